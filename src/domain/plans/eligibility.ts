import { MONTHS_PER_YEAR } from '../dates.ts';
import { type Kobo, shareDown } from '../money.ts';
import { MAX_DURATION_MONTHS } from './plans.ts';

export const MIN_AGE = 18;
export const MAX_AGE = 100;
export const MAX_AGE_AT_END = 55;
const PERCENT = 100;

/** Age plus the plan's years must be at most 55; exactly 55 is eligible. Holds for every plan. */
export const isEligible = (ageYears: number, durationMonths: number): boolean =>
  ageYears * MONTHS_PER_YEAR + durationMonths <= MAX_AGE_AT_END * MONTHS_PER_YEAR;

/** The longest eligible plan at an age, in months; 0 or less if no plan is eligible. */
export const longestEligibleMonths = (ageYears: number): number =>
  (MAX_AGE_AT_END - ageYears) * MONTHS_PER_YEAR;

/** The longest duration offered at an age, in months; 0 if no plan may begin. */
export const longestDurationMonths = (ageYears: number): number =>
  Math.max(0, Math.min(MAX_DURATION_MONTHS, longestEligibleMonths(ageYears)));

/** Above this share of the salary, the page warns about a monthly contribution; nothing rejects it. */
export const HEAVY_SALARY_SHARE_BPS = 3_300;

/** The largest monthly contribution without a warning, rounded down to a kobo. */
export const comfortableMonthlyKobo = (salaryKobo: Kobo): Kobo =>
  shareDown(salaryKobo, HEAVY_SALARY_SHARE_BPS);

/**
 * The share of a salary that a monthly contribution takes, in whole per cent rounded up so that a heavy one never
 * reads as comfortable, and whether it is comfortable.
 */
export interface SalaryBurden {
  readonly percent: number;
  readonly isWithinReach: boolean;
}

/** @param salaryKobo must be positive */
export const salaryBurden = (monthlyKobo: Kobo, salaryKobo: Kobo): SalaryBurden => ({
  percent: Math.ceil((monthlyKobo * PERCENT) / salaryKobo),
  isWithinReach: monthlyKobo <= comfortableMonthlyKobo(salaryKobo),
});
