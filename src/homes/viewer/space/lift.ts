import type { BlockSpace } from './blockSpace.ts';

/** How far apart the floors of a block are: one entry a storey, the last one is the roof's. */
export interface Lift {
  readonly risesM: readonly number[];
  /** How much of each storey's height is cut off its top: 0 is whole, 1 is open. */
  readonly cuts: readonly number[];
}

/** Where an open storey's walls end, above its floor: over the sills, under the eye. */
export const OPEN_WALL_M = 1.35;
const CLEAR_OF_PLAN_M = 4;

/** Where the floors are to be for `openLevel` to lie open; all together where it is null. */
export function liftFor({ levels, footprint }: BlockSpace, openLevel: number | null): Lift {
  const shorterM = Math.min(footprint.x1 - footprint.x0, footprint.y1 - footprint.y0);
  const riseM = shorterM + CLEAR_OF_PLAN_M;
  const above = (level: number) => openLevel !== null && level > openLevel;
  return {
    risesM: [...levels.map(({ index }) => index), levels.length].map((level) => (above(level) ? riseM : 0)),
    cuts: levels.map(({ index }) => (index === openLevel ? 1 : 0)),
  };
}

/**
 * The height above which a storey, or the roof, is cut off now; null where it is whole. Below an open storey all is cut
 * with it, so that nothing stands up through its plan.
 */
export function cutAboveM(
  { levels }: Pick<BlockSpace, 'levels'>,
  { risesM, cuts }: Lift,
  level: number,
): number | null {
  const open = levels.find(({ index }) => index >= level && (cuts[index] ?? 0) > 0);
  if (!open) return null;
  const lowM = open.zM + (risesM[open.index] ?? 0);
  const wholeM = open.topM - open.zM;
  return lowM + wholeM + (OPEN_WALL_M - wholeM) * (cuts[open.index] ?? 0);
}

/** Seconds in which most of the way is gone. */
const EASE_S = 0.16;
const NEAR = 0.002;

/** Nearer to `wanted` after `seconds`; the very same object as `wanted` once it is there. */
export function eased(current: Lift, wanted: Lift, seconds: number): Lift {
  const share = 1 - Math.exp(-seconds / EASE_S);
  const step = (from: number, to: number) => (Math.abs(to - from) < NEAR ? to : from + (to - from) * share);
  const next = {
    risesM: wanted.risesM.map((to, index) => step(current.risesM[index] ?? 0, to)),
    cuts: wanted.cuts.map((to, index) => step(current.cuts[index] ?? 0, to)),
  };
  const isThere =
    next.risesM.every((rise, index) => rise === wanted.risesM[index]) &&
    next.cuts.every((cut, index) => cut === wanted.cuts[index]);
  return isThere ? wanted : next;
}
