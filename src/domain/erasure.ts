import type { MortgageState } from './mortgageStates.ts';
import type { ContributionStatus } from './statuses.ts';

/**
 * The retention of an erased account's documents and bank reports, in years, as company law requires for the books (the
 * money laundering rules require five).
 */
export const BOOKS_KEPT_YEARS = 6;

/** A plan with open obligations of the buyer or of us. An account with one cannot be erased. */
export const isUnfinished = ({
  status,
  mortgageState,
}: {
  readonly status: ContributionStatus;
  readonly mortgageState: MortgageState | null;
}): boolean =>
  status === 'pending' ||
  status === 'active' ||
  status === 'leaving' ||
  (status === 'completed' && mortgageState !== null && mortgageState !== 'disbursed');
