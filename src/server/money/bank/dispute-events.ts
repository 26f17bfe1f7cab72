import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { isDeposit, lockRefundsOf } from './refund-events.ts';

type DisputeEvent = Extract<BankEvent, { kind: 'dispute' }>;

/**
 * A dispute moves nothing: an operator decides on it, and books a reversal where the bank takes the money back. One of a
 * deposit that was never counted here belongs to another product of the business, unless the deposit still arrives.
 */
export async function applyDisputeEvent(
  db: Database,
  { provider, event: { depositReference } }: { readonly provider: string; readonly event: DisputeEvent },
): Promise<{ outcome: BankEventOutcome; note?: string; refundOf?: string }> {
  if (depositReference === null) return { outcome: 'dispute' };
  await lockRefundsOf(db, provider, depositReference);
  const isOurs = (await db.$count(bankEvents, isDeposit(provider, depositReference))) > 0;
  return isOurs
    ? { outcome: 'dispute', refundOf: depositReference }
    : {
        outcome: 'foreign',
        note: `of the deposit ${depositReference}, which is not ours`,
        refundOf: depositReference,
      };
}
