import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';

/** A wait as text: `in 12 minutes`. Rounded up, so that the time is never too short. */
export function waitingTime(waitMs: number): string {
  if (waitMs <= MINUTE_MS) return 'in a minute';
  if (waitMs <= HOUR_MS) return `in ${Math.ceil(waitMs / MINUTE_MS)} minutes`;
  return `in ${Math.ceil(waitMs / HOUR_MS)} hours`;
}
