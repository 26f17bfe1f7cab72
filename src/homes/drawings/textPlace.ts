import { centreOf, type Point, type Rect } from '../model/geometry.ts';
import { MARGIN_M, type RoomText, textSize } from './roomText.ts';

const STEP_M = 0.1;
/** What a metre away from the middle costs, in square metres of covered furniture. */
const FAR_COST = 0.03;

/** The middle of a room's text: where it covers the least furniture, and as near to the middle of the room as that allows. */
export function textPlace(text: RoomText, room: Rect, furniture: readonly { readonly rect: Rect }[]): Point {
  const { widthM, heightM } = textSize(text);
  const middle = centreOf(room);
  const near = furniture.map(({ rect }) => rect).filter((rect) => overlapSqm(rect, room) > 0);
  const reach = (from: number, to: number, size: number) => Math.max(0, (to - from - MARGIN_M - size) / 2);
  const [reachX, reachY] = [reach(room.x0, room.x1, widthM), reach(room.y0, room.y1, heightM)];
  let best = middle;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const x of steps(middle.x, reachX)) {
    for (const y of steps(middle.y, reachY)) {
      const box = { x0: x - widthM / 2, x1: x + widthM / 2, y0: y - heightM / 2, y1: y + heightM / 2 };
      const covered = near.reduce((sum, rect) => sum + overlapSqm(rect, box), 0);
      const cost = covered + FAR_COST * Math.hypot(x - middle.x, y - middle.y);
      if (cost < leastCost) [best, leastCost] = [{ x, y }, cost];
    }
  }
  return best;
}

function steps(middle: number, reach: number): number[] {
  const count = Math.floor(reach / STEP_M);
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * STEP_M);
}

const overlapSqm = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
