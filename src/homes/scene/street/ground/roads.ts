import { type Interval, intervalWithout } from '#homes/model/difference.ts';
import type { Rect } from '#homes/model/geometry.ts';
import { opposite, SIDES, type Side } from '#homes/model/sides.ts';
import { DRAIN_M, KERB_M, type RoadEdge } from './kerbs.ts';

/** A road's carriageway and its edges. */
export interface LaidRoad {
  readonly carriageway: Rect;
  /** Pieces between its carriageway and those of adjoining roads. */
  readonly mouths: readonly Rect[];
  readonly edges: readonly RoadEdge[];
}

const TOUCH_M = 0.02;
/** A shorter edge closes a road's end and needs no drain. */
const LEAST_DRAIN_M = 7;
const EDGE_M = KERB_M + DRAIN_M;

/**
 * The edges of each road, without the parts where it meets another road. `crossings` are the drives and paths
 * across the edges.
 */
export function layRoads(roads: readonly Rect[], crossings: readonly Rect[]): LaidRoad[] {
  return roads.map((road) => {
    const others = roads.filter((each) => each !== road);
    const sides = SIDES.map((side) => ({ side, ...openOf(road, side, others) }));
    const widths = new Map(
      sides.map(({ side, open, isLong }) => [side, open.length === 0 ? 0 : isLong ? EDGE_M : KERB_M]),
    );
    const inset = (side: Side): number => widths.get(side) ?? 0;
    const carriageway = {
      x0: road.x0 + inset('west'),
      y0: road.y0 + inset('south'),
      x1: road.x1 - inset('east'),
      y1: road.y1 - inset('north'),
    };
    const edges = sides.flatMap(({ side, open, isLong }) => {
      const axis = side === 'south' || side === 'north' ? 'x' : 'y';
      return open.map(({ from, to }): RoadEdge => {
        // Corners belong to the edges along x.
        const ends =
          axis === 'x'
            ? { from, to }
            : {
                from: from === road.y0 ? from + inset('south') : from,
                to: to === road.y1 ? to - inset('north') : to,
              };
        return {
          axis,
          at: lineOf(road, side),
          towards: side === 'south' || side === 'west' ? 1 : -1,
          span: ends,
          crossings: crossings.filter((each) => touches(road, side, each)).map((each) => alongOf(each, axis)),
          hasDrain: isLong,
        };
      });
    });
    const mouths = sides.flatMap(({ side, joined }) =>
      joined.map(({ from, to }): Rect => {
        const line = lineOf(road, side);
        const inner = lineOf(carriageway, side);
        const [low, high] = [Math.min(line, inner), Math.max(line, inner)];
        return side === 'south' || side === 'north'
          ? { x0: from, x1: to, y0: low, y1: high }
          : { x0: low, x1: high, y0: from, y1: to };
      }),
    );
    return { carriageway, mouths: mouths.filter(({ x0, x1, y0, y1 }) => x1 > x0 && y1 > y0), edges };
  });
}

const lineOf = ({ x0, y0, x1, y1 }: Rect, side: Side): number =>
  ({ south: y0, east: x1, north: y1, west: x0 })[side];

const alongOf = ({ x0, y0, x1, y1 }: Rect, axis: 'x' | 'y'): Interval =>
  axis === 'x' ? { from: x0, to: x1 } : { from: y0, to: y1 };

function touches(road: Rect, side: Side, other: Rect): boolean {
  const axis = side === 'south' || side === 'north' ? 'x' : 'y';
  const [own, their] = [alongOf(road, axis), alongOf(other, axis)];
  const isLevel = Math.abs(lineOf(road, side) - lineOf(other, opposite(side))) < TOUCH_M;
  return isLevel && Math.min(own.to, their.to) - Math.max(own.from, their.from) > TOUCH_M;
}

function openOf(
  road: Rect,
  side: Side,
  others: readonly Rect[],
): { open: Interval[]; joined: Interval[]; isLong: boolean } {
  const axis = side === 'south' || side === 'north' ? 'x' : 'y';
  const whole = alongOf(road, axis);
  const joined = others.filter((other) => touches(road, side, other)).map((other) => alongOf(other, axis));
  return { open: intervalWithout(whole, joined), joined, isLong: whole.to - whole.from > LEAST_DRAIN_M };
}
