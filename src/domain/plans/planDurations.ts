import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from './plans.ts';

/** Every length of a plan, the shortest first. */
export const PLAN_DURATIONS_MONTHS: readonly number[] = Array.from(
  { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
  (_, index) => MIN_DURATION_MONTHS + index,
);
