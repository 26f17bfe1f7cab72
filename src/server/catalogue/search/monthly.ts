import { minKobo, ZERO_KOBO } from '#domain/money.ts';
import { highestPriceKobo } from '#domain/plans/affordability.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import type { ListingFilter, SearchQuery } from './filters.ts';

/**
 * Converts a monthly ceiling to a price ceiling, which is possible because the monthly contribution never decreases with
 * the price. Defaults to Plan B over 24 months.
 */
export function withMonthlyAsPrice({
  monthlyMax,
  plan = RECOMMENDED_PLAN,
  months = ADVERTISED_MONTHS,
  ...filter
}: SearchQuery): ListingFilter {
  if (monthlyMax === undefined) return filter;
  const highestKobo = highestPriceKobo({
    plan,
    monthlyKobo: monthlyMax,
    durationMonths: months,
    rsaBalanceKobo: ZERO_KOBO,
  });
  return {
    ...filter,
    maxPrice: filter.maxPrice === undefined ? highestKobo : minKobo(filter.maxPrice, highestKobo),
  };
}
