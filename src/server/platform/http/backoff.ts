import { inArray, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/database.ts';
import { backoffs } from '../db/schema/users.ts';

/** A limit on attempts, with growing waits. */
export interface Backoff {
  /** What is counted: `login:<user>:network:10.0.0.0/24`. */
  readonly key: string;
  /** The number of attempts without a wait. */
  readonly freeAttempts: number;
  /** The waits after the last free attempt and each later one; the last wait repeats. */
  readonly waitsMs: readonly number[];
  /**
   * How long after the first attempt the count resets, and once the free ones are used up, after the last: at least the
   * longest wait. From the last alone, a network with a wrong code now and then would never start anew.
   */
  readonly forgetAfterMs: number;
}

/**
 * A time before every attempt. Not that of the attempt itself: attempts reach the database out of order, and a later one
 * would block an earlier one.
 */
const NOT_BLOCKED = sql`'epoch'::timestamptz`;

/**
 * Counts an attempt against each limit before the attempt is made, so that concurrent attempts cannot all pass. Returns
 * 0, or the wait in milliseconds if a limit blocks it, in which case nothing is counted. Call `uncountAttempts` after an
 * attempt that turns out to be harmless.
 */
export async function countAttempt(db: Database, limits: readonly Backoff[], now: Date): Promise<number> {
  const counted: string[] = [];
  for (const limit of limits) {
    const waitMs = await countOne(db, limit, now);
    if (waitMs > 0) {
      await uncountAttempts(db, counted);
      return waitMs;
    }
    counted.push(limit.key);
  }
  return 0;
}

async function countOne(
  db: Database,
  { key, freeAttempts, waitsMs, forgetAfterMs }: Backoff,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const forgottenAt = new Date(now.getTime() + forgetAfterMs).toISOString();
  const blockedAfter = (attempts: ReturnType<typeof sql>) => sql`
    case
      when ${attempts} < ${freeAttempts}::int then ${NOT_BLOCKED}
      else ${at}::timestamptz + interval '1 millisecond' * (array[${sql.join(
        waitsMs.map((waitMs) => sql`${waitMs}::float8`),
        sql`, `,
      )}])[least(${attempts} - ${freeAttempts}::int + 1, ${waitsMs.length}::int)]
    end`;
  const nextCount = sql`(case when backoffs.expires_at <= ${at}::timestamptz then 1 else backoffs.attempts + 1 end)`;
  const counted = await queryRows(
    db,
    sql`insert into backoffs (key, attempts, blocked_until, expires_at)
      values (${key}, 1, ${blockedAfter(sql`1`)}, ${forgottenAt}::timestamptz)
      on conflict (key) do update
        set attempts = ${nextCount}, blocked_until = ${blockedAfter(nextCount)}, expires_at = case
          when backoffs.expires_at <= ${at}::timestamptz or ${nextCount} >= ${freeAttempts}::int
          then excluded.expires_at else backoffs.expires_at end
        where backoffs.blocked_until <= ${at}::timestamptz
      returning key`,
  );
  return counted.length > 0 ? 0 : Math.max(await remainingWaitMs(db, [key], now), 1);
}

/** The milliseconds until none of these limits blocks; 0 if none does. */
export async function remainingWaitMs(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const found = await db
    .select({ blockedUntil: backoffs.blockedUntil })
    .from(backoffs)
    .where(inArray(backoffs.key, [...keys]));
  return Math.max(0, ...found.map(({ blockedUntil }) => blockedUntil.getTime() - now.getTime()));
}

/** Subtracts one attempt from each count, and ends the current wait. */
export async function uncountAttempts(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(backoffs)
    .set({
      attempts: sql`greatest(${backoffs.attempts} - 1, 0)`,
      blockedUntil: NOT_BLOCKED,
    })
    .where(inArray(backoffs.key, [...keys]));
}

/** Resets the counts of attempts. */
export async function resetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(backoffs).where(inArray(backoffs.key, [...keys]));
}
