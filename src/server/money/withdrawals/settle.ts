import { and, eq } from 'drizzle-orm';
import type { WithdrawalReturnReason } from '#domain/withdrawals.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BANK_CLEARING_ACCOUNT_ID, PAYOUT_ACCOUNT_ID, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { lockWallet, takesMoney } from '../wallet/store.ts';
import { nextCheckOfSent } from './checks.ts';
import { tellWithdrawal } from './news.ts';

/** What an end of a withdrawal needs. */
export type Settling = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>;

/** The bank has sent it: the money has left. Nothing where it was sent or returned already. */
export async function settleSent(
  dependencies: Settling,
  { id, at, providerReference }: { id: string; at: Date; providerReference: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const [sent] = await transaction
      .update(withdrawals)
      .set({
        status: 'sent',
        sentAt: at,
        providerReference,
        failure: null,
        tries: 0,
        nextTryAt: nextCheckOfSent(at, at),
      })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'requested')))
      .returning();
    if (!sent) return;
    await tellWithdrawal(dependencies, transaction, { id, status: 'sent' });
    await post(transaction, {
      idempotencyKey: `withdrawal:${id}:sent`,
      kind: 'withdrawal_sent',
      fromAccountId: PAYOUT_ACCOUNT_ID,
      toAccountId: BANK_CLEARING_ACCOUNT_ID,
      amountKobo: sent.amountKobo,
      reference: sent.reference,
      eventAt: at,
    });
  });
}

interface Return {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  readonly reason: WithdrawalReturnReason;
  /** Why, for the operator. */
  readonly failure: string;
}

/**
 * Puts the money back into the wallet, from wherever it is; where the account is erased meanwhile, into suspense. Nothing
 * where it is there already.
 */
export async function settleReturned(
  dependencies: Settling,
  { id, userId, at, reason, failure }: Return,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    // First, as whatever pays into it does.
    const wallet = await lockWallet(transaction, userId);
    const [open] = await transaction
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
      .for('no key update');
    if (!wallet || !open || open.status === 'returned') return;
    await transaction
      .update(withdrawals)
      .set({ status: 'returned', returnReason: reason, returnedAt: at, failure, nextTryAt: null })
      .where(eq(withdrawals.id, id));
    await tellWithdrawal(dependencies, transaction, { id, status: 'returned' });
    await post(transaction, {
      idempotencyKey: `withdrawal:${id}:returned`,
      kind: 'withdrawal_returned',
      fromAccountId: open.status === 'requested' ? PAYOUT_ACCOUNT_ID : BANK_CLEARING_ACCOUNT_ID,
      toAccountId: (await takesMoney(transaction, userId)) ? wallet.ledgerAccountId : SUSPENSE_ACCOUNT_ID,
      amountKobo: open.amountKobo,
      reference: open.reference,
      eventAt: at,
    });
  });
}
