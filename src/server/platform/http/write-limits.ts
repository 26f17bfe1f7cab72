import type { Dependencies } from '../dependencies.ts';
import { keyedLimit } from './concurrency.ts';
import { limitRate } from './rate-limits.ts';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Of one person in one process; each may hold a connection while it waits for a lock. */
const RUNNING = 2;
/** A double click waits its turn; more is a program. */
const WAITING = 30;

/** Runs a write that belongs to a person. */
export type LimitWrites = <Result>(userId: string, write: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps one person's writes from taking the database connections of all: two run at once, the next ones wait without a
 * connection, and their number is limited, at a moment and a minute.
 * @throws HttpError `too_many_requests` past either limit.
 */
export function limitWrites(dependencies: Pick<Dependencies, 'db' | 'now'>): LimitWrites {
  const limit = keyedLimit({ running: RUNNING, waiting: WAITING });
  return (userId, write) =>
    limit(userId, async () => {
      await limitRate(dependencies, { key: `writes:user:${userId}`, limit: PER_MINUTE, windowMs: MINUTE_MS });
      return write();
    });
}
