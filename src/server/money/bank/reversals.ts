import { and, eq, sql } from 'drizzle-orm';
import { type Kobo, kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit } from '../../platform/db/schema/bank.ts';
import { ledgerTransfers } from '../../platform/db/schema/ledger.ts';
import { keySql } from '../ledger/keys.ts';

/**
 * The ledger's key of a reversal.
 * @param id of the deposit for its first one; `furtherId` for one of what the bank took besides.
 */
export const reversalKey = (id: string): string => `reversal:${id}`;

/** Names a further reversal of a deposit by the event of its dispute or refund, which books it once at most. */
export const furtherId = (depositEventId: string, eventId: string): string => `${depositEventId}:${eventId}`;

/** The ledger's key of the undoing of all that was booked as taken back. */
export const undoneKey = (depositEventId: string): string => `reversal-undone:${depositEventId}`;

/** Whether the reversals of a deposit were undone. */
export const wasUndone = async (db: Database, depositEventId: string): Promise<boolean> =>
  (await db.$count(ledgerTransfers, eq(ledgerTransfers.idempotencyKey, undoneKey(depositEventId)))) > 0;

/**
 * What a deposit was reversed for: the outcomes of the events of its disputes and refunds; null for each that was booked by
 * the deposit's own event.
 */
export async function reversalCauses(
  db: Database,
  depositEventId: string,
): Promise<('dispute' | 'refund' | null)[]> {
  const rows = await db
    .select({ outcome: bankEvents.outcome })
    .from(moneyAudit)
    .leftJoin(bankEvents, eq(bankEvents.id, moneyAudit.forEventId))
    .where(and(eq(moneyAudit.eventId, depositEventId), eq(moneyAudit.action, 'deposit_reversed')));
  return rows.map(({ outcome }) => (outcome === 'dispute' || outcome === 'refund' ? outcome : null));
}

/** With its table's name, which Drizzle leaves out in the columns of a query. */
const EVENT_ID = sql`bank_events.id`;

// As an array, so that the transfers are found by their index.
const booked = sql`coalesce((select sum(t.amount_kobo) from ledger_transfers t
  where t.idempotency_key = any(array(
    select ${keySql(reversalKey, EVENT_ID)} union all
    select ${keySql(reversalKey, sql`(${EVENT_ID} || ':' || further.id)`)} from bank_events further
    where further.provider = bank_events.provider and further.refund_of = bank_events.event_id))), 0)`;

const toKobo = (value: unknown): Kobo => kobo(Number(value));

/** A column of `bank_events`: what of a deposit is booked as taken back by the bank; 0 for none, and for an undone one. */
export const reversedColumn = () =>
  sql<Kobo>`case when exists (select 1 from ledger_transfers u where u.idempotency_key = ${keySql(undoneKey, EVENT_ID)})
    then 0 else ${booked} end`.mapWith(toKobo);

/** All that was ever booked of a deposit as taken back by the bank, also if that was undone; 0 for none. */
export async function everReversedKobo(db: Database, depositEventId: string): Promise<Kobo> {
  const [deposit] = await db
    .select({ bookedKobo: sql<Kobo>`${booked}`.mapWith(toKobo) })
    .from(bankEvents)
    .where(eq(bankEvents.id, depositEventId));
  return toKobo(deposit?.bookedKobo ?? 0);
}
