import { inArray, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/database.ts';
import { backoffs } from '../db/schema/users.ts';

/** Attempts of one kind, each later one of which waits longer than the one before. */
export interface Backoff {
  /** What is counted: `login:<user>:network:10.0.0.0/24`. */
  readonly key: string;
  /** So many attempts wait for nothing. */
  readonly freeAttempts: number;
  /** The waits after the last free attempt and after those that follow; the last of them stays. */
  readonly waitsMs: readonly number[];
  /** So long after the last attempt all are forgotten: no less than the longest wait. */
  readonly forgetAfterMs: number;
}

/**
 * Counts an attempt under each, before it is made: attempts made at the same moment cannot pass together. Returns how
 * long to wait where one of them is blocked, and then counts none; else 0. One that did no harm is taken back with
 * `uncountAttempts`.
 */
export async function countAttempt(db: Database, charges: readonly Backoff[], now: Date): Promise<number> {
  const charged: string[] = [];
  for (const charge of charges) {
    const waitMs = await countOne(db, charge, now);
    if (waitMs > 0) {
      await uncountAttempts(db, charged, now);
      return waitMs;
    }
    charged.push(charge.key);
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
    ${at}::timestamptz + interval '1 millisecond' * case
      when ${attempts} < ${freeAttempts}::int then 0
      else (array[${sql.join(
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
        set attempts = ${nextCount}, blocked_until = ${blockedAfter(nextCount)}, expires_at = excluded.expires_at
        where backoffs.blocked_until <= ${at}::timestamptz
      returning key`,
  );
  return counted.length > 0 ? 0 : Math.max(await remainingWaitMs(db, [key], now), 1);
}

/** How long to wait until none of these is blocked; 0 when none is. */
export async function remainingWaitMs(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const found = await db
    .select({ blockedUntil: backoffs.blockedUntil })
    .from(backoffs)
    .where(inArray(backoffs.key, [...keys]));
  return Math.max(0, ...found.map(({ blockedUntil }) => blockedUntil.getTime() - now.getTime()));
}

/** Takes attempts back that did no harm, with the wait that they brought. */
export async function uncountAttempts(db: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(backoffs)
    .set({
      attempts: sql`greatest(${backoffs.attempts} - 1, 0)`,
      blockedUntil: sql`least(${backoffs.blockedUntil}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(backoffs.key, [...keys]));
}

/** Forgets all attempts. */
export async function resetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(backoffs).where(inArray(backoffs.key, [...keys]));
}
