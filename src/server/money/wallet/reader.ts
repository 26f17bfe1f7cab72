import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';

/** Reads a person's wallet with its balance; null without one. Prepared once: every dashboard page asks for it. */
export function walletReader(db: Database) {
  const query = db
    .select({
      bankName: wallets.bankName,
      accountNumber: wallets.accountNumber,
      accountName: wallets.accountName,
      balance: ledgerAccounts.balanceKobo,
    })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .prepare('wallet_by_user');
  return async (userId: string) => (await query.execute({ userId }))[0] ?? null;
}
