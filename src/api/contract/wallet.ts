import * as z from 'zod/mini';
import { WITHDRAWAL_RETURN_REASONS, WITHDRAWAL_STATUSES } from '#domain/payments/withdrawals.ts';
import { ACCOUNT_STATUSES, TRANSACTION_DIRECTIONS, TRANSACTION_STATUSES } from '#domain/statuses.ts';
import { success } from './envelope.ts';
import { amount, id, limit, page, positiveAmount, queryFilter, queryInteger, timestamp } from './scalars.ts';

const bankAccount = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  /** Whether its bank does not respond now, so that transfers to it arrive late. */
  is_delayed: z.boolean(),
});

/** The first three describe the account to pay into; null until the bank has assigned its number. */
export const wallet = z.object({
  bank_name: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
  account_name: z.nullable(z.string()),
  account_status: z.enum(ACCOUNT_STATUSES),
  /** Every account that accepts transfers, the preferred one first. */
  accounts: z.array(bankAccount),
  balance: amount,
  /** Whether the balance pays instalments on their due date. */
  pays_due: z.boolean(),
});

export const walletChange = z.object({ pays_due: z.boolean('Choose whether your wallet pays what is due.') });

export const transaction = z.object({
  id,
  title: z.string(),
  amount: positiveAmount,
  direction: z.enum(TRANSACTION_DIRECTIONS),
  status: z.enum(TRANSACTION_STATUSES),
  /** Only for money that the bank took back of a transfer into the wallet. */
  is_taken_back: z.optional(z.literal(true)),
  reference: z.string(),
  /** The home it paid for; `unit` is the unit's full name: 'Block 2, Floor 3, U1'. */
  property: z.nullable(z.object({ id, title: z.string(), unit: z.string() })),
  /** Only for a withdrawal and its return. */
  withdrawal: z.optional(
    z.object({
      id,
      status: z.enum(WITHDRAWAL_STATUSES),
      return_reason: z.nullable(z.enum(WITHDRAWAL_RETURN_REASONS)),
      bank_name: z.string(),
      account_last4: z.string(),
      /** Whether our own account with the bank, or an outage of the bank, holds it up. */
      is_delayed: z.optional(z.boolean()),
    }),
  ),
  created_at: timestamp,
});

export const walletQuery = z.object({ user_id: z.optional(id) });
export const walletResponse = success(z.object({ wallet }));

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const TRANSACTION_MONTHS = [1, 3, 6] as const;
const MONTHS_MESSAGE = `Choose ${anyOf.format(TRANSACTION_MONTHS.map(String))} months.`;
export const transactionsQuery = z.object({
  user_id: z.optional(id),
  limit,
  page,
  months: queryFilter(
    queryInteger(1, Math.max(...TRANSACTION_MONTHS), MONTHS_MESSAGE).check(
      z.refine((months) => TRANSACTION_MONTHS.some((known) => known === months), MONTHS_MESSAGE),
    ),
  ),
});

/** Lifetime totals: received + returned - contributed - withdrawn is the balance. */
export const walletTotals = z.object({
  received: amount,
  returned: amount,
  contributed: amount,
  withdrawn: amount,
});

export const transactionsResponse = success(
  z.object({
    transactions: z.array(transaction),
    total: z.int(),
    total_pages: z.int(),
    totals: z.optional(walletTotals),
  }),
);
