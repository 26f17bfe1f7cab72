import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira, shareDown, ZERO_KOBO } from '../money.ts';
import { isEligible } from './eligibility.ts';
import { isTargetEnough, MAX_DURATION_MONTHS, PLANS, quote } from './plans.ts';
import { salaryAdvice } from './salaryAdvice.ts';

const isComfortable = (monthlyKobo: Kobo, salaryKobo: Kobo) => monthlyKobo <= shareDown(salaryKobo, 3_300);

const input = fc.record({
  plan: fc.constantFrom(...PLANS),
  priceKobo: fc.integer({ min: 1, max: 500_000_000_00 }).map(kobo),
  durationMonths: fc.integer({ min: 1, max: MAX_DURATION_MONTHS }),
  rsaBalanceKobo: fc.oneof(fc.constant(ZERO_KOBO), fc.integer({ min: 1, max: 100_000_000_00 }).map(kobo)),
});
const salary = fc.oneof(fc.constant(ZERO_KOBO), fc.integer({ min: 1, max: 20_000_000_00 }).map(kobo));
const age = fc.option(fc.integer({ min: 18, max: 100 }));

describe('the advice about a salary', () => {
  test('is given exactly where more than 33 % is taken', () => {
    fc.assert(
      fc.property(input, salary, age, (about, salaryKobo, ageYears) => {
        const result = quote(about);
        const isHeavy = !isComfortable(result.monthlyKobo, salaryKobo);
        expect(salaryAdvice(result, salaryKobo, ageYears) !== null).toBe(isHeavy);
      }),
    );
  });

  test('names the longest duration that is allowed, and what it asks there', () => {
    fc.assert(
      fc.property(input, salary, age, (about, salaryKobo, ageYears) => {
        const advice = salaryAdvice(quote(about), salaryKobo, ageYears);
        if (!advice) return;
        const isAllowed = (months: number) =>
          months >= 1 && months <= MAX_DURATION_MONTHS && (ageYears === null || isEligible(ageYears, months));
        if (!advice.longest) {
          expect(isAllowed(1)).toBe(false);
          return;
        }
        const { durationMonths, isByAge, monthlyKobo, isLighter } = advice.longest;
        expect(isAllowed(durationMonths)).toBe(true);
        expect(isAllowed(durationMonths + 1)).toBe(false);
        expect(isByAge).toBe(durationMonths < MAX_DURATION_MONTHS);
        expect(monthlyKobo).toBe(quote({ ...about, durationMonths }).monthlyKobo);
        expect(isLighter).toBe(monthlyKobo < quote(about).monthlyKobo);
        if (isLighter) expect(durationMonths).toBeGreaterThan(about.durationMonths);
      }),
    );
  });

  test('where the longest is too much as well: the salary and the home that fit, and nothing beside them', () => {
    fc.assert(
      fc.property(input, salary, age, (about, salaryKobo, ageYears) => {
        const longest = salaryAdvice(quote(about), salaryKobo, ageYears)?.longest;
        if (!longest) return;
        const { durationMonths, monthlyKobo, outOfReach } = longest;
        expect(outOfReach === null).toBe(isComfortable(monthlyKobo, salaryKobo));
        if (!outOfReach) return;

        const { minSalaryKobo, lowestPriceKobo, affordablePriceKobo } = outOfReach;
        expect(isComfortable(monthlyKobo, minSalaryKobo)).toBe(true);
        expect(isComfortable(monthlyKobo, kobo(minSalaryKobo - 100))).toBe(false);

        const at = (priceKobo: Kobo) => quote({ ...about, durationMonths, priceKobo });
        const fits = (priceKobo: Kobo) => isComfortable(at(priceKobo).monthlyKobo, salaryKobo);
        const canBegin = (priceKobo: Kobo) => isTargetEnough(at(priceKobo));
        if (affordablePriceKobo > 0) {
          expect(lowestPriceKobo).toBeLessThanOrEqual(affordablePriceKobo);
          for (const priceKobo of [kobo(Math.max(lowestPriceKobo, 100)), affordablePriceKobo])
            expect([fits(priceKobo), canBegin(priceKobo)]).toEqual([true, true]);
          expect(fits(kobo(affordablePriceKobo + 100))).toBe(false);
        } else {
          const dearest = kobo(Math.max(lowestPriceKobo, 100));
          expect(fits(dearest)).toBe(false);
        }
        if (lowestPriceKobo > 100) expect(canBegin(kobo(lowestPriceKobo - 100))).toBe(false);
        expect(affordablePriceKobo).toBeLessThan(about.priceKobo);
      }),
    );
  });

  test.each([
    ['leaves out prices of which no salary is left to contribute', 0, 20_000_000, 0],
    ['begins where the RSA leaves enough to contribute', 100_000, 20_000_000, 20_626_666],
  ])('with an RSA of ₦20,000,000 %s', (_, salaryNaira, lowestNaira, affordableNaira) => {
    const about = { plan: 'B', priceKobo: naira(22_400_000), rsaBalanceKobo: naira(20_000_000) } as const;
    const advice = salaryAdvice(quote({ ...about, durationMonths: 36 }), naira(salaryNaira), 30);
    expect(advice?.longest?.outOfReach).toMatchObject({
      lowestPriceKobo: naira(lowestNaira),
      affordablePriceKobo: naira(affordableNaira),
    });
  });

  test('as a buyer reads it: ₦68,000,000 on Plan B over 24 months with ₦1,000,000 a month', () => {
    const about = { plan: 'B', priceKobo: naira(68_000_000), rsaBalanceKobo: ZERO_KOBO } as const;
    const advice = salaryAdvice(quote({ ...about, durationMonths: 24 }), naira(1_000_000), 34);
    expect(advice).toEqual({
      comfortableKobo: naira(330_000),
      longest: {
        durationMonths: 36,
        isByAge: false,
        monthlyKobo: kobo(566_666_67),
        isLighter: true,
        outOfReach: {
          minSalaryKobo: naira(1_717_172),
          lowestPriceKobo: ZERO_KOBO,
          affordablePriceKobo: naira(39_600_000),
        },
      },
    });
  });

  test('an age that is still being typed is not taken for one', () => {
    const result = quote({
      plan: 'A',
      priceKobo: naira(1_000_000),
      durationMonths: 1,
      rsaBalanceKobo: ZERO_KOBO,
    });
    for (const ageYears of [null, 3, 540]) {
      expect(salaryAdvice(result, naira(10_000), ageYears)?.longest?.durationMonths).toBe(36);
    }
    expect(salaryAdvice(result, naira(10_000), 55)).toEqual({ comfortableKobo: naira(3_300), longest: null });
  });
});
