import * as z from 'zod/mini';
import { TRANSACTION_DIRECTIONS, TRANSACTION_STATUSES } from '#domain/statuses.ts';
import { success } from './envelope.ts';
import { amount, id, limit, page, positiveAmount, queryFilter, queryInteger, timestamp } from './scalars.ts';

export const wallet = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  balance: amount,
});

export const transaction = z.object({
  id,
  title: z.string(),
  amount: positiveAmount,
  direction: z.enum(TRANSACTION_DIRECTIONS),
  status: z.enum(TRANSACTION_STATUSES),
  reference: z.string(),
  /** What it paid for; `unit` is the unit's whole name: 'Block 2, Floor 3, U1'. */
  property: z.nullable(z.object({ id, title: z.string(), unit: z.string() })),
  created_at: timestamp,
});

export const walletQuery = z.object({ user_id: z.optional(id) });
export const walletAnswer = success(z.object({ wallet }));

export const TRANSACTION_MONTHS = [1, 3, 6] as const;
const MONTHS_MESSAGE = 'Choose 1, 3 or 6 months.';
export const transactionsQuery = z.object({
  user_id: z.optional(id),
  limit,
  page,
  months: queryFilter(
    queryInteger(1, 6, MONTHS_MESSAGE).check(
      z.refine((months) => TRANSACTION_MONTHS.some((known) => known === months), MONTHS_MESSAGE),
    ),
  ),
});
export const transactionsAnswer = success(
  z.object({ transactions: z.array(transaction), total: z.int(), total_pages: z.int() }),
);
