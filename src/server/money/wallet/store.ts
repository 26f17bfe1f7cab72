import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { wallet as walletSchema } from '#api/contract/wallet.ts';
import type { AccountStatus } from '#domain/statuses.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, bankHealth, wallets } from '../../platform/db/schema/bank.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import { users } from '../../platform/db/schema/users.ts';
import { type Banks, chosenBanks, configuredBanks } from './banks.ts';
import { isDown } from './health.ts';

type WalletView = Camel<z.input<typeof walletSchema>>;

export interface LockedWallet {
  readonly id: string;
  readonly userId: string;
  readonly ledgerAccountId: string;
}

/**
 * Locks a user's wallet until the transaction ends; all payments into and out of a wallet lock it first. The order of
 * locks is: wallet, one contribution, its apartment, ledger accounts. Null if the user has no wallet. Read the clock after
 * it, so that the times of what happens to a buyer's plans and money are in the order in which it happens.
 */
export async function lockWallet(db: Database, userId: string): Promise<LockedWallet | null> {
  const [wallet] = await db
    .select({ id: wallets.id, userId: wallets.userId, ledgerAccountId: wallets.ledgerAccountId })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('no key update');
  return wallet ?? null;
}

/** The owner of the wallet with an account number; null if no wallet has it. */
export async function ownerOfAccount(db: Database, accountNumber: string): Promise<string | null> {
  const [owner] = await db
    .select({ userId: wallets.userId })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(eq(bankAccounts.accountNumber, accountNumber));
  return owner?.userId ?? null;
}

/**
 * Whether a user's wallet accepts money; that of an erased account does not. The result stays valid until the
 * transaction ends if the wallet is locked.
 */
export async function canAcceptMoney(db: Database, userId: string): Promise<boolean> {
  const [owner] = await db.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, userId));
  return owner?.erasedAt === null;
}

/**
 * Loads a user's wallet with its balance and the accounts that accept transfers; null if there is none. The statement
 * is prepared once, because every page of the dashboard needs it. Accounts at the chosen banks come first, those of
 * responding banks before others. Accounts at a bank without keys are hidden: its webhooks are rejected, so deposits
 * there would not be credited.
 */
export function walletReader(db: Database, banks: Banks) {
  const chosenCount = chosenBanks(banks).length;
  const payable = configuredBanks(banks).map(({ name }): string => name);
  const isPayable = ({ provider }: AccountRow) => provider !== null && payable.includes(provider);
  const rank = ({ provider, isDown: isLate }: AccountRow): number => {
    const position = payable.indexOf(provider ?? '');
    const group = position >= chosenCount ? 2 : Number(isLate);
    return group * payable.length + position;
  };
  const query = db
    .select({
      balance: ledgerAccounts.balanceKobo,
      paysDueSince: wallets.paysDueSince,
      provider: bankAccounts.provider,
      status: bankAccounts.status,
      bankName: bankAccounts.bankName,
      accountNumber: bankAccounts.accountNumber,
      accountName: bankAccounts.accountName,
      isDown: sql<boolean>`coalesce(${isDown}, false)`,
    })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .leftJoin(bankAccounts, eq(bankAccounts.walletId, wallets.id))
    .leftJoin(bankHealth, eq(bankHealth.provider, bankAccounts.provider))
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .prepare('wallet_by_user');
  return async (userId: string): Promise<WalletView | null> => {
    const rows = await query.execute({ userId });
    const [wallet] = rows;
    return wallet
      ? {
          balance: wallet.balance,
          paysDue: wallet.paysDueSince !== null,
          ...viewAccounts(rows.filter(isPayable).toSorted((one, other) => rank(one) - rank(other))),
        }
      : null;
  };
}

interface AccountRow {
  readonly provider: string | null;
  readonly status: string | null;
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly isDown: boolean;
}

function viewAccounts(rows: readonly AccountRow[]): Omit<WalletView, 'balance' | 'paysDue'> {
  const accounts = rows.flatMap(({ bankName, accountNumber, accountName, isDown: isDelayed }) =>
    bankName !== null && accountNumber !== null && accountName !== null
      ? { bankName, accountNumber, accountName, isDelayed }
      : [],
  );
  const [first] = accounts;
  return {
    bankName: first?.bankName ?? null,
    accountNumber: first?.accountNumber ?? null,
    accountName: first?.accountName ?? null,
    accountStatus: first ? (first.isDelayed ? 'delayed' : 'ready') : statusWithoutAccount(rows),
    accounts,
  };
}

const statusWithoutAccount = (rows: readonly AccountRow[]): AccountStatus =>
  rows.length > 0 && rows.every(({ status }) => status === 'refused') ? 'refused' : 'preparing';
