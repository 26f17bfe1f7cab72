import { type Kobo, ZERO_KOBO } from '../money.ts';
import { affordablePriceKobo, lowestPriceKobo, minSalaryKobo } from './affordability.ts';
import { comfortableMonthlyKobo, longestDurationMonths, MAX_AGE, MIN_AGE } from './eligibility.ts';
import { MAX_DURATION_MONTHS, type Quote, quote } from './plans.ts';

/** Options for a buyer whose monthly contribution is heavy for their salary. */
export interface SalaryAdvice {
  /** 33 % of the salary. */
  readonly comfortableKobo: Kobo;
  /** The same plan over the longest allowed duration; null if no plan may begin at this age. */
  readonly longest: LongestPlan | null;
}

export interface LongestPlan {
  readonly durationMonths: number;
  /** Whether the buyer's age limits the duration. */
  readonly isByAge: boolean;
  readonly monthlyKobo: Kobo;
  /** Whether it costs less per month than the current quote. */
  readonly isLighter: boolean;
  /** Null if it is comfortable for this salary. */
  readonly outOfReach: OutOfReach | null;
}

interface OutOfReach {
  /** The lowest comfortable salary, in whole naira. */
  readonly minSalaryKobo: Kobo;
  /** The price from which a plan can begin with this RSA, in whole naira; 0 without an RSA. */
  readonly lowestPriceKobo: Kobo;
  /** The most expensive home that is comfortable at this salary, in whole naira; 0 if there is none that a plan can begin for. */
  readonly affordablePriceKobo: Kobo;
}

/**
 * @param ageYears null or out of range if unknown
 * @returns null if the contribution takes at most 33 % of the salary
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
          minSalaryKobo: minSalaryKobo(monthlyKobo),
          ...priceRange({ plan, monthlyKobo: comfortableKobo, durationMonths, rsaBalanceKobo }),
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

function priceRange(
  reach: Parameters<typeof affordablePriceKobo>[0],
): Pick<OutOfReach, 'lowestPriceKobo' | 'affordablePriceKobo'> {
  const lowestKobo = lowestPriceKobo(reach);
  const highestKobo = affordablePriceKobo(reach);
  return {
    lowestPriceKobo: lowestKobo,
    affordablePriceKobo: highestKobo < lowestKobo ? ZERO_KOBO : highestKobo,
  };
}
