import { eq, sql } from 'drizzle-orm';
import { type Kobo, kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { ledgerTransfers } from '../../platform/db/schema/ledger.ts';
import { keySql } from '../ledger/keys.ts';

/** The ledger's key of the reversal of a deposit, which has one at most. */
export const reversalKey = (depositEventId: string): string => `reversal:${depositEventId}`;

/** The ledger's key of the undoing of that reversal. */
export const undoneKey = (depositEventId: string): string => `reversal-undone:${depositEventId}`;

/** Whether the reversal of a deposit was undone. */
export const wasUndone = async (db: Database, depositEventId: string): Promise<boolean> =>
  (await db.$count(ledgerTransfers, eq(ledgerTransfers.idempotencyKey, undoneKey(depositEventId)))) > 0;

/** With its table's name, which Drizzle leaves out in the columns of a query. */
const EVENT_ID = sql`bank_events.id`;

/** A column of `bank_events`: what of a deposit is booked as taken back by the bank; 0 for none, and for an undone one. */
export const reversedColumn = () =>
  sql<Kobo>`coalesce((select t.amount_kobo from ledger_transfers t
    where t.idempotency_key = ${keySql(reversalKey, EVENT_ID)}
      and not exists (select 1 from ledger_transfers u where u.idempotency_key = ${keySql(undoneKey, EVENT_ID)})), 0)`.mapWith(
    (value) => kobo(Number(value)),
  );
