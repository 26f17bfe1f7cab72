import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, Payout, PayoutStatus } from '../../platform/ports/bank.ts';

/** The outcomes of deposits that the bank confirmed. */
const CONFIRMED = [
  'credited',
  'suspended',
  'refunding',
  'refunded',
] as const satisfies readonly BankEventOutcome[];
/** Of several, because a bank may have lost one, or an operator may have matched one of another business. */
const ASKED_ABOUT = 3;

interface Sought {
  readonly id: string;
  readonly reported: PayoutStatus | null;
  readonly createdAt: Date;
}

/**
 * Looks up a withdrawal at the bank. With the keys of another business, the bank knows nothing of what was sent before:
 * its `not_found` does not count if it knows none of the last deposits that it had confirmed before the withdrawal.
 * Never call it in a transaction.
 * @returns `wrong_key` if the bank knows none of these deposits; its failure if it cannot say.
 */
export async function findPayout(
  db: Database,
  bank: BankProvider,
  { id, reported, createdAt }: Sought,
): Promise<BankResult<Payout>> {
  const found = await bank.findPayout(id, reported);
  if (found.outcome === 'ok' || found.reason !== 'not_found') return found;
  // The sandbox has neither keys nor a record of deposits.
  if (bank.name === 'sandbox') return found;
  const isBefore = and(
    eq(bankEvents.provider, bank.name),
    inArray(bankEvents.outcome, CONFIRMED),
    lt(bankEvents.receivedAt, createdAt),
  );
  const deposits = await db
    .select({ eventId: bankEvents.eventId })
    .from(bankEvents)
    .where(isBefore)
    .orderBy(desc(bankEvents.receivedAt), desc(bankEvents.id))
    .limit(ASKED_ABOUT);
  for (const { eventId } of deposits) {
    const known = await bank.verifyDeposit(eventId, null);
    // A bank that rejects the look-up for another reason has the deposit.
    if (known.outcome === 'ok' || (known.outcome === 'refused' && known.reason !== 'not_found')) return found;
    if (known.reason !== 'not_found') return known;
  }
  const [last] = deposits;
  if (!last) return found;
  const detail = `${bank.name} knows neither this withdrawal nor the deposits before it, the last ${last.eventId}: the keys may be those of another business`;
  return { outcome: 'retryable', reason: 'wrong_key', detail };
}
