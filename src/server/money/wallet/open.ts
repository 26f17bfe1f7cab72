import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { openAccount } from '../ledger/ledger.ts';
import { chosenBanks } from './banks.ts';
import { type OpeningDependencies, tryOpenAccount } from './open-account.ts';

/** How long a request waits for the account number. A slower bank continues in the background. */
const ACCOUNT_WAIT_MS = 1_500;

/**
 * Opens a buyer's wallet without calling the bank: creates its ledger account, and the bank accounts still to be
 * opened. Returns its id. Idempotent: an existing wallet is unchanged.
 */
export async function openWallet(
  dependencies: Pick<Dependencies, 'bank' | 'backupBank' | 'now'>,
  db: Database,
  userId: string,
): Promise<string> {
  const known = await walletIdOf(db, userId);
  if (known !== null) return known;
  try {
    return await db.transaction(async (transaction) => {
      const ledgerAccountId = await openAccount(transaction, 'wallet');
      const [wallet] = await transaction
        .insert(wallets)
        .values({ userId, ledgerAccountId })
        .returning({ id: wallets.id });
      if (!wallet) throw new Error('The wallet was not written');
      const nextTryAt = dependencies.now();
      await transaction
        .insert(bankAccounts)
        .values(
          chosenBanks(dependencies).map(({ name }) => ({ walletId: wallet.id, provider: name, nextTryAt })),
        );
      return wallet.id;
    });
  } catch (error) {
    // A concurrent request opened it.
    const opened = violatedUnique(error) === null ? null : await walletIdOf(db, userId);
    if (opened === null) throw error;
    return opened;
  }
}

/**
 * Opens a buyer's wallet, and its bank accounts if the bank responds quickly; otherwise a job continues. Call it
 * outside of a transaction, so that a slow bank holds no lock.
 */
export async function ensureWalletOf(dependencies: OpeningDependencies, userId: string): Promise<void> {
  const { db } = dependencies;
  const walletId = await openWallet(dependencies, db, userId);
  const unopened = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.walletId, walletId), eq(bankAccounts.status, 'requested')));
  if (unopened.length === 0) return;
  const opening = Promise.all(unopened.map(({ id }) => tryOpenAccount(dependencies, id))).catch(() => {
    // The job retries, and logs the failure.
  });
  await Promise.race([opening, setTimeout(ACCOUNT_WAIT_MS, undefined, { ref: false })]);
}

async function walletIdOf(db: Database, userId: string): Promise<string | null> {
  const [found] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.userId, userId));
  return found?.id ?? null;
}
