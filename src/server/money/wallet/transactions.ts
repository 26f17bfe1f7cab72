import { and, count, desc, eq, gte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { transaction } from '#api/contract/wallet.ts';
import { addMonths, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { accountLast4, type WithdrawalStatus, withdrawalDelayedSince } from '#domain/payments/withdrawals.ts';
import type { TransactionStatus } from '#domain/statuses.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { ledgerEntries } from '../../platform/db/schema/ledger.ts';
import { pageWindow } from '../../platform/http/page.ts';
import { transferTitle, unitOfMovement, type WalletMovement, walletMovements } from './movements.ts';

type TransactionView = Camel<z.input<typeof transaction>>;

export interface TransactionsQuery {
  readonly userId: string;
  /** Limits the list to this many past months; without it, all are listed. */
  readonly months?: number | undefined;
  readonly limit: number;
  readonly page: number;
  readonly at: Date;
}

/** Credits and debits of a wallet, from the ledger, newest first. */
export async function listTransactions(
  db: Database,
  { userId, months, at, ...page }: TransactionsQuery,
): Promise<{ transactions: TransactionView[]; total: number }> {
  const since = months === undefined ? undefined : lagosMidnight(addMonths(lagosDate(at), -months));
  const isWanted = and(eq(wallets.userId, userId), since && gte(ledgerEntries.eventAt, since));
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
    .where(isWanted);
  const { limit, offset } = pageWindow(page);
  const rows = await walletMovements(db)
    .where(isWanted)
    .orderBy(desc(ledgerEntries.eventAt), desc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  return { transactions: rows.map((row) => viewTransaction(row, at)), total: counted?.total ?? 0 };
}

/** The status of outgoing money: on its way, arrived, or returned. The ledger itself has only completed transfers. */
const STATUS_OF_WITHDRAWAL: Readonly<Record<WithdrawalStatus, TransactionStatus>> = {
  requested: 'pending',
  sent: 'successful',
  returned: 'failed',
};

const viewTransaction = (
  { id, kind, amountKobo, reference, eventAt, withdrawal, payoutAccount, ...about }: WalletMovement,
  at: Date,
): TransactionView => ({
  id,
  title: transferTitle(kind),
  amount: Math.abs(amountKobo),
  direction: amountKobo < 0 ? 'debit' : 'credit',
  status:
    kind === 'withdrawal_requested' && withdrawal ? STATUS_OF_WITHDRAWAL[withdrawal.status] : 'successful',
  ...(kind === 'deposit_reversal' && { isTakenBack: true }),
  reference,
  property: unitOfMovement(about),
  ...(withdrawal &&
    payoutAccount && {
      withdrawal: {
        id: withdrawal.id,
        status: withdrawal.status,
        returnReason: withdrawal.returnReason,
        bankName: payoutAccount.bankName,
        accountLast4: accountLast4(payoutAccount.accountNumber),
        isDelayed: withdrawalDelayedSince(withdrawal, at) !== null,
      },
    }),
  createdAt: eventAt.toISOString(),
});
