import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import { users } from '../../platform/db/schema/users.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import { inPages } from '../../platform/jobs/in-pages.ts';
import { BankCallError, type BankProviderName } from '../../platform/ports/bank.ts';
import { chosenBanks } from './banks.ts';
import { type OpeningDependencies, tryOpenAccount } from './open-account.ts';

const BATCH = 50;

/** Opens the due accounts at the chosen banks. A failure does not stop the others. */
export async function openAccounts(
  dependencies: OpeningDependencies,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
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

/** Adds an account at each chosen bank to the wallets opened before it was chosen. `openAccounts` opens it. */
export async function addMissingAccounts(
  dependencies: OpeningDependencies,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now } = dependencies;
  for (const { name: provider } of chosenBanks(dependencies)) {
    const without = inPages<string>(BATCH, (after) => walletsWithout(db, provider, after));
    const add = (walletId: string) =>
      db.insert(bankAccounts).values({ walletId, provider, nextTryAt: now() }).onConflictDoNothing();
    await eachRow(without, add, { onFailure, signal });
  }
}

/** A page of wallets by id, after a given one, that have no account at a bank. */
async function walletsWithout(
  db: Database,
  provider: BankProviderName,
  after: string | null,
): Promise<string[]> {
  const rows = await db
    .select({ walletId: wallets.id })
    .from(wallets)
    .innerJoin(users, and(eq(users.id, wallets.userId), isNull(users.erasedAt)))
    .leftJoin(bankAccounts, and(eq(bankAccounts.walletId, wallets.id), eq(bankAccounts.provider, provider)))
    .where(and(isNull(bankAccounts.id), after === null ? undefined : gt(wallets.id, after)))
    .orderBy(asc(wallets.id))
    .limit(BATCH);
  return rows.map(({ walletId }) => walletId);
}
