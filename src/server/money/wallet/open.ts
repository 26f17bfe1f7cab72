import { eq } from 'drizzle-orm';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { users } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { BankCustomer, VirtualAccount } from '../../platform/ports/bank.ts';
import { openAccount } from '../ledger/ledger.ts';

const MAX_ACCOUNT_NUMBER_TRIES = 5;

/**
 * Opens a customer's wallet: an account number at the bank and the ledger account behind it. Idempotent: a customer
 * who has a wallet keeps it. Call it outside of a transaction, so that a slow bank holds no lock.
 * @throws HttpError `dependency_down` when the bank fails.
 */
export async function ensureWallet(
  dependencies: Pick<Dependencies, 'bank'>,
  db: Database,
  customer: BankCustomer,
): Promise<void> {
  for (let tries = 0; tries < MAX_ACCOUNT_NUMBER_TRIES; tries += 1) {
    if (await hasWallet(db, customer.userId)) return;
    const account = await dependencies.bank.createAccount(customer).catch((cause: unknown) => {
      throw new HttpError('dependency_down', { cause });
    });
    if (await insertWallet(db, { userId: customer.userId, provider: dependencies.bank.name, account }))
      return;
  }
  throw new Error('The bank issued only account numbers that other wallets have');
}

/** Returns false, and writes nothing, when the account number is taken or the customer has a wallet by now. */
async function insertWallet(
  db: Database,
  { userId, provider, account }: { userId: string; provider: string; account: VirtualAccount },
): Promise<boolean> {
  try {
    await db.transaction(async (transaction) => {
      const ledgerAccountId = await openAccount(transaction, 'wallet');
      await transaction.insert(wallets).values({ userId, ledgerAccountId, provider, ...account });
    });
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}

/** The same for a user by id. @throws Error when there is no such user. */
export async function ensureWalletOf(
  dependencies: Pick<Dependencies, 'bank'>,
  db: Database,
  userId: string,
): Promise<void> {
  if (await hasWallet(db, userId)) return;
  const [customer] = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!customer) throw new Error(`There is no user ${userId}`);
  await ensureWallet(dependencies, db, customer);
}

async function hasWallet(db: Database, userId: string): Promise<boolean> {
  const found = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.userId, userId));
  return found.length > 0;
}
