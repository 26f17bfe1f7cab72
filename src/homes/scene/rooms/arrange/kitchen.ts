import { opposite, SIDES, type Side } from '#homes/model/sides.ts';
import type { Layout } from '../layout/layout.ts';
import { stool } from '../pieces/armchair.ts';
import { COUNTER_DEPTH_M, counter, fridge, hood, island, upperCupboards } from '../pieces/kitchen.ts';
import { bellPendants } from '../pieces/lights.ts';
import { acrossM, flanks, pointFrom, spanOf } from '../shape/gap.ts';
import type { Context } from './context.ts';
import { diningGroup } from './dining.ts';
import { hasDoorway, hasWindow, lengthOf } from './walls.ts';

const MIN_RUN_M = 1.2;
const STEP_M = 0.1;
const EDGE_M = 0.02;

interface Run {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

export function kitchen(layout: Layout, context: Context): void {
  const main = mainRun(layout, context);
  if (!main) return;
  const side = sideRun(layout, main, context);
  layout.against(
    fridge(context.theme),
    [...(side ? [side.side] : []), main.side, ...flanks(main.side), opposite(main.side)],
    side ? nearOf(side) : 'low',
  );
  uppers(layout, main, context);
  if (side) uppers(layout, side, context);
  if (setIsland(layout, main, context)) return;
  if (context.dinesHere) diningGroup(layout, context, 4);
}

const nearOf = ({ from, to }: Run): number => (from + to) / 2;

/** The main run: under the window, or along the longest wall without a door. */
function mainRun(layout: Layout, { theme }: Context): Run | null {
  const rank = (side: Side): number =>
    (hasDoorway(layout, side) ? 20 : 0) + (hasWindow(layout, side) ? 0 : 10) - lengthOf(layout, side);
  for (const side of SIDES.toSorted((a, b) => rank(a) - rank(b))) {
    const [low, high] = spanOf(layout.inner, side);
    const window = layout.gaps.find((gap) => gap.side === side && gap.kind === 'window');
    for (let widthM = high - low - 2 * EDGE_M; widthM >= MIN_RUN_M; widthM -= STEP_M) {
      for (const from of [low + EDGE_M, high - EDGE_M - widthM]) {
        const middle = from + widthM / 2;
        const preferredAt = window ? (window.from + window.to) / 2 - middle : 0;
        const sinkAt = Math.min(Math.max(preferredAt, -widthM / 2 + 0.35), widthM / 2 - 0.35);
        const others = flanks(side).some((flank) => !hasDoorway(layout, flank));
        const hobAt = sinkAt > 0 ? sinkAt - 1 : sinkAt + 1;
        const canCook = Math.abs(hobAt) < widthM / 2 - 0.35;
        // Seen from the room, the piece's x runs against the room's coordinate on two of the sides.
        const sign = side === 'north' || side === 'west' ? 1 : -1;
        const fittings =
          others || !canCook ? { sinkM: sign * sinkAt } : { sinkM: sign * sinkAt, hobM: sign * hobAt };
        const at = pointFrom(layout.inner, side, middle, 0.005);
        if (layout.set(counter(widthM, fittings, theme), side, at.x, at.y))
          return { side, from, to: from + widthM };
      }
    }
  }
  return null;
}

/** A run along a wall next to the main run, starting at its front, with the hob and its hood. */
function sideRun(layout: Layout, main: Run, { theme }: Context): Run | null {
  const sides = flanks(main.side).toSorted(
    (a, b) => Number(hasDoorway(layout, a)) - Number(hasDoorway(layout, b)),
  );
  for (const side of sides) {
    const [low, high] = spanOf(layout.inner, side);
    const isAtHigh = main.side === 'north' || main.side === 'east';
    const startM = COUNTER_DEPTH_M + 0.012;
    for (let widthM = high - low - startM - 0.8; widthM >= MIN_RUN_M; widthM -= STEP_M) {
      const from = isAtHigh ? high - startM - widthM : low + startM;
      const middle = from + widthM / 2;
      const at = pointFrom(layout.inner, side, middle, 0.005);
      if (!layout.set(counter(widthM, { hobM: 0 }, theme), side, at.x, at.y)) continue;
      layout.set(hood(), side, at.x, at.y);
      return { side, from, to: from + widthM };
    }
  }
  return null;
}

/** Wall cupboards over a run, between its windows and hood, in the widest sizes that fit. */
function uppers(layout: Layout, { side, from, to }: Run, { theme }: Context): void {
  for (const widthM of [1.5, 1, 0.5]) {
    for (let start = from; start + widthM <= to + 0.001; start += 0.05) {
      const at = pointFrom(layout.inner, side, start + widthM / 2, 0.008);
      layout.set(upperCupboards(widthM, theme), side, at.x, at.y);
    }
  }
}

/** An island in the middle of the room, with stools at its far side. */
function setIsland(layout: Layout, main: Run, { theme, ceilingM }: Context): boolean {
  if (acrossM(layout.inner, main.side) < 3.3) return false;
  const [low, high] = spanOf(layout.inner, main.side);
  for (const widthM of [2.2, 1.8, 1.5]) {
    for (let offM = 0; offM < (high - low) / 2 - widthM / 2; offM += 0.1) {
      for (const along of [(low + high) / 2 - offM, (low + high) / 2 + offM]) {
        const back = COUNTER_DEPTH_M + 1.0 + 0.9;
        const at = (x: number, away: number) => pointFrom(layout.inner, main.side, x, away);
        const seats = [-0.5, 0, 0.5].map((share) => ({
          piece: stool(theme),
          side: opposite(main.side),
          ...at(along + share * widthM * 0.62, back + 0.02 + 0.4),
        }));
        const table = { piece: island(widthM, theme), side: opposite(main.side), ...at(along, back) };
        if (!layout.setAll([table, ...seats])) continue;
        const over = at(along, back - 0.3);
        layout.add(bellPendants(widthM, ceilingM), opposite(main.side), over.x, over.y);
        return true;
      }
    }
  }
  return false;
}
