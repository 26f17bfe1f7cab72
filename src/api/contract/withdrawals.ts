import * as z from 'zod/mini';
import { PAYABLE_HOLDER_MATCHES } from '#domain/payments/accountHolders.ts';
import { ACCOUNT_NUMBER_DIGITS, ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';
import { WITHDRAWAL_RETURN_REASONS, WITHDRAWAL_STATUSES } from '#domain/payments/withdrawals.ts';
import { success } from './envelope.ts';
import { amount, id, limit, noNul, page, positiveAmountOf, timestamp } from './scalars.ts';
import { currentPassword } from './users.ts';

const bank = z.object({ code: z.string(), name: z.string() });
export const banksResponse = success(z.object({ banks: z.array(bank) }));

/** The buyer's account at another bank; its number is masked except for the last digits. */
export const payoutAccount = z.object({
  id,
  bank_name: z.string(),
  account_last4: z.string(),
  /** The holder's name at the other bank. */
  account_name: z.string(),
  /** A `similar` name requires the buyer's confirmation. */
  holder_match: z.enum(PAYABLE_HOLDER_MATCHES),
});

export const ACCOUNT_NUMBER_MESSAGE = `An account number has ${ACCOUNT_NUMBER_DIGITS} digits.`;
export const OWN_WALLET_MESSAGE = 'This is the number of your own wallet. Use one of your bank accounts.';
export const accountNumber = z
  .string('Account number is required.')
  .check(z.regex(ACCOUNT_NUMBER_PATTERN, ACCOUNT_NUMBER_MESSAGE));

const MAX_BANK_CODE_LENGTH = 20;
const BANK_MESSAGE = 'Choose your bank.';

export const payoutAccountRequest = z.object({
  bank_code: z
    .string(BANK_MESSAGE)
    .check(z.minLength(1, BANK_MESSAGE), z.maxLength(MAX_BANK_CODE_LENGTH, BANK_MESSAGE), noNul),
  account_number: accountNumber,
});
export const payoutAccountResponse = success(z.object({ account: payoutAccount }));

/** The options of a withdrawal: previously used accounts, the latest first, and the daily limit. */
export const withdrawalOptionsResponse = success(
  z.object({ accounts: z.array(payoutAccount), day_limit: amount, left_today: amount }),
);

export const withdrawalRequest = z.object({
  account_id: id,
  amount: positiveAmountOf('Enter an amount.'),
  current_password: currentPassword,
  /** The buyer's confirmation that an account with a similar name is theirs. */
  is_holder_confirmed: z.optional(z.boolean()),
});

export const withdrawal = z.object({
  id,
  amount,
  status: z.enum(WITHDRAWAL_STATUSES),
  return_reason: z.nullable(z.enum(WITHDRAWAL_RETURN_REASONS)),
  reference: z.string(),
  bank_name: z.string(),
  account_last4: z.string(),
  account_name: z.string(),
  created_at: timestamp,
  sent_at: z.nullable(timestamp),
  returned_at: z.nullable(timestamp),
  /** Since when our own account with the bank, or an outage of the bank, holds it up; null until that is long enough to say. */
  delayed_since: z.optional(z.nullable(timestamp)),
});
export const withdrawalParams = z.object({ id });
export const withdrawalResponse = success(z.object({ withdrawal }));

export const withdrawalsQuery = z.object({ limit, page });
export const withdrawalsResponse = success(
  z.object({ withdrawals: z.array(withdrawal), total: z.int(), total_pages: z.int() }),
);
