import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, bankRefunds } from '../../platform/db/schema/bank.ts';
import type { RefundRequest } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

const NOTE = 'No account of ours could be found for this transfer';
/** The most that the provider's timestamps of a deposit and its refund may differ from ours. */
const SLACK_MS = DAY_MS;

export const requestedColumns = {
  provider: bankEvents.provider,
  eventId: bankEvents.eventId,
  rawBody: bankEvents.rawBody,
  receivedAt: bankEvents.receivedAt,
};
export type RequestedDeposit = Pick<typeof bankEvents.$inferSelect, keyof typeof requestedColumns>;

/** The refund request for a provider, and the provider's name. */
export async function refundRequest(
  db: Database,
  {
    id,
    eventId,
    amountKobo,
    providerReference,
  }: Pick<typeof bankRefunds.$inferSelect, 'id' | 'eventId' | 'amountKobo' | 'providerReference'>,
): Promise<{ provider: string; request: RefundRequest }> {
  const [deposit] = await db.select(requestedColumns).from(bankEvents).where(eq(bankEvents.id, eventId));
  if (!deposit) throw new Error(`The refund ${id} has no deposit`);
  const others = await db
    .select({ reference: bankRefunds.providerReference })
    .from(bankRefunds)
    .where(
      and(eq(bankRefunds.eventId, eventId), ne(bankRefunds.id, id), isNotNull(bankRefunds.providerReference)),
    );
  return {
    provider: deposit.provider,
    request: {
      eventId: deposit.eventId,
      since: refundableSince(deposit),
      reference: id,
      amountKobo: kobo(amountKobo),
      note: NOTE,
      providerReference,
      others: others.flatMap(({ reference }) => reference ?? []),
    },
  };
}

/**
 * The earliest time at which a deposit can have been refunded. The webhook may arrive long after the deposit; and after
 * a restored backup, a refund may have been made before it was requested here.
 */
export function refundableSince({ provider, rawBody, receivedAt }: RequestedDeposit): Date {
  const event = parseBankEvent(provider, Buffer.from(rawBody));
  const occurredMs = event.kind === 'deposit' ? event.occurredAt.getTime() : receivedAt.getTime();
  return new Date(Math.min(occurredMs, receivedAt.getTime()) - SLACK_MS);
}
