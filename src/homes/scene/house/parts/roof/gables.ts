import { WALL_FACE_OFFSET_M } from '#homes/model/parts/blockContext.ts';
import type { RoofPart, RoofSpan } from '#homes/model/parts/part.ts';
import { SIDES, type Side } from '#homes/model/sides.ts';
import type { Face, MeshBuilder } from '#homes/scene/mesh.ts';
import type { Vec3 } from '#homes/scene/vector.ts';
import type { Point2 } from '../grid.ts';
import { heightAt, roofHeightAt, type Span } from './envelope.ts';
import { clipped } from './polygons.ts';

/** Behind the face of the wall below, which it extends into. */
const STEP_M = 0.004;
/** Past the centre line of the wall around the corner, so that it ends inside that wall. */
const END_M = 0.105;
const JOINT_M = 0.0005;
/** Behind the plaster of the wall below. */
const INNER_M = 0.108;
/** Gap between a crosswise wall and a neighbour's, inside the party wall. */
const FLUSH_END_M = 0.006;
const DEEP_M = 9;
const UNDER_ROOF_M = 0.055;
const PARTY_GAP_M = 0.002;

/** The walls under gables and under the high edge of a single slope. */
export function drawGables(mesh: MeshBuilder, part: RoofPart, spans: readonly Span[]): void {
  part.spans.forEach((own, index) => {
    const span = spans[index];
    if (!span) return;
    for (const side of SIDES) {
      if (!own.slopes.includes(side))
        drawGable(mesh, part, { own: own.rect, gable: own.gable, span, side, spans });
    }
  });
}

interface Gable {
  readonly own: RoofSpan['rect'];
  readonly gable: RoofSpan['gable'];
  readonly span: Span;
  readonly side: Side;
  readonly spans: readonly Span[];
}

function drawGable(mesh: MeshBuilder, part: RoofPart, { own, gable, span, side, spans }: Gable): void {
  const isAcross = side === 'south' || side === 'north';
  const at = { south: own.y0, north: own.y1, west: own.x0, east: own.x1 }[side];
  const isFlush = part.flushSides.includes(side);
  const inwards = side === 'south' || side === 'west' ? 1 : -1;
  const outer = at - inwards * (isFlush ? -PARTY_GAP_M : WALL_FACE_OFFSET_M - STEP_M);
  const inner = at + inwards * INNER_M;
  const [from, to] = isAcross ? [own.x0, own.x1] : [own.y0, own.y1];
  const others = spans.filter((other) => other !== span);
  const isShared = (s: number) =>
    part.spans.some(({ rect, slopes }) => {
      if (rect === own || slopes.includes(side)) return false;
      const line = { south: rect.y0, north: rect.y1, west: rect.x0, east: rect.x1 }[side];
      const [a, b] = isAcross ? [rect.x0, rect.x1] : [rect.y0, rect.y1];
      return Math.abs(line - at) < 0.01 && (Math.abs(a - s) < 0.01 || Math.abs(b - s) < 0.01);
    });
  const pastM = (s: number) =>
    isShared(s) ? -JOINT_M : isFlushEnd(part, isAcross, s) ? -FLUSH_END_M : END_M;
  const [low, high] = [from - pastM(from), to + pastM(to)];
  const bottomM = part.wallTopM - (isAcross ? 0.02 : 0.026);
  const onLine = (s: number): Point2 => (isAcross ? [s, at] : [at, s]);
  const own0 = (s: number) => Math.min(...span.slopes.map(({ plane }) => heightAt(plane, onLine(s))));
  const middle = onLine((from + to) / 2);
  const covering = roofHeightAt(others, middle);
  if (covering !== null && covering > own0((from + to) / 2) - 0.02) return;
  const stops = [low, ...breaks(span, onLine, low, high), high];
  const profile = stops.map((s): readonly [number, number] => [s, own0(s) - UNDER_ROOF_M]);
  if (profile.every(([, z]) => z < part.wallTopM + 0.03)) return;
  const deep = bottomM - DEEP_M;
  const outline = clipped([[low, deep], [high, deep], ...profile.reverse()], { a: 0, b: 1, c: bottomM });
  const corner = ([s, z]: readonly [number, number], depth: number): Vec3 =>
    isAcross ? [s, depth, z] : [depth, s, z];
  const front = outline.map((point) => corner(point, outer));
  const back = outline.map((point) => corner(point, inner));
  const faces: Face[] = [front, [...back].reverse()];
  outline.forEach((_, index) => {
    const next = (index + 1) % outline.length;
    const face = [front[index], back[index], back[next], front[next]];
    faces.push(face.filter((each) => each !== undefined));
  });
  // Anticlockwise as seen from the south, and from the east.
  const isMirrored = side === 'north' || side === 'west';
  mesh.faces(gable, isMirrored ? faces.map((face) => [...face].reverse()) : faces);
}

/** Whether a crosswise wall ends at a neighbour's. */
function isFlushEnd({ flushSides, spans }: RoofPart, isAcross: boolean, s: number): boolean {
  if (!isAcross) return false;
  const isWest = flushSides.includes('west') && Math.min(...spans.map(({ rect }) => rect.x0)) === s;
  const isEast = flushSides.includes('east') && Math.max(...spans.map(({ rect }) => rect.x1)) === s;
  return isWest || isEast;
}

/** Positions along the wall where the roof over it bends. */
function breaks(span: Span, onLine: (s: number) => Point2, from: number, to: number): number[] {
  const [one, other] = span.slopes;
  if (!one || !other) return [];
  const difference = (s: number) => heightAt(one.plane, onLine(s)) - heightAt(other.plane, onLine(s));
  const [a, b] = [difference(from), difference(to)];
  if (a * b >= 0) return [];
  return [from + ((to - from) * a) / (a - b)];
}
