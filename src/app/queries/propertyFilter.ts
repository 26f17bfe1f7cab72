import type { CountFilter, PropertyFilter } from '#api/calls/properties.ts';
import { MAX_PAGE } from '#domain/listings/listings.ts';
import { type FilterDraft, NO_FILTERS, type SearchFilters } from '#machines/search/search.filters.ts';

/** The parameters of the request for homes; unset filters are left out. */
export const propertyFilter = (filters: SearchFilters): PropertyFilter => ({
  ...countFilter(filters.q, filters),
  ...(filters.sort !== null && { sort: filters.sort }),
  // A page above the limit is empty, as is the last page that the server accepts.
  page: Math.min(filters.page, MAX_PAGE),
});

/** The parameters of the request for the number of homes. Plan and duration apply only with a monthly limit. */
export const countFilter = (text: string, draft: FilterDraft): CountFilter => ({
  ...(text !== '' && { search: text }),
  ...(draft.minKobo !== null && { minPrice: draft.minKobo }),
  ...(draft.maxKobo !== null && { maxPrice: draft.maxKobo }),
  ...(draft.maxMonthlyKobo !== null && {
    monthlyMax: draft.maxMonthlyKobo,
    ...(draft.plan !== NO_FILTERS.plan && { plan: draft.plan }),
    ...(draft.months !== NO_FILTERS.months && { months: draft.months }),
  }),
  ...(draft.beds !== null && { beds: draft.beds }),
  ...(draft.baths !== null && { baths: draft.baths }),
  ...(draft.type !== null && { type: draft.type }),
});
