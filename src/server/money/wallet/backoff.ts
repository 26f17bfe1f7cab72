import { HOUR_MS } from '#domain/durations.ts';

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = HOUR_MS;
const MAX_DOUBLINGS = 10;

/** When a failed call to a bank is retried: the wait doubles with each failure, up to one hour. */
export function nextRetryAt(at: Date, tries: number): Date {
  const waitMs = FIRST_WAIT_MS * 2 ** Math.min(Math.max(tries - 1, 0), MAX_DOUBLINGS);
  return new Date(at.getTime() + Math.min(waitMs, MAX_WAIT_MS));
}
