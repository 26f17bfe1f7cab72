import { MINUTE_MS } from '#domain/durations.ts';
import type { Dependencies } from '../dependencies.ts';
import { keyedLimit } from './concurrency.ts';
import { limitRate } from './rate-limits.ts';

const PER_MINUTE = 60;
/** Per user and process, because each write can hold a database connection while it waits for a lock. */
const RUNNING = 2;
/** Enough for double clicks; only a script sends more. */
const WAITING = 30;

/** Runs a user's write under the user's limits. */
export type LimitWrites = <Result>(userId: string, write: () => Promise<Result>) => Promise<Result>;

/**
 * Prevents one user's writes from using all database connections: two run at once, a limited number wait without a
 * connection, and 60 per minute are allowed.
 * @throws HttpError `too_many_requests` beyond either limit.
 */
export function limitWrites(dependencies: Pick<Dependencies, 'db' | 'now'>): LimitWrites {
  const limit = keyedLimit({ running: RUNNING, waiting: WAITING });
  return (userId, write) =>
    limit(userId, async () => {
      await limitRate(dependencies, { key: `writes:user:${userId}`, limit: PER_MINUTE, windowMs: MINUTE_MS });
      return write();
    });
}
