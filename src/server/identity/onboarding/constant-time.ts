import { setTimeout as delay } from 'node:timers/promises';

/** Longer than sending a code takes, so that the response time does not reveal whether one was sent. */
const MIN_DURATION_MS = 150;

/** Runs something and settles no sooner than `MIN_DURATION_MS` after the start, whether it succeeds or fails. */
export async function withConstantTime<Result>(run: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([run(), delay(MIN_DURATION_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
