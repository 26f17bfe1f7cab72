import { dearestPriceKobo, leastSalaryKobo } from './affordability.ts';
import { comfortableMonthlyKobo, longestDurationMonths, MAX_AGE, MIN_AGE } from './eligibility.ts';
import type { Kobo } from './money.ts';
import { MAX_DURATION_MONTHS, type Quote, quote } from './plans.ts';

/** What a buyer can do about a monthly contribution that is heavy for their salary. */
export interface SalaryAdvice {
  /** 33 % of the salary. */
  readonly comfortableKobo: Kobo;
  /** The same plan over the longest duration that is allowed; null where none may begin at this age. */
  readonly longest: LongestPlan | null;
}

export interface LongestPlan {
  readonly durationMonths: number;
  /** It is shorter than the plans' longest, by the buyer's age. */
  readonly isByAge: boolean;
  readonly monthlyKobo: Kobo;
  /** It asks less each month than the plan as it was worked out. */
  readonly isLighter: boolean;
  /** Null where it is comfortable for this salary. */
  readonly outOfReach: OutOfReach | null;
}

interface OutOfReach {
  /** The least salary for which it is comfortable; whole naira. */
  readonly leastSalaryKobo: Kobo;
  /** The dearest home for which it is comfortable at this salary; whole naira, 0 when there is none. */
  readonly dearestPriceKobo: Kobo;
}

/**
 * @param ageYears null, or out of range, while it is not known.
 * @returns null where the contribution takes at most 33 % of the salary.
 */
export function salaryAdvice(result: Quote, salaryKobo: Kobo, ageYears: number | null): SalaryAdvice | null {
  const comfortableKobo = comfortableMonthlyKobo(salaryKobo);
  if (result.monthlyKobo <= comfortableKobo) return null;
  const isAgeKnown = ageYears !== null && ageYears >= MIN_AGE && ageYears <= MAX_AGE;
  const durationMonths = isAgeKnown ? longestDurationMonths(ageYears) : MAX_DURATION_MONTHS;
  if (durationMonths === 0) return { comfortableKobo, longest: null };

  const { plan, priceKobo, rsaBalanceKobo } = result;
  const { monthlyKobo } = quote({ plan, priceKobo, durationMonths, rsaBalanceKobo });
  const outOfReach =
    monthlyKobo <= comfortableKobo
      ? null
      : {
          leastSalaryKobo: leastSalaryKobo(monthlyKobo),
          dearestPriceKobo: dearestPriceKobo({
            plan,
            monthlyKobo: comfortableKobo,
            durationMonths,
            rsaBalanceKobo,
          }),
        };
  return {
    comfortableKobo,
    longest: {
      durationMonths,
      isByAge: durationMonths < MAX_DURATION_MONTHS,
      monthlyKobo,
      isLighter: monthlyKobo < result.monthlyKobo,
      outOfReach,
    },
  };
}
