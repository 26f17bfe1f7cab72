import type { Side } from '../../../../model/parts/part.ts';
import type { Point2 } from '../grid.ts';
import { heightAt, type Piece, roofHeightAt, type Span } from './envelope.ts';

/** A straight edge of the roof with nothing as high beside it; the open air is to its right. */
export interface OpenEdge {
  readonly piece: Piece;
  readonly from: Point2;
  readonly to: Point2;
  readonly kind: 'eaves' | 'verge';
}

const PROBE_M = 2e-3;
const STEP_M = 0.01;

/** All edges of the roof at which its sheets end. */
export function openEdges(spans: readonly Span[], pieces: readonly Piece[]): OpenEdge[] {
  return pieces.flatMap((piece) =>
    piece.outline.flatMap((corner, index) => {
      const end = piece.outline[(index + 1) % piece.outline.length] ?? corner;
      return cut(corner, end, spans).flatMap(([from, to]): OpenEdge[] => {
        const out = rightOf(from, to);
        const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const beside = roofHeightAt(spans, [middle[0] + out[0] * PROBE_M, middle[1] + out[1] * PROBE_M]);
        const isOpen = beside === null || beside < heightAt(piece.slope.plane, middle) - STEP_M;
        if (!isOpen) return [];
        return [{ piece, from, to, kind: facing(out) === piece.slope.side ? 'eaves' : 'verge' }];
      });
    }),
  );
}

/** In pieces that end where another span begins or ends. */
function cut(from: Point2, to: Point2, spans: readonly Span[]): (readonly [Point2, Point2])[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const isLevel = Math.abs(dy) < 1e-6;
  if (!isLevel && Math.abs(dx) > 1e-6) return [[from, to]];
  const lines = spans.flatMap(({ rect }) => (isLevel ? [rect.x0, rect.x1] : [rect.y0, rect.y1]));
  const [start, long] = isLevel ? [from[0], dx] : [from[1], dy];
  const inner = lines.map((line) => (line - start) / long).filter((t) => t > 1e-6 && t < 1 - 1e-6);
  const stops = [0, ...new Set(inner), 1].sort((a, b) => a - b);
  const at = (t: number): Point2 => (t === 0 ? from : t === 1 ? to : [from[0] + dx * t, from[1] + dy * t]);
  return stops.slice(1).map((stop, index) => [at(stops[index] ?? 0), at(stop)] as const);
}

export function rightOf(from: Point2, to: Point2): Point2 {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [dy / long, -dx / long];
}

function facing([x, y]: Point2): Side | null {
  if (y < -0.99) return 'south';
  if (y > 0.99) return 'north';
  if (x < -0.99) return 'west';
  return x > 0.99 ? 'east' : null;
}

/** Edges that go on from one another, as paths; a path whose ends meet is a ring. */
export function chained<T extends { readonly from: Point2; readonly to: Point2 }>(
  edges: readonly T[],
  goesOn: (a: T, b: T) => boolean = () => true,
): { readonly edges: readonly T[]; readonly isRing: boolean }[] {
  const rest = new Set(edges);
  const meets = (a: Point2, b: Point2) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-4;
  const chains: { edges: T[]; isRing: boolean }[] = [];
  for (const first of edges) {
    if (!rest.delete(first)) continue;
    const chain = [first];
    for (let grew = true; grew; ) {
      grew = false;
      for (const each of rest) {
        const [head, tail] = [chain[0], chain.at(-1)];
        if (tail && meets(tail.to, each.from) && goesOn(tail, each)) chain.push(each);
        else if (head && meets(each.to, head.from) && goesOn(each, head)) chain.unshift(each);
        else continue;
        rest.delete(each);
        grew = true;
      }
    }
    const [head, tail] = [chain[0], chain.at(-1)];
    chains.push({ edges: chain, isRing: chain.length > 2 && !!head && !!tail && meets(tail.to, head.from) });
  }
  return chains;
}

/** The corners of a path, straight ones left out. */
export function cornersOf(
  edges: readonly { readonly from: Point2; readonly to: Point2 }[],
  isRing: boolean,
): Point2[] {
  const [first] = edges;
  if (!first) return [];
  const all = [first.from, ...edges.map(({ to }) => to)];
  const points = isRing ? all.slice(0, -1) : all;
  return points.filter((point, index) => {
    const before = points[index - 1] ?? (isRing ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (isRing ? points[0] : undefined);
    if (!before || !after) return true;
    const turn =
      (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(turn) > 1e-6;
  });
}
