import * as z from 'zod/mini';
import { timestamp } from '#api/contract/scalars.ts';
import { commonFacts, unitFacts } from './common.ts';

const clause = z.object({ title: z.string(), text: z.string() });

/** The terms that a buyer agreed to, word for word. */
export const termsFacts = z.object({
  ...commonFacts,
  ...unitFacts,
  version: z.string(),
  agreedAt: timestamp,
  /** Of this contribution: with its unit, amounts, days and next of kin. */
  agreement: z.array(clause),
  /** How its amounts are calculated. Terms older than this field lack it. */
  formulas: z.optional(z.array(z.string())),
  /** Of the product. */
  general: z.array(clause),
});
export type TermsFacts = z.output<typeof termsFacts>;
