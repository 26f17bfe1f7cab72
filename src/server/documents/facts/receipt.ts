import * as z from 'zod/mini';
import { positiveAmount, timestamp } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans.ts';
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
});
export type ReceiptFacts = z.output<typeof receiptFacts>;
