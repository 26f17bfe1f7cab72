import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, Payout, PayoutStatus } from '../../platform/ports/bank.ts';

/**
 * Looks up a withdrawal at the bank. A bank whose keys are now those of another business knows none of what we sent
 * before: its `not_found` counts only if it knows the last deposit that it had reported when the withdrawal was requested.
 * Never call it in a transaction.
 * @returns `wrong_key` if the bank does not know that deposit; its failure if it cannot say.
 */
export async function findPayout(
  db: Database,
  bank: BankProvider,
  {
    id,
    reported,
    createdAt,
  }: { readonly id: string; readonly reported: PayoutStatus | null; readonly createdAt: Date },
): Promise<BankResult<Payout>> {
  const found = await bank.findPayout(id, reported);
  if (found.outcome === 'ok' || found.reason !== 'not_found') return found;
  // The sandbox has neither keys nor a record of deposits.
  if (bank.name === 'sandbox') return found;
  const [deposit] = await db
    .select({ eventId: bankEvents.eventId })
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.provider, bank.name),
        eq(bankEvents.outcome, 'credited'),
        lt(bankEvents.receivedAt, createdAt),
      ),
    )
    .orderBy(desc(bankEvents.receivedAt), desc(bankEvents.id))
    .limit(1);
  const known = deposit && (await bank.verifyDeposit(deposit.eventId, null));
  if (!known || known.outcome === 'ok') return found;
  if (known.reason !== 'not_found') return known;
  const detail = `${bank.name} knows neither this withdrawal nor the deposit ${deposit.eventId} before it: the keys may be those of another business`;
  return { outcome: 'retryable', reason: 'wrong_key', detail };
}
