import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kobo, naira } from '../money.ts';
import {
  HEAVY_SALARY_SHARE_BPS,
  isEligible,
  longestEligibleMonths,
  MAX_AGE_AT_END,
  salaryBurden,
} from './eligibility.ts';

describe('eligibility', () => {
  test.each([
    [52, 36, true],
    [53, 24, true],
    [53, 25, false],
    [54, 12, true],
    [54, 13, false],
    [55, 1, false],
    [18, 36, true],
  ])('at %s, a plan of %s months: %s', (age, months, expected) => {
    expect(isEligible(age, months)).toBe(expected);
  });

  test('the longest plan at an age is eligible, and a month more is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: MAX_AGE_AT_END }), (age) => {
        const months = longestEligibleMonths(age);
        expect(isEligible(age, months)).toBe(true);
        expect(isEligible(age, months + 1)).toBe(false);
      }),
    );
  });

  test('what a month takes of a salary is rounded up, so that 33 % is within reach and more is not', () => {
    expect(salaryBurden(naira(280_500), naira(850_000))).toEqual({ percent: 33, isWithinReach: true });
    expect(salaryBurden(kobo(28_050_001), naira(850_000))).toEqual({ percent: 34, isWithinReach: false });
    const amount = fc.integer({ min: 1, max: 10_000_000_000 }).map(kobo);
    fc.assert(
      fc.property(amount, amount, (monthlyKobo, salaryKobo) => {
        const { percent, isWithinReach } = salaryBurden(monthlyKobo, salaryKobo);
        expect(isWithinReach).toBe(percent <= HEAVY_SALARY_SHARE_BPS / 100);
      }),
    );
  });
});
