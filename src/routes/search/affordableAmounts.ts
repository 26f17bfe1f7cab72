import { KOBO_PER_NAIRA, type Kobo, kobo, ZERO_KOBO } from '#domain/money.ts';
import { affordablePriceKobo } from '#domain/plans/affordability.ts';
import { comfortableMonthlyKobo } from '#domain/plans/eligibility.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';

/** Rounds down, because the URL holds whole naira. */
export const wholeNaira = (amountKobo: Kobo): Kobo => kobo(amountKobo - (amountKobo % KOBO_PER_NAIRA));

/** The monthly amount and the price that an income affords, on the plan and duration of a search. */
export function affordableAmounts(
  salaryKobo: Kobo,
  { plan, months }: Pick<SearchFilters, 'plan' | 'months'>,
) {
  const monthlyKobo = wholeNaira(comfortableMonthlyKobo(salaryKobo));
  const reach = { plan, monthlyKobo, durationMonths: months, rsaBalanceKobo: ZERO_KOBO };
  return { monthlyKobo, priceKobo: affordablePriceKobo(reach) };
}
