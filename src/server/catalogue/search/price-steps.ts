import { KOBO_PER_NAIRA } from '#domain/money.ts';

export const KOBO_PER_MILLION = 1_000_000 * KOBO_PER_NAIRA;

/**
 * A price range in the steps of `property_prices`: step 2n is exactly n million, step 2n + 1 lies between n and n + 1
 * million. A range that begins and ends at whole millions consists of whole steps; partial steps at its ends are counted
 * row by row.
 */
export interface PriceSteps {
  /** Both ends are part of the range; it is empty if the first is greater. */
  readonly firstStep: number | undefined;
  readonly lastStep: number | undefined;
  /** Prices from `minPrice` up to this one (exclusive) are in no whole step; undefined if there are none. */
  readonly lowUntil: number | undefined;
  /** Prices above this one up to `maxPrice` (inclusive) are in no whole step; undefined if there are none. */
  readonly highAbove: number | undefined;
}

/** In kobo, both ends included. */
interface PriceRange {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

const isCut = (priceKobo: number | undefined): priceKobo is number =>
  priceKobo !== undefined && priceKobo % KOBO_PER_MILLION !== 0;

/** Which ends of a range are not whole millions. */
export const partialEnds = ({ minPrice, maxPrice }: PriceRange) => ({
  low: isCut(minPrice),
  high: isCut(maxPrice),
});

export function priceSteps({ minPrice, maxPrice }: PriceRange): PriceSteps {
  const firstMillion = minPrice === undefined ? undefined : Math.ceil(minPrice / KOBO_PER_MILLION);
  const lastMillion = maxPrice === undefined ? undefined : Math.floor(maxPrice / KOBO_PER_MILLION);
  const lowUntil = isCut(minPrice)
    ? Math.min((firstMillion ?? 0) * KOBO_PER_MILLION, (maxPrice ?? Number.MAX_SAFE_INTEGER - 1) + 1)
    : undefined;
  return {
    firstStep: firstMillion === undefined ? undefined : firstMillion * 2,
    lastStep: lastMillion === undefined ? undefined : lastMillion * 2,
    lowUntil,
    // Within one million, the low end counts everything.
    highAbove: isCut(maxPrice)
      ? Math.max((lastMillion ?? 0) * KOBO_PER_MILLION, (lowUntil ?? 0) - 1)
      : undefined,
  };
}
