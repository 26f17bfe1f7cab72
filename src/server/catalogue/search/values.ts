import { pageWindow } from '../../platform/http/page.ts';
import type { ListingFilter } from './filters.ts';
import { priceSteps } from './price-steps.ts';

/** The values of the placeholders in the statements of a search. */
export function valuesOf(filter: ListingFilter): Record<string, unknown> {
  // A page that begins after a home skips none.
  const { limit, offset } = pageWindow(
    filter.after === undefined ? filter : { limit: filter.limit, page: 1 },
  );
  const { minPrice, maxPrice, beds, baths, type } = filter;
  return {
    limit,
    offset,
    reach: offset + limit,
    minPrice,
    maxPrice,
    beds,
    baths,
    type,
    ...priceSteps(filter),
  };
}
