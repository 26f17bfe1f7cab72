import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import { users } from '../../platform/db/schema/users.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import { BankCallError } from '../../platform/ports/bank.ts';
import { chosenBanks } from './banks.ts';
import { type OpeningDependencies, tryOpenAccount } from './open-account.ts';

const BATCH = 50;

/**
 * Opens the due accounts at the chosen banks, and adds accounts to wallets created before a bank was chosen. A failure
 * does not stop the others.
 */
export async function openAccounts(
  dependencies: OpeningDependencies,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  await addMissingAccounts(dependencies);
  const { db, now } = dependencies;
  const due = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        ne(bankAccounts.status, 'assigned'),
        lte(bankAccounts.nextTryAt, now()),
        inArray(
          bankAccounts.provider,
          chosenBanks(dependencies).map(({ name }) => name),
        ),
      ),
    )
    .orderBy(asc(bankAccounts.nextTryAt))
    .limit(BATCH);
  await eachRow(due, ({ id }) => processAccount(dependencies, id), { onFailure, signal });
}

/**
 * Requests the number of a due account.
 * @throws BankCallError if the bank did not assign it; it is retried later.
 */
export async function processAccount(dependencies: OpeningDependencies, accountId: string): Promise<void> {
  const failure = await tryOpenAccount(dependencies, accountId);
  if (failure) throw new BankCallError(failure);
}

async function addMissingAccounts(dependencies: OpeningDependencies): Promise<void> {
  const { db, now } = dependencies;
  for (const { name: provider } of chosenBanks(dependencies)) {
    const without = await db
      .select({ walletId: wallets.id })
      .from(wallets)
      .innerJoin(users, and(eq(users.id, wallets.userId), isNull(users.erasedAt)))
      .leftJoin(bankAccounts, and(eq(bankAccounts.walletId, wallets.id), eq(bankAccounts.provider, provider)))
      .where(isNull(bankAccounts.id))
      .limit(BATCH);
    if (without.length === 0) continue;
    const nextTryAt = now();
    await db
      .insert(bankAccounts)
      .values(without.map(({ walletId }) => ({ walletId, provider, nextTryAt })))
      .onConflictDoNothing();
  }
}
