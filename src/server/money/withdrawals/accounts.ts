import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import { OWN_WALLET_MESSAGE, type payoutAccount } from '#api/contract/withdrawals.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { compareHolder, isPayableMatch } from '#domain/payments/accountHolders.ts';
import { accountLast4 } from '#domain/payments/withdrawals.ts';
import { getUser } from '../../identity/users/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import { payoutAccounts } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { limitRate } from '../../platform/http/rate-limits.ts';
import { BankCallError, type BankProviderName, type PayoutAccount } from '../../platform/ports/bank.ts';
import type { ListBanks } from './bank-list.ts';

type AccountView = Camel<z.input<typeof payoutAccount>>;
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** Enough for typing errors, but not for collecting other people's names. */
const ENQUIRIES_PER_HOUR = 20;
/** The number of used accounts that are offered again. */
const MAX_OFFERED = 5;

const viewAccount = ({
  id,
  bankName,
  accountNumber,
  accountName,
  holderMatch,
}: PayoutAccountRow): AccountView => ({
  id,
  bankName,
  accountLast4: accountLast4(accountNumber),
  accountName,
  holderMatch,
});

/**
 * Looks up the holder of an account at its bank, and stores the account for the buyer if the name matches. The name of
 * anyone else is neither stored nor shown.
 * @throws HttpError `account_not_found`, `account_of_another`, `bank_unreachable`, `too_many_requests`, or
 * `invalid_fields` for an unlisted bank or the buyer's own wallet.
 */
export async function addPayoutAccount(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank'>,
  { userId, account, listBanks }: { userId: string; account: PayoutAccount; listBanks: ListBanks },
): Promise<AccountView> {
  const { db, now, bank } = dependencies;
  const key = `account-enquiries:user:${userId}`;
  await limitRate(dependencies, { key, limit: ENQUIRIES_PER_HOUR, windowMs: HOUR_MS });
  const listed = (await listBanks()).find(({ code }) => code === account.bankCode);
  if (!listed) throw new HttpError('invalid_fields', { fields: { bank_code: 'Choose your bank.' } });
  // The money would come back to the wallet that it left.
  if (await isOwnWallet(db, { userId, accountNumber: account.accountNumber }))
    throw new HttpError('invalid_fields', { fields: { account_number: OWN_WALLET_MESSAGE } });
  const user = await getUser(db, userId);
  const result = await bank.resolveAccountName(account, `${user.firstName} ${user.lastName}`);
  if (result.outcome !== 'ok') {
    const cause = new BankCallError(result);
    throw new HttpError(result.outcome === 'refused' ? 'account_not_found' : 'bank_unreachable', { cause });
  }
  const accountName = result.value.trim().replace(/\s+/g, ' ');
  const holderMatch = compareHolder(user, accountName);
  if (!isPayableMatch(holderMatch)) throw new HttpError('account_of_another');
  const [kept] = await db
    .insert(payoutAccounts)
    .values({
      userId,
      provider: bank.name,
      ...account,
      bankName: listed.name,
      accountName,
      holderMatch,
      createdAt: now(),
    })
    .onConflictDoUpdate({
      target: [
        payoutAccounts.userId,
        payoutAccounts.provider,
        payoutAccounts.bankCode,
        payoutAccounts.accountNumber,
      ],
      set: { bankName: listed.name, accountName, holderMatch },
    })
    .returning();
  if (!kept) throw new Error('The account was not written');
  return viewAccount(kept);
}

async function isOwnWallet(
  db: Database,
  { userId, accountNumber }: { userId: string; accountNumber: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(and(eq(wallets.userId, userId), eq(bankAccounts.accountNumber, accountNumber)));
  return found !== undefined;
}

/**
 * The accounts that a buyer has used and may use again, latest first. Those of another provider are excluded, because
 * their bank codes differ. Their holders are compared again, because the buyer's own name may have changed since.
 */
export async function usedAccounts(
  db: Database,
  { userId, provider }: { userId: string; provider: BankProviderName },
): Promise<AccountView[]> {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.userId, userId),
        sql`${payoutAccounts.provider} = ${provider}`,
        isNotNull(payoutAccounts.usedAt),
      ),
    )
    .orderBy(desc(payoutAccounts.usedAt))
    .limit(MAX_OFFERED);
  const user = await getUser(db, userId);
  return rows.flatMap((row) => {
    const holderMatch = compareHolder(user, row.accountName);
    return isPayableMatch(holderMatch) ? viewAccount({ ...row, holderMatch }) : [];
  });
}
