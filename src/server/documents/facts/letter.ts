import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans.ts';
import { commonFacts, unitFacts } from './common.ts';

/** What an allocation letter says, as it was when the target was met. */
export const letterFacts = z.object({
  ...commonFacts,
  ...unitFacts,
  price: positiveAmount,
  plan: z.enum(PLANS),
  durationMonths: z.int(),
  /** The day on which the buyer agreed to the plan. */
  agreedOn: date,
  /** The target that was met, what it asked for, and what was paid by then. */
  targetName: target.shape.name,
  targetAmount: positiveAmount,
  paid: positiveAmount,
  /** What the buyer contributes in all. */
  equity: positiveAmount,
  rsaShare: amount,
  mortgage: amount,
});
export type LetterFacts = z.output<typeof letterFacts>;
