import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '#homes/scene/mesh.ts';
import type { Vec3 } from '#homes/scene/vector.ts';
import type { Point2 } from '../grid.ts';
import { heightAt, type Piece, type Span, UPHILL } from './envelope.ts';
import { clipLineToPolygon } from './polygons.ts';

const SPACING_M = 0.3;
const HEIGHT_M = 0.035;
const HALF_FOOT_M = 0.022;
const HALF_HEAD_M = 0.011;
const FOOT_UNDER_M = 0.006;
/** Distance from the ridge's cap and from a valley. */
const END_GAP_M = 0.05;
const LEAST_M = 0.15;

/** The ribs of long-span sheets, up each slope. */
export function drawRibs(
  mesh: MeshBuilder,
  material: Material,
  spans: readonly Span[],
  pieces: readonly Piece[],
): void {
  for (const [index, span] of spans.entries()) {
    for (const slope of span.slopes) {
      const own = pieces.filter((piece) => piece.span === index && piece.slope === slope);
      if (own.length === 0) continue;
      const { x0, x1, y0, y1 } = span.rect;
      const isAcross = slope.side === 'south' || slope.side === 'north';
      const [from, to] = isAcross ? [x0, x1] : [y0, y1];
      const count = Math.max(1, Math.round((to - from) / SPACING_M));
      const up = UPHILL[slope.side];
      for (let rib = 0; rib <= count; rib += 1) {
        const inset = Math.min(Math.max(((to - from) * rib) / count, 0.03), to - from - 0.03);
        const u = from + inset;
        const start: Point2 = isAcross
          ? [u, slope.side === 'south' ? y0 : y1]
          : [slope.side === 'west' ? x0 : x1, u];
        const stretches = joined(
          own.flatMap(({ outline }) => {
            const stretch = clipLineToPolygon(outline, start, up);
            return stretch ? [stretch] : [];
          }),
        );
        for (const [a, b] of stretches) {
          const begin = a < 0.01 ? 0.004 : a + END_GAP_M;
          const end = b - END_GAP_M;
          if (end - begin < LEAST_M) continue;
          drawRib(
            mesh,
            material,
            (t) => {
              const at: Point2 = [start[0] + up[0] * t, start[1] + up[1] * t];
              return [at[0], at[1], heightAt(slope.plane, at)];
            },
            [begin, end],
            isAcross,
          );
        }
      }
    }
  }
}

function joined(stretches: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from - last[1] < 1e-3) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

function drawRib(
  mesh: MeshBuilder,
  material: Material,
  at: (t: number) => Vec3,
  [begin, end]: readonly [number, number],
  isAcross: boolean,
): void {
  const cut = (t: number): Vec3[] => {
    const [x, y, z] = at(t);
    const side = (metres: number, up: number): Vec3 =>
      isAcross ? [x + metres, y, z + up] : [x, y + metres, z + up];
    return [
      side(-HALF_FOOT_M, -FOOT_UNDER_M),
      side(HALF_FOOT_M, -FOOT_UNDER_M),
      side(HALF_HEAD_M, HEIGHT_M),
      side(-HALF_HEAD_M, HEIGHT_M),
    ];
  };
  const [a, b] = [cut(begin), cut(end)];
  const faces: Face[] = [a, [...b].reverse()];
  a.forEach((_, index) => {
    const next = (index + 1) % a.length;
    const face = [a[index], b[index], b[next], a[next]];
    faces.push(face.filter((corner) => corner !== undefined));
  });
  // Anticlockwise along +y and -x; the other two directions are mirrored.
  const [first, last] = [at(begin), at(end)];
  const isMirrored = isAcross ? last[1] < first[1] : last[0] > first[0];
  mesh.faces(material, isMirrored ? faces.map((face) => [...face].reverse()) : faces);
}
