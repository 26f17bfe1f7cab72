import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { nameChangeWaitMs } from '#domain/accounts/nameChange.ts';
import { base32Of } from '#domain/base32.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { compareHolder, isPayableMatch } from '#domain/payments/accountHolders.ts';
import { minWithdrawalKobo } from '#domain/payments/withdrawals.ts';
import { waitingTime } from '#domain/waitingTime.ts';
import { wrongPassword } from '../../identity/passwords/current-password.ts';
import { getUser, type UserRow } from '../../identity/users/store.ts';
import { notifyReplacedContacts } from '../../messages/replaced.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { limitPerDay } from '../../platform/http/day-limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { withdrawalKey } from '../ledger/keys.ts';
import { balance, PAYOUT_ACCOUNT_ID, post } from '../ledger/ledger.ts';
import { lockWallet } from '../wallet/store.ts';
import type { PayoutAccountRow } from './accounts.ts';
import { remainingTodayKobo } from './day-limit.ts';
import { sendWithdrawal } from './jobs.ts';
import { notifyOfWithdrawal } from './notices.ts';

const REFERENCE_LENGTH = 10;

/** A reference that a user can quote, like `WDR-7K2M9QX4TB`. */
export const withdrawalReference = (): string => `WDR-${base32Of(randomBytes(REFERENCE_LENGTH))}`;

interface WithdrawalRequest {
  /** The user as loaded when the password was checked. */
  readonly user: UserRow;
  readonly accountId: string;
  readonly amountKobo: Kobo;
  readonly isHolderConfirmed: boolean;
}

/**
 * Debits the wallet, and enqueues the transfer, which starts after the commit. The wallet is locked, so that no payment
 * spends the same money. Returns the withdrawal's id.
 * @throws HttpError `not_found` for an account that is not the buyer's, `account_not_found` for one that was saved with
 * another bank of ours, `account_of_another`, `holder_unconfirmed`, `name_changed_recently`, `balance_too_low`,
 * `withdrawal_below_minimum`, `withdrawal_day_limit`, `too_many_requests` beyond the times of a day, or `current_password_wrong`
 * if the password has changed since it was checked.
 */
export async function requestWithdrawal(
  dependencies: Dependencies,
  transaction: Database,
  { user, accountId, amountKobo, isHolderConfirmed }: WithdrawalRequest,
): Promise<string> {
  const { jobs, now, settings, bank } = dependencies;
  const { id: userId } = user;
  const wallet = await lockWallet(transaction, userId);
  if (!wallet) throw new HttpError('balance_too_low');
  const current = await getUser(transaction, userId);
  if (current.passwordHash !== user.passwordHash) throw wrongPassword();
  const [account] = await transaction
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.id, accountId), eq(payoutAccounts.userId, userId)));
  if (!account) throw new HttpError('not_found');
  // Bank codes of another provider are not valid for this one.
  if (account.provider !== bank.name) throw accountOfFormerBank();
  assertHolder(current, account, isHolderConfirmed);

  const at = now();
  await assertNameSettled(transaction, { user: current, account, at });
  const balanceKobo = await balance(transaction, wallet.ledgerAccountId);
  if (amountKobo > balanceKobo) throw new HttpError('balance_too_low');
  if (amountKobo < minWithdrawalKobo(balanceKobo)) throw new HttpError('withdrawal_below_minimum');
  const dayLimitKobo = settings.withdrawalDayLimitKobo;
  const leftKobo = await remainingTodayKobo(transaction, { userId, dayLimitKobo, at });
  if (amountKobo > leftKobo) throw overDayLimit(dayLimitKobo, leftKobo);
  await limitPerDay(transaction, { userId, kind: 'withdrawal', at });

  const reference = withdrawalReference();
  const { accountName } = account;
  const [withdrawal] = await transaction
    .insert(withdrawals)
    .values({
      userId,
      walletId: wallet.id,
      payoutAccountId: account.id,
      reference,
      amountKobo,
      accountName,
      createdAt: at,
      nextTryAt: at,
    })
    .returning({ id: withdrawals.id });
  if (!withdrawal) throw new Error('The withdrawal was not written');
  const { id } = withdrawal;
  await transaction.update(payoutAccounts).set({ usedAt: at }).where(eq(payoutAccounts.id, account.id));
  await jobs.enqueue(transaction, sendWithdrawal, { withdrawalId: id }, { key: id });
  await notifyOfWithdrawal(dependencies, transaction, { id, status: 'requested' });
  await notifyReplacedContacts(dependencies, transaction, { kind: 'withdrawal_requested', user: current });
  await post(transaction, {
    idempotencyKey: withdrawalKey(id, 'requested'),
    kind: 'withdrawal_requested',
    fromAccountId: wallet.ledgerAccountId,
    toAccountId: PAYOUT_ACCOUNT_ID,
    amountKobo,
    reference,
    eventAt: at,
  });
  return id;
}

/** Compares again, because the buyer's own name may have changed since. */
function assertHolder(user: UserRow, { accountName }: PayoutAccountRow, isConfirmed: boolean): void {
  const match = compareHolder(user, accountName);
  if (!isPayableMatch(match)) throw new HttpError('account_of_another');
  if (match === 'similar' && !isConfirmed) throw new HttpError('holder_unconfirmed');
}

interface NameCheck {
  readonly user: UserRow;
  readonly account: PayoutAccountRow;
  readonly at: Date;
}

/** An account that received money under the old name still belongs to the buyer. */
async function assertNameSettled(
  transaction: Database,
  { user: { nameChangedAt }, account, at }: NameCheck,
): Promise<void> {
  const waitMs = nameChangeWaitMs(nameChangedAt, at);
  if (nameChangedAt === null || waitMs === 0) return;
  const [earlier] = await transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.payoutAccountId, account.id), lte(withdrawals.createdAt, nameChangedAt)))
    .limit(1);
  if (earlier) return;
  throw new HttpError('name_changed_recently', {
    message:
      'The name on your account was changed a short while ago. For your safety, money goes only to an account that you ' +
      `have used before. You can withdraw to this one ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });
}

const accountOfFormerBank = (): HttpError =>
  new HttpError('account_not_found', {
    message:
      'We pay through another bank now, and it does not know this account yet. Please go back and add the account again. ' +
      'No money has moved.',
  });

const overDayLimit = (dayLimitKobo: Kobo, leftKobo: Kobo): HttpError =>
  new HttpError('withdrawal_day_limit', {
    message: `You can withdraw ${formatNaira(dayLimitKobo)} a day, and ${formatNaira(leftKobo)} of that is left today.`,
  });
