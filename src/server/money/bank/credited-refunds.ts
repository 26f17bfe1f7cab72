import { and, eq, inArray } from 'drizzle-orm';
import { countText } from '#domain/quantities.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankProvider } from '../../platform/ports/bank.ts';
import { unknownRefunds } from './unknown-refunds.ts';

export interface RefundDifference {
  /** Of the refund, or the provider's of its deposit; null where no refund could be looked up. */
  readonly eventId: string | null;
  readonly reason: string;
}

export const unlisted = (detail: string): string => `its refunds could not be listed: ${detail}`;

/**
 * Refunds that a provider was asked for in a period of deposits that are credited to wallets here, as by somebody in its
 * dashboard: nobody can ask for them here, and not every provider reports them. Never called in a transaction.
 */
export async function creditedDifferences(
  db: Database,
  bank: BankProvider,
  period: { readonly from: Date; readonly until: Date },
): Promise<RefundDifference[]> {
  const listed = await bank.refundsBetween(period);
  if (listed.outcome !== 'ok') return [{ eventId: null, reason: unlisted(listed.detail) }];
  const { ofDeposits, unreadable } = listed.value;
  const named = unreadable.filter((eventId) => eventId !== null);
  const ours = await db
    .select({ id: bankEvents.id, eventId: bankEvents.eventId, outcome: bankEvents.outcome })
    .from(bankEvents)
    .where(
      and(eq(bankEvents.provider, bank.name), inArray(bankEvents.eventId, [...ofDeposits.keys(), ...named])),
    );
  const differences: RefundDifference[] = [];
  for (const { id, eventId, outcome } of ours)
    if (outcome === 'credited')
      differences.push(
        ...(await unknownRefunds(db, { id, eventId, outcome }, ofDeposits.get(eventId) ?? [])),
      );
  const known = new Set(ours.map(({ eventId }) => eventId));
  // One that names a deposit of another product is none of ours.
  const unread = unreadable.filter((eventId) => eventId === null || known.has(eventId));
  if (unread.length > 0)
    differences.push({
      eventId: null,
      reason: `${countText(unread.length, 'refund')} of its list cannot be read`,
    });
  return differences;
}
