import * as z from 'zod/mini';
import { positiveAmount, timestamp } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans/plans.ts';
import { commonFacts, unitFacts } from './common.ts';

/** The facts of a payment's receipt. */
export const receiptFacts = z.object({
  ...commonFacts,
  ...unitFacts,
  amount: positiveAmount,
  reference: z.string(),
  receivedAt: timestamp,
  plan: z.enum(PLANS),
  /** The total paid into the contribution, this payment included, and its target. */
  paid: positiveAmount,
  equity: positiveAmount,
  /** The instalments that it pays, in order; their amounts add up to it. Receipts older than this field lack it. */
  pays: z.optional(
    z.array(z.object({ name: z.string(), count: z.int(), each: positiveAmount, amount: positiveAmount })),
  ),
  /** `₦625,000 = 2 × ₦312,500`; null if it pays a single one. */
  formula: z.optional(z.nullable(z.string())),
});
export type ReceiptFacts = z.output<typeof receiptFacts>;
