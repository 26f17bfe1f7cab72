import { and, eq, lte, ne } from 'drizzle-orm';
import { notify } from '../../messages/audience.ts';
import { accountReadyCopy } from '../../messages/templates/account.ts';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import { users } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  type BankFailure,
  type BankProvider,
  type BankProviderName,
  toCustomerEmail,
  type VirtualAccount,
} from '../../platform/ports/bank.ts';
import { nextRetryAt } from './backoff.ts';
import { chosenBanks } from './banks.ts';
import { recordHealth } from './health.ts';
import { checkBusiness } from './our-business.ts';

export type OpeningDependencies = Pick<
  Dependencies,
  'db' | 'jobs' | 'now' | 'bank' | 'backupBank' | 'messages' | 'settings'
>;

/** The lease of an attempt: one that is interrupted is retried after this. */
const LEASE_MS = 60_000;
/** After this many rejections, the buyer sees that it takes longer. */
const TRIES_BEFORE_REJECTION = 3;
/** Retries if another wallet already has the number, because the sandbox generates numbers at random. */
const MAX_NUMBER_TRIES = 5;

interface Claimed {
  readonly id: string;
  readonly provider: BankProviderName;
  readonly tries: number;
  readonly userId: string;
}

/**
 * Requests the number of a wallet's account from the provider once, outside of any transaction. Only one process at a
 * time attempts it, and failures are retried later. Returns the failure, for the log, or null.
 */
export async function tryOpenAccount(
  dependencies: OpeningDependencies,
  accountId: string,
): Promise<BankFailure | null> {
  const { db, now } = dependencies;
  const claimed = await claim(db, accountId, now());
  const bank = claimed && chosenBanks(dependencies).find(({ name }) => name === claimed.provider);
  if (!claimed || !bank) return null;
  // A number at another business would stay with the wallet when the keys are right again.
  const business = await checkBusiness(db, bank, now());
  if (business.outcome !== 'ok' && business.reason === 'wrong_key') {
    await noteFailure(db, claimed, business, now());
    return business;
  }
  for (let times = 0; times < MAX_NUMBER_TRIES; times += 1) {
    const result = await bank.openAccount(await customerOf(dependencies, claimed.userId));
    await recordHealth(db, { provider: bank.name, result, at: now() });
    if (result.outcome !== 'ok') {
      await noteFailure(db, claimed, result, now());
      return result;
    }
    if (result.value.status === 'assigning') {
      const { providerReference } = result.value;
      const nextTryAt = nextRetryAt(now(), claimed.tries);
      await db
        .update(bankAccounts)
        .set({ status: 'assigning', providerReference, failure: null, nextTryAt })
        .where(isUnassigned(claimed.id));
      return null;
    }
    if (await assign(dependencies, claimed, result.value.account)) return null;
  }
  const taken = takenNumber(bank);
  await noteFailure(db, claimed, taken, now());
  return taken;
}

const isUnassigned = (id: string) => and(eq(bankAccounts.id, id), ne(bankAccounts.status, 'assigned'));

const takenNumber = ({ name }: BankProvider): BankFailure => ({
  outcome: 'refused',
  reason: 'rejected',
  detail: `${name}: the account number that it assigned belongs to another wallet`,
});

/** Null if the account is assigned, not due, or locked by another process. */
async function claim(db: Database, accountId: string, at: Date): Promise<Claimed | null> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({
        id: bankAccounts.id,
        provider: bankAccounts.provider,
        tries: bankAccounts.tries,
        userId: wallets.userId,
      })
      .from(bankAccounts)
      .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
      .where(and(isUnassigned(accountId), lte(bankAccounts.nextTryAt, at)))
      .for('update', { of: bankAccounts, skipLocked: true });
    if (!account) return null;
    const tries = account.tries + 1;
    const nextTryAt = new Date(at.getTime() + LEASE_MS);
    await transaction.update(bankAccounts).set({ tries, nextTryAt }).where(eq(bankAccounts.id, accountId));
    return { ...account, tries };
  });
}

async function noteFailure(
  db: Database,
  { id, tries }: Claimed,
  failure: BankFailure,
  at: Date,
): Promise<void> {
  const isRejected = failure.outcome === 'refused' && tries >= TRIES_BEFORE_REJECTION;
  await db
    .update(bankAccounts)
    .set({
      failure: failure.detail,
      nextTryAt: nextRetryAt(at, tries),
      ...(isRejected && { status: 'refused' as const }),
    })
    .where(isUnassigned(id));
}

/** Stores the number, and notifies a buyer who had to wait for it. Returns false if another wallet has the number. */
async function assign(
  dependencies: OpeningDependencies,
  { id, tries, userId }: Claimed,
  account: VirtualAccount,
): Promise<boolean> {
  const { db, now, settings } = dependencies;
  try {
    await db.transaction(async (transaction) => {
      const assigned = await transaction
        .update(bankAccounts)
        .set({ ...account, status: 'assigned', assignedAt: now(), failure: null })
        .where(isUnassigned(id))
        .returning({ id: bankAccounts.id });
      if (assigned.length === 0 || tries === 1) return;
      await notify(dependencies, transaction, {
        kind: 'account_ready',
        copy: accountReadyCopy(settings.productName, account),
        userId,
        key: `account-ready:${id}`,
      });
    });
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}

async function customerOf({ db, settings }: OpeningDependencies, userId: string) {
  const [customer] = await db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  if (!customer) throw new Error(`There is no user ${userId}`);
  return { ...customer, email: toCustomerEmail(userId, settings.publicUrl) };
}
