import { sql } from 'drizzle-orm';
import { type Kobo, kobo } from '#domain/money.ts';

/** The ledger's key of the reversal of a deposit, which has one at most. */
export const reversalKey = (depositEventId: string): string => `reversal:${depositEventId}`;

/** A column of `bank_events`: what of a deposit was booked as taken back by the bank; 0 for none. */
export const reversedKobo = () =>
  sql<Kobo>`coalesce((select t.amount_kobo from ledger_transfers t
    where t.idempotency_key = 'reversal:' || bank_events.id), 0)`.mapWith((value) => kobo(Number(value)));
