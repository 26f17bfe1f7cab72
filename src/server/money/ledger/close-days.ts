import { sql } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { type Database, queryRow, queryRows } from '../../platform/db/database.ts';
import { ledgerDays } from '../../platform/db/schema/ledger.ts';

const LOCK_TIMEOUT_MS = 2_000;
/** A transfer is dated shortly before it commits, so a day may get further transfers for this long after its end. */
export const OPEN_AFTER_MIDNIGHT_MS = 5 * MINUTE_MS;

/** A day in Nigeria whose books are closed: transfers can no longer be added or removed. */
export interface ClosedDay {
  /** `2026-11-21`. */
  readonly day: string;
  /** The number of transfers posted on that day. */
  readonly transfers: number;
  /** The hash of the day's transfers and the previous head: 64 hexadecimal characters. */
  readonly head: string;
}

/**
 * Closes all open days before the day of `at`, oldest first, beginning with the first transfer's day. `at` must be a
 * time of the database's clock. Returns the closed days. Only one process closes days at a time.
 */
export async function closeDays(db: Database, at: Date): Promise<ClosedDay[]> {
  const today = lagosDate(at);
  // Waits for transfers that are being posted, after which all transfers of earlier days are visible.
  await db.transaction(async (transaction) => {
    // Waiting for a long transaction would block every posting behind this lock, so this fails and the job retries.
    await transaction.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_TIMEOUT_MS}ms'`)}`);
    await transaction.execute(sql`lock table ledger_transfers in share mode`);
  });
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${ledgerDays} in share row exclusive mode`);
    return queryRows<ClosedDay>(
      transaction,
      sql`
        with recursive hashed as (
          select days.day::date as day, row_number() over (order by days.day) as place, count(t.id) as transfers,
            string_agg(sha256(ledger_transfer_bytes(t)), '' order by t.id) as hashes
          from generate_series(
            (select coalesce(
              (select max(day) + 1 from ledger_days),
              (select (min(created_at) at time zone 'Africa/Lagos')::date from ledger_transfers))),
            ${today}::date - 1, interval 'P1D') days (day)
            left join ledger_transfers t on t.created_at >= days.day::timestamp at time zone 'Africa/Lagos'
              and t.created_at < (days.day + interval 'P1D')::timestamp at time zone 'Africa/Lagos'
          group by days.day
        ), chained as (
          select day, place, transfers, ledger_day_head((select head from ledger_days order by day desc limit 1), day, hashes) as head
          from hashed where place = 1
          union all
          select h.day, h.place, h.transfers, ledger_day_head(c.head, h.day, h.hashes)
          from chained c join hashed h on h.place = c.place + 1
        )
        insert into ledger_days (day, transfers, head, closed_at)
        select day, transfers, head, ${at.toISOString()} from chained order by day
        returning day::text, transfers::int, encode(head, 'hex') as head`,
    );
  });
}

/** Closes past days by the database's clock, which also dates the transfers. */
export async function closePastDays(db: Database): Promise<ClosedDay[]> {
  const { atMs } = await queryRow<{ atMs: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as "atMs"`,
  );
  return closeDays(db, new Date(Number(atMs) - OPEN_AFTER_MIDNIGHT_MS));
}

/** The last closed day; null if there is none. */
export async function lastClosedDay(db: Database): Promise<ClosedDay | null> {
  const [day] = await queryRows<ClosedDay>(
    db,
    sql`select day::text, transfers::int, encode(head, 'hex') as head from ledger_days order by day desc limit 1`,
  );
  return day ?? null;
}
