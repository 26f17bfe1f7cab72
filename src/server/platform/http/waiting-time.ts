const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait, for a sentence: `in 12 minutes`. Rounded up, so that the time named is never too short. */
export function waitingTime(waitMs: number): string {
  if (waitMs <= MINUTE_MS) return 'in a minute';
  if (waitMs <= HOUR_MS) return `in ${Math.ceil(waitMs / MINUTE_MS)} minutes`;
  const hours = Math.ceil(waitMs / HOUR_MS);
  return `in ${hours} hours`;
}
