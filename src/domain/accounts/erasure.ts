import type { MortgageState } from '../mortgages/mortgageStates.ts';
import type { ContributionStatus } from '../statuses.ts';

/**
 * Years for which an erased account's documents and bank reports are retained, as company law requires of the books
 * (money laundering rules require five).
 */
export const BOOKS_RETENTION_YEARS = 6;

/** Statuses with open obligations: an account with such a plan cannot be erased. */
export const hasOpenObligations = ({
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
