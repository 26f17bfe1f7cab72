import { COSTLY_REQUESTS_PER_DAY } from '#domain/accounts/accounts.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../db/database.ts';
import { countHits, tooManyRequests } from './rate-limits.ts';

interface Costly {
  readonly userId: string;
  /** Each is counted by itself, so that nobody with a stolen session keeps the owner from changing the password. */
  readonly kind:
    | 'agreement'
    | 'plan-change'
    | 'leaving'
    | 'name-change'
    | 'kin-change'
    | 'password-change'
    | 'withdrawal';
  readonly at: Date;
}

/**
 * Limits what costs us something each time. Call it in the transaction that does it, so that only what takes effect
 * counts.
 * @throws HttpError `too_many_requests` beyond `COSTLY_REQUESTS_PER_DAY` of a kind.
 */
export async function limitPerDay(db: Database, { userId, kind, at }: Costly): Promise<void> {
  const limit = { key: `costly:${kind}:user:${userId}`, limit: COSTLY_REQUESTS_PER_DAY, windowMs: DAY_MS };
  const waitMs = await countHits(db, [limit], at);
  if (waitMs > 0) throw tooManyRequests(waitMs);
}
