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
  /** Of this contribution: with its unit, amounts and days. */
  agreement: z.array(clause),
  /** Who the next of kin was on that day; terms from before they named one have none. */
  nextOfKin: z.optional(clause),
  /** Of the product. */
  general: z.array(clause),
});
export type TermsFacts = z.output<typeof termsFacts>;
