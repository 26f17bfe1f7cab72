import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';

export interface LockedWallet {
  readonly id: string;
  readonly userId: string;
  readonly ledgerAccountId: string;
}

/**
 * Takes a person's wallet for the rest of the transaction: who pays from it, or into it, does so alone. It is the
 * first lock of all that move money; one contribution, its apartment and ledger accounts follow. Null without a wallet.
 */
export async function lockWallet(db: Database, userId: string): Promise<LockedWallet | null> {
  const [wallet] = await db
    .select({ id: wallets.id, userId: wallets.userId, ledgerAccountId: wallets.ledgerAccountId })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('no key update');
  return wallet ?? null;
}
