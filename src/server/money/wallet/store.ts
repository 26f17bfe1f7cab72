import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';

export interface LockedWallet {
  readonly id: string;
  readonly userId: string;
  readonly ledgerAccountId: string;
}

/**
 * Locks a person's wallet until the transaction ends; whatever pays into it or from it locks it first. The order of
 * locks is: wallet, one contribution, its apartment, ledger accounts. Null without a wallet.
 */
export async function lockWallet(db: Database, userId: string): Promise<LockedWallet | null> {
  const [wallet] = await db
    .select({ id: wallets.id, userId: wallets.userId, ledgerAccountId: wallets.ledgerAccountId })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('no key update');
  return wallet ?? null;
}

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
