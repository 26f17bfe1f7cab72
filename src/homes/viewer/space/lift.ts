import type { BlockSpace } from './blockSpace.ts';

/** How far the floors of a block are raised: one entry per storey, the last one for the roof. */
export interface Lift {
  readonly risesM: readonly number[];
  /** How far each storey is cut: 0 is whole, 1 is open. */
  readonly cuts: readonly number[];
}

/** Height of an open storey's walls above its floor: above the sills, below eye level. */
export const OPEN_WALL_M = 1.35;
const CLEAR_OF_PLAN_M = 4;

/** The target lift for an open `openLevel`; all floors down if it is null. */
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
 * The height above which a storey or the roof is currently cut; null if it is whole. Storeys below an open one are
 * cut with it, so that nothing rises through its plan.
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

/** Time constant of the animation, in seconds. */
const EASE_S = 0.16;
const NEAR = 0.002;

/** The lift after `seconds` of easing towards `wanted`; returns the `wanted` object itself once it is reached. */
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
