import { PROPERTY_TYPES, type Sort } from '#domain/listings/listings.ts';
import { kobo } from '#domain/money.ts';
import { randomStream } from '#domain/random.ts';
import type { ListingFilter } from '#server/catalogue/search/filters.ts';

/** A round price from ₦5m to ₦500m; low prices are more frequent. */
const priceOf = (share: number) => kobo(Math.round(5 * 100 ** share) * 100_000_000);

/**
 * Random searches with typical filters: type 50 %, beds 60 %, baths 30 %, price 70 %, pages 1 to 20.
 * @param towns `townShare`, a fifth to nearly all searches, names one of them.
 */
export function randomFilters(
  seed: string,
  {
    count,
    sort,
    towns,
    townShare,
  }: { count: number; sort: Sort; towns: readonly string[]; townShare: number },
): ListingFilter[] {
  const random = randomStream(seed, sort);
  return Array.from({ length: count }, () => {
    const prices = [priceOf(random.next()), priceOf(random.next())].toSorted((one, other) => one - other);
    const [minPrice, maxPrice] = random.chance(0.7) ? prices : [];
    const town = towns[Math.floor(random.next() * towns.length)];
    const type = random.pick(PROPERTY_TYPES);
    return {
      ...{ sort, limit: 18, page: 1 + Math.floor(random.next() * 20) },
      ...(random.chance(0.5) && { type }),
      ...(random.chance(0.6) && { beds: 1 + Math.floor(random.next() * 4) }),
      ...(random.chance(0.3) && { baths: 1 + Math.floor(random.next() * 4) }),
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(town !== undefined && random.chance(townShare) && { search: town }),
    };
  });
}
