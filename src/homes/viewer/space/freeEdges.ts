import { type Interval, intervalWithout } from '../../model/difference.ts';
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
    const { at, ...whole } = sideOf(rect, side);
    const taken = others
      .map((other) => sideOf(other, opposite(side)))
      .filter((other) => Math.abs(other.at - at) < TOUCHING_M);
    return intervalWithout(whole, taken, SHORTEST_M).map(({ from, to }) => ({
      side,
      at,
      low: from,
      high: to,
    }));
  });

function sideOf({ x0, x1, y0, y1 }: Rect, side: Side): Interval & { readonly at: number } {
  switch (side) {
    case 'south':
      return { at: y0, from: x0, to: x1 };
    case 'north':
      return { at: y1, from: x0, to: x1 };
    case 'west':
      return { at: x0, from: y0, to: y1 };
    case 'east':
      return { at: x1, from: y0, to: y1 };
  }
}
