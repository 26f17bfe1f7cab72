import { and, eq, inArray, isNull } from 'drizzle-orm';
import { addKobo, type Kobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import type { BankProvider, ListedRefund } from '../../platform/ports/bank.ts';
import { refundsOfDeposit } from './confirm-reversal.ts';
import { requestedColumns } from './refund-request.ts';
import { reversalCauses, reversedColumn } from './reversals.ts';
import { unknownRefunds } from './unknown-refunds.ts';

export interface RefundDifference {
  /** Our id of the refund, or the provider's id of its deposit; null if the refunds could not be listed. */
  readonly eventId: string | null;
  readonly reason: string;
  /** Reported before; its event is still open. */
  readonly isKnown?: true;
}

export const refundsUnlistedMessage = (detail: string): string =>
  `its refunds could not be listed: ${detail}`;

/**
 * Returns the refunds of credited deposits that a provider received in a period, for example from its dashboard. They
 * cannot be requested here, and not every provider reports them. Each is stored as an event, and is a difference until
 * an operator closes it. Never call it in a transaction.
 */
export async function creditedDifferences(
  db: Database,
  bank: BankProvider,
  { at, ...period }: { readonly from: Date; readonly until: Date; readonly at: Date },
): Promise<RefundDifference[]> {
  const listed = await bank.refundsBetween(period);
  if (listed.outcome !== 'ok') return [{ eventId: null, reason: refundsUnlistedMessage(listed.detail) }];
  const { ofDeposits, unreadable } = listed.value;
  const named = unreadable.filter((eventId) => eventId !== null);
  const ours = await db
    .select({
      id: bankEvents.id,
      ...requestedColumns,
      outcome: bankEvents.outcome,
      reversedKobo: reversedColumn(),
    })
    .from(bankEvents)
    .where(
      and(eq(bankEvents.provider, bank.name), inArray(bankEvents.eventId, [...ofDeposits.keys(), ...named])),
    );
  const differences: RefundDifference[] = [];
  for (const deposit of ours) {
    const { id, eventId, outcome, reversedKobo } = deposit;
    const refunds = (ofDeposits.get(eventId) ?? []).filter(isOut);
    if (outcome !== 'credited' || refunds.length === 0) continue;
    // What an operator has booked has left here too. An earlier refund may have been of the same amount, a lost dispute is
    // listed as a refund by some providers, and what the deposit's own event was for is not known.
    if (sumOf(refunds) <= reversedKobo && !(await reversalCauses(db, id)).includes(null)) {
      const all = await refundsOfDeposit(bank, deposit);
      if (all.outcome !== 'ok') {
        differences.push({ eventId, reason: refundsUnlistedMessage(all.detail) });
        continue;
      }
      if (sumOf(all.value.filter(isOut)) === reversedKobo) continue;
    }
    for (const found of await unknownRefunds(db, { id, eventId, outcome }, refunds)) {
      const kept = await storeRefund(db, { provider: bank.name, at, ...found });
      if (kept !== 'closed')
        differences.push({ eventId, reason: found.reason, ...(kept === 'open' && { isKnown: true }) });
    }
  }
  const known = new Set(ours.map(({ eventId }) => eventId));
  // A refund of a deposit that is unknown here belongs to another product.
  const unread = unreadable.filter((eventId) => eventId === null || known.has(eventId));
  if (unread.length > 0)
    differences.push({
      eventId: null,
      reason: `${countText(unread.length, 'refund')} of its list cannot be read`,
    });
  return differences;
}

const isOut = ({ status }: ListedRefund): boolean => status !== 'failed';

const sumOf = (refunds: readonly ListedRefund[]): Kobo =>
  addKobo(...refunds.map(({ amountKobo }) => amountKobo));

interface FoundRefund {
  readonly provider: string;
  /** The provider's id of the deposit. */
  readonly eventId: string;
  readonly providerReference: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Stores a refund as an event, as its webhook would be. Returns whether it is new, or the state of the event already
 * stored.
 */
async function storeRefund(
  db: Database,
  { provider, eventId, providerReference, reason, at }: FoundRefund,
): Promise<'new' | 'open' | 'closed'> {
  const key = `refund:${providerReference}:found`;
  const stored = await db
    .insert(bankEvents)
    .values({
      provider,
      eventId: key,
      rawBody: JSON.stringify({ refund: providerReference, of: eventId, note: reason }),
      receivedAt: at,
      appliedAt: at,
      source: 'reconciliation',
      outcome: 'refund',
      note: `of the deposit ${eventId}: ${reason}`,
      refundOf: eventId,
    })
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  if (stored.length > 0) {
    bankEventOutcomes.inc({ outcome: 'refund' });
    return 'new';
  }
  const isOpen = and(
    eq(bankEvents.provider, provider),
    eq(bankEvents.eventId, key),
    isNull(bankEvents.closedAt),
  );
  return (await db.$count(bankEvents, isOpen)) > 0 ? 'open' : 'closed';
}
