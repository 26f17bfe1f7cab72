import { MINUTE_MS } from '#domain/durations.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Principal } from './access.ts';
import { keyedLimit } from './concurrency.ts';
import { limitRate } from './rate-limits.ts';

export const WRITES_PER_MINUTE = {
  session: 60,
  /** As many as four sessions. */
  account: 240,
} as const;
/** Per process, because each write can hold a database connection while it waits for a lock. */
const RUNNING = { session: 2, account: 4 } as const;
/** Enough for double clicks; only a script sends more. */
const WAITING = 30;

/** Runs a user's write under the limits of the session and of the account. */
export type LimitWrites = <Result>(
  principal: Pick<Principal, 'userId' | 'tokenHash'>,
  write: () => Promise<Result>,
) => Promise<Result>;

/**
 * Prevents one user's writes from using all database connections: two of a session and four of an account run at once,
 * a limited number wait without a connection, and 60 per minute and session are allowed. The limits of the account are
 * higher, and counted once those of the session have let a write pass, so that one stolen session does not keep its
 * owner from writing.
 * @throws HttpError `too_many_requests` beyond any of the limits.
 */
export function limitWrites(dependencies: Pick<Dependencies, 'db' | 'now'>): LimitWrites {
  const ofSession = keyedLimit({ running: RUNNING.session, waiting: WAITING });
  const ofAccount = keyedLimit({ running: RUNNING.account, waiting: WAITING });
  const countPerMinute = (key: string, limit: number): Promise<void> =>
    limitRate(dependencies, { key: `writes:${key}`, limit, windowMs: MINUTE_MS });
  return ({ userId, tokenHash }, write) =>
    ofSession(tokenHash, async () => {
      await countPerMinute(`session:${tokenHash}`, WRITES_PER_MINUTE.session);
      return ofAccount(userId, async () => {
        await countPerMinute(`user:${userId}`, WRITES_PER_MINUTE.account);
        return write();
      });
    });
}
