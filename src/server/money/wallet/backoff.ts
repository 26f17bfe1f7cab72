const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 60 * 60_000;
const MAX_DOUBLINGS = 10;

/** When a call to a bank is tried again after so many failed tries: each wait is twice the one before, an hour at most. */
export function nextTry(at: Date, tries: number): Date {
  const waitMs = FIRST_WAIT_MS * 2 ** Math.min(Math.max(tries - 1, 0), MAX_DOUBLINGS);
  return new Date(at.getTime() + Math.min(waitMs, MAX_WAIT_MS));
}
