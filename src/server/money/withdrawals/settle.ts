import { and, eq } from 'drizzle-orm';
import type { WithdrawalReturnReason } from '#domain/payments/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { withdrawalsReturned } from '../../platform/metrics.ts';
import type { BankProviderName } from '../../platform/ports/bank.ts';
import { withdrawalKey } from '../ledger/keys.ts';
import { BANK_CLEARING_ACCOUNT_ID, PAYOUT_ACCOUNT_ID, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { type Attempt, attemptEndColumns } from '../wallet/attempts.ts';
import { canAcceptMoney, lockWallet } from '../wallet/store.ts';
import { notifyOfWithdrawal } from './notices.ts';

/** The dependencies of ending a withdrawal. */
export type Settling = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>;

/** The columns of a withdrawal that our own account with the bank holds up no longer. */
export const NOT_HELD = { heldReason: null, heldSince: null } as const;

type Withdrawal = typeof withdrawals.$inferSelect;

interface Sent {
  readonly at: Date;
  /** When to check next whether the bank still has it as sent. */
  readonly until: Date | null;
  readonly failure: string | null;
  readonly providerReference: string;
}

/**
 * Records that the bank sent it: the money has left. Returns false, without a change, if it was already sent or
 * returned.
 */
export async function settleSent(
  dependencies: Settling,
  attempt: Attempt<Withdrawal>,
  { at, until, failure, providerReference }: Sent,
): Promise<boolean> {
  const { id } = attempt;
  return dependencies.db.transaction(async (transaction) => {
    const [sent] = await transaction
      .update(withdrawals)
      .set({
        status: 'sent',
        sentAt: at,
        providerReference,
        failure,
        ...NOT_HELD,
        tries: 0,
        ...attemptEndColumns(withdrawals, attempt, { at, until }),
      })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'requested')))
      .returning();
    if (!sent) return false;
    await notifyOfWithdrawal(dependencies, transaction, { id, status: 'sent' });
    await post(transaction, {
      idempotencyKey: withdrawalKey(id, 'sent'),
      kind: 'withdrawal_sent',
      fromAccountId: PAYOUT_ACCOUNT_ID,
      toAccountId: BANK_CLEARING_ACCOUNT_ID,
      amountKobo: sent.amountKobo,
      reference: sent.reference,
      eventAt: at,
    });
    return true;
  });
}

interface Return {
  readonly at: Date;
  readonly reason: WithdrawalReturnReason;
  /** The cause, for the operator. */
  readonly failure: string;
  readonly provider: BankProviderName;
  /** The end of the attempt's lease: if given, a webhook that arrived since the attempt began prevents the return. */
  readonly unreportedSince?: Date;
  /** Writes more in the same transaction. */
  readonly within?: (transaction: Database) => Promise<void>;
}

/**
 * Returns a withdrawal's money, in the state found by an attempt, to the wallet, or to suspense if the account has been
 * erased since. Returns false, without a change, if it is already returned, or if since the attempt began another one
 * has begun or has learnt that the bank accepted it, or a webhook has reported it as sent.
 */
export async function settleReturned(
  dependencies: Settling,
  { id, userId, status, tries, providerReference, reported }: Withdrawal,
  { at, reason, failure, provider, unreportedSince, within }: Return,
): Promise<boolean> {
  const isReturned = await dependencies.db.transaction(async (transaction) => {
    // Locked first, as in every payment into a wallet.
    const wallet = await lockWallet(transaction, userId);
    const [open] = await transaction
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
      .for('no key update');
    if (!wallet || !open || open.status === 'returned') return false;
    if (open.status !== status || open.tries !== tries) return false;
    if (open.providerReference !== providerReference) return false;
    if (open.reported === 'successful' && reported !== 'successful') return false;
    // A webhook during the attempt changes when the row is due.
    if (unreportedSince && open.nextTryAt?.getTime() !== unreportedSince.getTime()) return false;
    await transaction
      .update(withdrawals)
      .set({
        status: 'returned',
        returnReason: reason,
        returnedAt: at,
        failure,
        ...NOT_HELD,
        nextTryAt: null,
      })
      .where(eq(withdrawals.id, id));
    await within?.(transaction);
    await notifyOfWithdrawal(dependencies, transaction, { id, status: 'returned' });
    await post(transaction, {
      idempotencyKey: withdrawalKey(id, 'returned'),
      kind: 'withdrawal_returned',
      fromAccountId: open.status === 'requested' ? PAYOUT_ACCOUNT_ID : BANK_CLEARING_ACCOUNT_ID,
      toAccountId: (await canAcceptMoney(transaction, userId)) ? wallet.ledgerAccountId : SUSPENSE_ACCOUNT_ID,
      amountKobo: open.amountKobo,
      reference: open.reference,
      eventAt: at,
    });
    return true;
  });
  if (isReturned) withdrawalsReturned.inc({ provider, reason });
  return isReturned;
}
