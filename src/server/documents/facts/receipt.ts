import * as z from 'zod/mini';
import { positiveAmount, timestamp } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans.ts';
import { commonFacts, unitFacts } from './common.ts';

/** What a receipt says of one payment. */
export const receiptFacts = z.object({
  ...commonFacts,
  ...unitFacts,
  amount: positiveAmount,
  reference: z.string(),
  receivedAt: timestamp,
  plan: z.enum(PLANS),
  /** What was paid into the contribution with this payment, of what it asks for in all. */
  paid: positiveAmount,
  equity: positiveAmount,
});
export type ReceiptFacts = z.output<typeof receiptFacts>;
