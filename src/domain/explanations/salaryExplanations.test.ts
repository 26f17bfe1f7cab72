import { expect, test } from 'vitest';
import { naira, ZERO_KOBO } from '../money.ts';
import { quote } from '../plans/plans.ts';
import { salaryAdvice } from '../plans/salaryAdvice.ts';
import { explainAdvice } from './salaryExplanations.ts';

const quoted = {
  plan: 'B',
  priceKobo: naira(25_000_000),
  durationMonths: 24,
  rsaBalanceKobo: ZERO_KOBO,
} as const;

function advised(salaryKobo: ReturnType<typeof naira>, ageYears = 30) {
  const advice = salaryAdvice(quote(quoted), salaryKobo, ageYears);
  if (!advice) throw new Error('The contribution is heavy for this salary');
  return { advice, explained: explainAdvice(advice, { salaryKobo, quoted, basis: 'On 23 Nov 2026.' }) };
}

test('each amount of the advice is explained, and is the amount that the advice has', () => {
  const { advice, explained } = advised(naira(100_000));
  expect(explained.comfortable.formula).toBe('₦33,000 = 33% of ₦100,000');
  expect(explained.comfortable.amountKobo).toBe(advice.comfortableKobo);
  expect(explained.monthly?.amountKobo).toBe(advice.longest?.monthlyKobo);
  expect(explained.monthly?.inputs).toContainEqual({ label: 'Months', value: '36' });
  expect(explained.leastSalary?.amountKobo).toBe(advice.longest?.outOfReach?.minSalaryKobo);
  expect(explained.leastSalary?.rule).toContain('of which 33% is ₦208,333.34 or more');
  expect(explained.cheapestPrice?.amountKobo).toBe(advice.longest?.outOfReach?.lowestPriceKobo);
  expect(explained.dearestPrice?.amountKobo).toBe(advice.longest?.outOfReach?.affordablePriceKobo);
  expect(explained.dearestPrice?.rule).toContain('asks ₦33,000 a month or less over 36 months');
});

test('where a longer duration is within reach, nothing is said of salaries and prices', () => {
  const { explained } = advised(naira(700_000));
  expect(explained.monthly?.amountKobo).toBe(20_833_334);
  expect(explained.leastSalary).toBeNull();
  expect(explained.dearestPrice).toBeNull();
});

test('at an age at which no plan can begin, only what is comfortable', () => {
  expect(advised(naira(100_000), 55).explained.monthly).toBeNull();
});
