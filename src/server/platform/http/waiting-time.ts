const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A wait as text: `in 12 minutes`. Rounded up, so that the time is never too short. */
export function waitingTime(waitMs: number): string {
  if (waitMs <= MINUTE_MS) return 'in a minute';
  if (waitMs <= HOUR_MS) return `in ${Math.ceil(waitMs / MINUTE_MS)} minutes`;
  return `in ${Math.ceil(waitMs / HOUR_MS)} hours`;
}
