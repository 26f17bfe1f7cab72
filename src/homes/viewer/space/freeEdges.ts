import type { Rect } from '../../model/geometry.ts';
import { opposite, SIDES, type Side } from '../../model/sides.ts';

/** A stretch of a rectangle's side: `at` is its coordinate across the side, `low` to `high` along it. */
export interface FreeEdge {
  readonly side: Side;
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

const TOUCHING_M = 0.03;
const SHORTEST_M = 0.1;

/** The stretches of a room's sides without an adjoining room: the outside of the house. */
export const freeEdges = (rect: Rect, others: readonly Rect[]): FreeEdge[] =>
  SIDES.flatMap((side) => {
    const { at, low, high } = sideOf(rect, side);
    const taken = others
      .map((other) => sideOf(other, opposite(side)))
      .filter((other) => Math.abs(other.at - at) < TOUCHING_M)
      .sort((a, b) => a.low - b.low);
    const free: FreeEdge[] = [];
    let reached = low;
    for (const { low: from, high: to } of taken) {
      free.push({ side, at, low: reached, high: Math.min(from, high) });
      reached = Math.max(reached, to);
    }
    free.push({ side, at, low: reached, high });
    return free.filter((edge) => edge.high - edge.low > SHORTEST_M);
  });

function sideOf({ x0, x1, y0, y1 }: Rect, side: Side): { at: number; low: number; high: number } {
  switch (side) {
    case 'south':
      return { at: y0, low: x0, high: x1 };
    case 'north':
      return { at: y1, low: x0, high: x1 };
    case 'west':
      return { at: x0, low: y0, high: y1 };
    case 'east':
      return { at: x1, low: y0, high: y1 };
  }
}
