import { setTimeout as delay } from 'node:timers/promises';

/** Longer than sending a code takes, so that the time of the answer does not tell whether one was sent. */
const EVEN_TIME_MS = 150;

/** Ends no sooner than `EVEN_TIME_MS` after it began, however it ends. */
export async function inEvenTime<Result>(run: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([run(), delay(EVEN_TIME_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
