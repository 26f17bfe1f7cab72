import { DAY_MS, HOUR_MS, LONGEST_IN_HOURS_MS, MINUTE_MS } from './durations.ts';

/** A wait as text, like `in 12 minutes`, rounded up. */
export function waitingTime(waitMs: number): string {
  if (waitMs <= MINUTE_MS) return 'in a minute';
  if (waitMs <= HOUR_MS) return `in ${Math.ceil(waitMs / MINUTE_MS)} minutes`;
  if (waitMs <= LONGEST_IN_HOURS_MS) return `in ${Math.ceil(waitMs / HOUR_MS)} hours`;
  return `in ${Math.ceil(waitMs / DAY_MS)} days`;
}
