import { MONTHS_PER_YEAR } from '../dates.ts';
import { difference, given, multiple, repayment } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import type { LendingTerms, MortgageIllustration } from '../mortgages/mortgages.ts';
import { countText } from '../quantities.ts';

/** The most that a lender lends; null where it names no such sum. @param basis whose terms they are, and since when */
export const explainMaxLoan = ({ maxLoanKobo }: LendingTerms, basis: string): Explanation | null =>
  maxLoanKobo === null
    ? null
    : explain(given('The most that it lends', maxLoanKobo), {
        title: 'The most that it lends',
        rule: 'A limit of this lender, for any home.',
        basis,
      });

/** Explains the amounts of an illustrated mortgage. @param basis the lender's terms and their date */
export function explainMortgage(
  { loanKobo, rateBps, years }: MortgageIllustration,
  { maxAgeYears }: LendingTerms,
  basis: string,
): { readonly monthly: Explanation; readonly total: Explanation; readonly interest: Explanation } {
  const loan = given('What the mortgage pays', loanKobo);
  const months = years * MONTHS_PER_YEAR;
  const monthly = repayment(loan, rateBps, months);
  const total = multiple(months, monthly);
  return {
    monthly: explain(monthly, {
      title: 'What the mortgage might ask each month',
      rule: `Equal repayments over ${countText(years, 'year')}, the longest that the lender and your age allow; it is repaid by the age of ${maxAgeYears}. Interest is charged each month on what is left.`,
      basis,
    }),
    total: explain(total, { title: 'You repay in all', rule: 'Every monthly repayment, added up.', basis }),
    interest: explain(difference(total, loan), {
      title: 'Interest in all',
      rule: 'What you repay in all, less what the mortgage pays.',
      basis,
    }),
  };
}
