import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans/plans.ts';
import { commonFacts, unitFacts } from './common.ts';

/** The facts of an allocation letter when the target was met. */
export const letterFacts = z.object({
  ...commonFacts,
  ...unitFacts,
  price: positiveAmount,
  plan: z.enum(PLANS),
  durationMonths: z.int(),
  /** The day on which the buyer agreed to the plan. */
  agreedOn: date,
  /** The met target, its amount, and the amount paid by then. */
  targetName: target.shape.name,
  targetAmount: positiveAmount,
  paid: positiveAmount,
  /** The buyer's total contribution. */
  equity: positiveAmount,
  rsaShare: amount,
  mortgage: amount,
});
export type LetterFacts = z.output<typeof letterFacts>;
