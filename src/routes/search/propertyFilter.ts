import type { PropertyFilter } from '#api/calls/properties.ts';
import { MAX_PAGE } from '#domain/listings.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';

/** What the call for homes takes: only what narrows. */
export const propertyFilter = (filters: SearchFilters): PropertyFilter => ({
  ...(filters.q !== '' && { search: filters.q }),
  ...(filters.minKobo !== null && { minPrice: filters.minKobo }),
  ...(filters.maxKobo !== null && { maxPrice: filters.maxKobo }),
  ...(filters.beds !== null && { beds: filters.beds }),
  ...(filters.baths !== null && { baths: filters.baths }),
  ...(filters.type !== null && { type: filters.type }),
  ...(filters.sort !== null && { sort: filters.sort }),
  // There is no such page; the last that may be asked for is empty too.
  page: Math.min(filters.page, MAX_PAGE),
});
