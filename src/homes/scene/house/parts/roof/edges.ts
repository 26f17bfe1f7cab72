import { boundsOf } from '#homes/model/geometry.ts';
import type { Side } from '#homes/model/sides.ts';
import type { Point2 } from '../grid.ts';
import { heightAt, type Piece, roofHeightAt, type Span } from './envelope.ts';
import { edgesOf } from './refined.ts';

/** A straight edge of the roof with nothing of equal height next to it; open air is to its right. */
export interface OpenEdge {
  readonly piece: Piece;
  readonly from: Point2;
  readonly to: Point2;
  /** `under` ends beneath another span's edge. */
  readonly kind: 'eaves' | 'verge' | 'under';
  /** Whether the edge is against a neighbour and so has no gutter or board. */
  readonly isFlush: boolean;
}

const PROBE_M = 2e-3;
const STEP_M = 0.004;

/** All edges where the roof's sheets end. The pieces must have a corner wherever a span ends. */
export function openEdges(
  spans: readonly Span[],
  pieces: readonly Piece[],
  flushSides: readonly Side[],
): OpenEdge[] {
  const bounds = boundsOf(spans.map(({ rect }) => rect));
  const ends = { south: bounds.y0, north: bounds.y1, west: bounds.x0, east: bounds.x1 };
  return pieces.flatMap((piece) =>
    edgesOf(piece.outline).flatMap(([from, to]): OpenEdge[] => {
      const out = rightOf(from, to);
      const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const beside = roofHeightAt(spans, [middle[0] + out[0] * PROBE_M, middle[1] + out[1] * PROBE_M]);
      const stepM = beside === null ? Infinity : heightAt(piece.slope.plane, middle) - beside;
      if (Math.abs(stepM) < STEP_M) return [];
      const side = facing(out);
      const at = side === 'south' || side === 'north' ? from[1] : from[0];
      const isFlush = side !== null && flushSides.includes(side) && Math.abs(at - ends[side]) < STEP_M;
      const kind = stepM < 0 ? 'under' : side === piece.slope.side ? 'eaves' : 'verge';
      return [{ piece, from, to, kind, isFlush }];
    }),
  );
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

/** Joins consecutive edges into paths; a path whose ends meet is a ring. */
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

/** The corners of a path, without points on straight lines. */
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
