import { eq } from 'drizzle-orm';
import { ZERO_KOBO } from '#domain/money.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { depositRestoredCopy } from '../../messages/templates/payments.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit } from '../../platform/db/schema/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, post } from '../ledger/ledger.ts';
import { canAcceptMoney } from '../wallet/store.ts';
import type { Operation } from './match.ts';
import { everReversedKobo, undoneKey, wasUndone } from './reversals.ts';
import { findDeposit, lockWalletOf, type Reversed } from './reverse.ts';

/**
 * Undoes what was booked by mistake as taken back of a deposit, all of it and once: the money is in the wallet again and
 * pays what it covers, and its buyer is told. The event may be the deposit's own, or that of a dispute or refund of it.
 * @throws OperationError if no reversal of it was booked, its deposit was in suspense, or its account is erased.
 */
export async function undoReversal(
  dependencies: Sending & { readonly db: Database },
  { eventId, actor, reason, at }: Operation,
): Promise<Reversed> {
  const { db, settings } = dependencies;
  const { deposit } = await findDeposit(db, eventId);
  return db.transaction(async (transaction) => {
    const wallet = await lockWalletOf(transaction, deposit);
    const amountKobo = await everReversedKobo(transaction, deposit.id);
    if (amountKobo === ZERO_KOBO)
      throw new OperationError(`Nothing of the deposit ${deposit.id} was booked as taken back.`);
    if (!wallet || deposit.outcome !== 'credited')
      throw new OperationError(
        `The deposit ${deposit.id} was reversed out of suspense: nothing of it was in a wallet.`,
      );
    if (await wasUndone(transaction, deposit.id)) return { amountKobo, isNew: false };
    if (!(await canAcceptMoney(transaction, wallet.userId)))
      throw new OperationError(
        `The account of the deposit ${deposit.id} is erased: send the money back from the provider's dashboard.`,
      );
    await post(transaction, {
      idempotencyKey: undoneKey(deposit.id),
      kind: 'deposit_restoration',
      fromAccountId: BANK_CLEARING_ACCOUNT_ID,
      toAccountId: wallet.ledgerAccountId,
      amountKobo,
      reference: deposit.eventId,
      eventAt: at,
    });
    await transaction.insert(moneyAudit).values({
      action: 'deposit_restored',
      eventId: deposit.id,
      walletId: wallet.id,
      actor,
      reason,
      createdAt: at,
    });
    // The next sweep settles it like a deposit that has just arrived.
    await transaction.update(bankEvents).set({ settledAt: null }).where(eq(bankEvents.id, deposit.id));
    await notify(dependencies, transaction, {
      kind: 'deposit_reversed',
      copy: depositRestoredCopy(settings.productName, { amountKobo, reference: deposit.eventId }),
      userId: wallet.userId,
      key: `deposit-restored:${deposit.id}`,
    });
    return { amountKobo, isNew: true };
  });
}
