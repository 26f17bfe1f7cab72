import type { Database } from '../../db/database.ts';
import { countHits, type RateLimit, takeHitsBack } from '../../http/rate-limits.ts';
import { otpFailures } from '../../operations/metrics.ts';
import { tooManyFailures } from './issue.ts';

/**
 * A limit by account does not stop one guess at each of many accounts. These do: at 300 failures in ten minutes,
 * all day, less than five accounts a day are lost, and the alert comes within minutes. A network's limit is not low,
 * because a Nigerian carrier puts many people behind one, and guesses under way count until they prove right.
 */
export const FAILURES_PER_NETWORK = 100;
export const FAILURES_IN_ALL = 300;
export const FAILURE_WINDOW_MS = 10 * 60 * 1000;

/** Always in this order: their rows are locked in it. */
const failureLimits = (network: string): readonly RateLimit[] => [
  { key: `otp-failures:network:${network}`, limit: FAILURES_PER_NETWORK, windowMs: FAILURE_WINDOW_MS },
  { key: 'otp-failures:all', limit: FAILURES_IN_ALL, windowMs: FAILURE_WINDOW_MS },
];

/**
 * Counts a guess as a failure before it is looked at, so that guesses made at the same moment cannot pass the limit
 * together. One that was none is taken back with `forgiveGuess`.
 * @throws Fault `otp_too_many_failures` when the network, or everyone together, is over the limit.
 */
export async function chargeGuess(db: Database, network: string, now: Date): Promise<void> {
  const waitMs = await countHits(db, failureLimits(network), now);
  if (waitMs === 0) return;
  await forgiveGuess(db, network);
  otpFailures.inc({ limit: 'spraying' });
  throw tooManyFailures(waitMs);
}

export async function forgiveGuess(db: Database, network: string): Promise<void> {
  await takeHitsBack(
    db,
    failureLimits(network).map(({ key }) => key),
  );
}
