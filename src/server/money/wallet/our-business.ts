import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankFailure, BankFailureReason, BankProvider, BankResult } from '../../platform/ports/bank.ts';

/** Of several, because a bank may have lost one, or an operator may have matched one of another business. */
const ASKED_ABOUT = 3;
/**
 * Failures that may be about one deposit alone: the others are asked about too, or a record that the bank never reads
 * again would hold up for ever what was requested after it.
 */
const OF_ONE_DEPOSIT: ReadonlySet<BankFailureReason> = new Set(['provider_error', 'unreadable_response']);

/**
 * Checks that the bank's keys are those of the business that received the deposits so far: the bank knows one of the
 * last credited to a wallet before a time, or none was. One in suspense proves nothing: with the keys of another
 * business, its deposits would be there. Never call it in a transaction.
 * @returns `wrong_key` if the bank knows none of them; its failure if it cannot say of one, and knows none of the others.
 */
export async function checkBusiness(
  db: Database,
  bank: BankProvider,
  before: Date,
): Promise<BankResult<null>> {
  const confirmed: BankResult<null> = { outcome: 'ok', value: null };
  // The sandbox has neither keys nor a record of deposits.
  if (bank.name === 'sandbox') return confirmed;
  const isBefore = and(
    eq(bankEvents.provider, bank.name),
    eq(bankEvents.outcome, 'credited'),
    lt(bankEvents.receivedAt, before),
  );
  const deposits = await db
    .select({ eventId: bankEvents.eventId })
    .from(bankEvents)
    .where(isBefore)
    .orderBy(desc(bankEvents.receivedAt), desc(bankEvents.id))
    .limit(ASKED_ABOUT);
  const [last] = deposits;
  if (!last) return confirmed;
  let doubt: BankFailure | null = null;
  for (const { eventId } of deposits) {
    const known = await bank.verifyDeposit(eventId, null);
    // A bank that rejects the look-up for another reason has the deposit.
    if (known.outcome === 'ok' || known.reason === 'rejected') return confirmed;
    if (known.reason === 'not_found') continue;
    if (!OF_ONE_DEPOSIT.has(known.reason)) return known;
    doubt ??= known;
  }
  if (doubt) return doubt;
  const detail = `${bank.name} knows none of the last deposits to our wallets, the last ${last.eventId}: the keys may be those of another business`;
  return { outcome: 'retryable', reason: 'wrong_key', detail };
}

/**
 * Looks up what was sent at a time. With the keys of another business, the bank knows nothing of it: its `not_found`
 * counts only if it knows the deposits before. Never call it in a transaction.
 * @returns the failure of `checkBusiness` in place of a `not_found` that does not count.
 */
export async function findAtOurBusiness<Value>(
  db: Database,
  bank: BankProvider,
  { find, sentAt }: { find: () => Promise<BankResult<Value>>; sentAt: Date },
): Promise<BankResult<Value>> {
  const found = await find();
  if (found.outcome === 'ok' || found.reason !== 'not_found') return found;
  const business = await checkBusiness(db, bank, sentAt);
  return business.outcome === 'ok' ? found : business;
}
