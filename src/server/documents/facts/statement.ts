import * as z from 'zod/mini';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import { commonFacts } from './common.ts';

const entry = z.object({
  on: date,
  title: z.string(),
  /** The unit that was paid for; null if the money is not about one. */
  detail: z.nullable(z.string()),
  reference: z.string(),
  /** Negative if it left the wallet. */
  change: z.int(),
  balance: amount,
});
export type StatementEntry = z.output<typeof entry>;

const progress = z.object({
  home: z.string(),
  unit: z.string(),
  /** The amounts paid in this month and in total by its end, and the contribution's target. */
  paidInMonth: amount,
  paid: amount,
  equity: positiveAmount,
  /** The formula of the target; null if it has none. Statements older than this field lack it. */
  formula: z.optional(z.nullable(z.string())),
});

/** A month of a buyer's wallet, and what went into each contribution. */
export const statementFacts = z.object({
  ...commonFacts,
  /** `2026-11` */
  month: z.string(),
  opening: amount,
  closing: amount,
  entries: z.array(entry),
  contributions: z.array(progress),
});
export type StatementFacts = z.output<typeof statementFacts>;
