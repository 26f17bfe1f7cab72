import { expect, test } from 'vitest';
import { naira } from '../money.ts';
import { illustrateMortgage } from '../mortgages/mortgages.ts';
import { explainMaxLoan, explainMortgage } from './mortgageExplanation.ts';

test('the amounts of a mortgage are those that are illustrated', () => {
  const terms = {
    rateBps: 600,
    maxYears: 30,
    maxAgeYears: 60,
    maxLoanKobo: null,
    asOf: '2026-06',
    source: 'FMBN',
  };
  const outcome = illustrateMortgage({ loanKobo: naira(17_500_000), ageYears: 30, monthsUntil: 24 }, terms);
  if (typeof outcome === 'string') throw new Error(outcome);
  const { monthly, total, interest } = explainMortgage(outcome, terms, 'Terms of June 2026.');
  expect([monthly.amountKobo, total.amountKobo, interest.amountKobo]).toEqual([
    outcome.monthlyKobo,
    outcome.totalKobo,
    outcome.interestKobo,
  ]);
  expect(total.formula).toMatch(/^₦[\d,.]+ = 336 × ₦[\d,.]+$/);
});

test('the most that a lender lends is a limit, where it names one', () => {
  const terms = { rateBps: 600, maxYears: 30, maxAgeYears: 60, asOf: '2026-06', source: 'FMBN' };
  expect(explainMaxLoan({ ...terms, maxLoanKobo: naira(50_000_000) }, 'Terms of June 2026.')).toMatchObject({
    amountKobo: naira(50_000_000),
    basis: 'Terms of June 2026.',
  });
  expect(explainMaxLoan({ ...terms, maxLoanKobo: null }, '')).toBeNull();
});
