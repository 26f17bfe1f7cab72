import { eq } from 'drizzle-orm';
import { accountLast4, type WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { notify } from '../../messages/audience.ts';
import type { Copy } from '../../messages/copy.ts';
import type { Sending } from '../../messages/send.ts';
import {
  withdrawalDelayedCopy,
  withdrawalRequestedCopy,
  withdrawalReturnedCopy,
  withdrawalSentCopy,
} from '../../messages/templates/withdrawals.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';

/** Notifies the buyer once of each status of a withdrawal, in the transaction that sets the status. */
export async function notifyOfWithdrawal(
  dependencies: Sending,
  transaction: Database,
  { id, status }: { id: string; status: WithdrawalStatus },
): Promise<void> {
  const found = await find(transaction, id);
  const { userId } = found.withdrawals;
  await notify(dependencies, transaction, {
    kind: `withdrawal_${status}`,
    copy: copyOf(dependencies.settings.productName, status, found),
    userId,
    key: `withdrawal-${status}:${id}`,
  });
}

/** Tells the buyer once that a withdrawal waits on our side. */
export async function notifyOfDelay(dependencies: Sending, transaction: Database, id: string): Promise<void> {
  const found = await find(transaction, id);
  await notify(dependencies, transaction, {
    kind: 'withdrawal_delayed',
    copy: withdrawalDelayedCopy(dependencies.settings.productName, withdrawnOf(found)),
    userId: found.withdrawals.userId,
    key: `withdrawal-delayed:${id}`,
  });
}

async function find(db: Database, id: string): Promise<Found> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(eq(withdrawals.id, id));
  if (!found) throw new Error(`There is no withdrawal ${id}`);
  return found;
}

interface Found {
  readonly withdrawals: typeof withdrawals.$inferSelect;
  readonly payout_accounts: typeof payoutAccounts.$inferSelect;
}

const withdrawnOf = ({ withdrawals: { amountKobo, reference }, payout_accounts: account }: Found) => ({
  amountKobo,
  reference,
  bankName: account.bankName,
  accountLast4: accountLast4(account.accountNumber),
});

function copyOf(productName: string, status: WithdrawalStatus, found: Found): Copy {
  const { returnReason } = found.withdrawals;
  const withdrawn = withdrawnOf(found);
  switch (status) {
    case 'requested':
      return withdrawalRequestedCopy(productName, withdrawn);
    case 'sent':
      return withdrawalSentCopy(productName, withdrawn);
    case 'returned':
      return withdrawalReturnedCopy(productName, { ...withdrawn, reason: returnReason ?? 'not_sent' });
  }
}
