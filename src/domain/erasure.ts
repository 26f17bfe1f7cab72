import type { MortgageState } from './mortgageStates.ts';
import type { ContributionStatus } from './statuses.ts';

/**
 * After an account is erased its documents and what the banks reported are kept for so many years, as company law asks of
 * the books (the money laundering rules ask for five).
 */
export const BOOKS_KEPT_YEARS = 6;

/** A plan that still asks something of its buyer or of us: with one of these an account is not erased. */
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
