import { eq, sum } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { walletTotals } from '#api/contract/wallet.ts';
import { kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { ledgerEntries, ledgerTransfers, type TransferKind } from '../../platform/db/schema/ledger.ts';

type TotalsView = Camel<z.input<typeof walletTotals>>;

/** The total that each kind of transfer counts towards; null if the kind never involves a wallet. */
const TOTAL_OF: Readonly<Record<TransferKind, keyof TotalsView | null>> = {
  deposit: 'received',
  unmatched_deposit: null,
  suspense_match: 'received',
  refund_requested: null,
  refund_paid: null,
  refund_returned: null,
  contribution_payment: 'contributed',
  withdrawal_requested: 'withdrawn',
  withdrawal_sent: null,
  withdrawal_returned: 'withdrawn',
  exit_return: 'returned',
  exit_fee: null,
  deposit_reversal: 'received',
  deposit_restoration: 'received',
};
const LEAVES_WALLET: ReadonlySet<keyof TotalsView> = new Set(['contributed', 'withdrawn']);

/** The sums of all credits and debits of a user's wallet, from which its balance follows. */
export async function readTotals(db: Database, userId: string): Promise<TotalsView> {
  const rows = await db
    .select({ kind: ledgerTransfers.kind, amount: sum(ledgerEntries.amountKobo) })
    .from(ledgerEntries)
    .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(wallets.userId, userId))
    .groupBy(ledgerTransfers.kind);
  const totals = { received: 0, returned: 0, contributed: 0, withdrawn: 0 };
  for (const { kind, amount } of rows) {
    const total = TOTAL_OF[kind];
    if (total === null) throw new Error(`A transfer ${kind} has moved a wallet`);
    totals[total] += LEAVES_WALLET.has(total) ? -Number(amount) : Number(amount);
  }
  return {
    received: kobo(totals.received),
    returned: kobo(totals.returned),
    contributed: kobo(totals.contributed),
    withdrawn: kobo(totals.withdrawn),
  };
}
