import { highestPriceKobo } from '#domain/affordability.ts';
import { minKobo, ZERO_KOBO } from '#domain/money.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans.ts';
import type { ListingFilter, SearchQuery } from './filters.ts';

/**
 * A ceiling on what a home takes a month is one on its price, for the monthly contribution never falls as the price
 * rises. Plan B over 24 months unless the search names others.
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
