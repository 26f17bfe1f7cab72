import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira, ZERO_KOBO } from '../money.ts';
import { affordability, highestPriceKobo } from './affordability.ts';
import { PLANS, type Plan, quote } from './plans.ts';

const monthlyOf = (plan: Plan, priceKobo: Kobo, durationMonths: number) =>
  quote({ plan, priceKobo, durationMonths, rsaBalanceKobo: ZERO_KOBO }).monthlyKobo;

const salary = fc.integer({ min: 1_000, max: 100_000_000 }).map(naira);
const duration = fc.integer({ min: 1, max: 36 });

describe('affordability', () => {
  test('reads ₦850,000 over 24 months as homes from ₦8,415,000 to ₦22,440,000', () => {
    expect(affordability(naira(850_000), 24)).toEqual({
      monthlyKobo: naira(280_500),
      planAPriceKobo: naira(8_415_000),
      planBPriceKobo: naira(22_440_000),
    });
  });

  test('reaches nothing without a salary', () => {
    expect(affordability(ZERO_KOBO, 24)).toEqual({
      monthlyKobo: ZERO_KOBO,
      planAPriceKobo: ZERO_KOBO,
      planBPriceKobo: ZERO_KOBO,
    });
  });

  test.each([
    ['A', 'planAPriceKobo'],
    ['B', 'planBPriceKobo'],
  ] as const)('Plan %s: the price found is within reach, and one naira more is not', (plan, field) => {
    fc.assert(
      fc.property(salary, duration, (salaryKobo, durationMonths) => {
        const found = affordability(salaryKobo, durationMonths);
        const priceKobo = found[field];
        expect(monthlyOf(plan, priceKobo, durationMonths)).toBeLessThanOrEqual(found.monthlyKobo);
        expect(monthlyOf(plan, naira(priceKobo / 100 + 1), durationMonths)).toBeGreaterThan(
          found.monthlyKobo,
        );
      }),
    );
  });

  test('a mortgage reaches further than instalments, and longer saving at least as far', () => {
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 35 }), (salaryKobo, durationMonths) => {
        const now = affordability(salaryKobo, durationMonths);
        const longer = affordability(salaryKobo, durationMonths + 1);
        expect(now.planBPriceKobo).toBeGreaterThan(now.planAPriceKobo);
        expect(longer.planAPriceKobo).toBeGreaterThan(now.planAPriceKobo);
      }),
    );
  });

  test('stays a safe whole amount at any salary', () => {
    const found = affordability(naira(80_000_000_000_000), 36);
    expect(Number.isSafeInteger(found.planBPriceKobo)).toBe(true);
    expect(found.planBPriceKobo % 100).toBe(0);
  });
});

describe('the highest price', () => {
  const plan = fc.constantFrom(...PLANS);
  const monthly = fc.integer({ min: 0, max: 50_000_000_000 }).map(kobo);

  test('divides the prices into those that ask no more a month, and those that ask more', () => {
    fc.assert(
      fc.property(plan, duration, monthly, fc.integer({ min: -3, max: 3 }), (chosen, months, asked, near) => {
        const reach = { plan: chosen, monthlyKobo: asked, durationMonths: months, rsaBalanceKobo: ZERO_KOBO };
        const highestKobo = highestPriceKobo(reach);
        const priceKobo = kobo(Math.max(1, highestKobo + near));
        expect(priceKobo <= highestKobo).toBe(monthlyOf(chosen, priceKobo, months) <= asked);
      }),
    );
  });

  test('holds for any price', () => {
    const price = fc.integer({ min: 1, max: 2_000_000_000_000 }).map(kobo);
    fc.assert(
      fc.property(plan, duration, monthly, price, (chosen, months, asked, priceKobo) => {
        const reach = { plan: chosen, monthlyKobo: asked, durationMonths: months, rsaBalanceKobo: ZERO_KOBO };
        expect(priceKobo <= highestPriceKobo(reach)).toBe(monthlyOf(chosen, priceKobo, months) <= asked);
      }),
    );
  });
});
