import type { CountFilter, PropertyFilter } from '#api/calls/properties.ts';
import type { MonthlyTerms } from '#app/property-card/advertised.ts';
import { MAX_PAGE } from '#domain/listings.ts';
import { type FilterDraft, NO_FILTERS, type SearchFilters } from '#machines/search/search.filters.ts';

/** What the call for homes takes: only what narrows. */
export const propertyFilter = (filters: SearchFilters): PropertyFilter => ({
  ...countFilter(filters.q, filters),
  ...(filters.sort !== null && { sort: filters.sort }),
  // There is no such page; the last that may be asked for is empty too.
  page: Math.min(filters.page, MAX_PAGE),
});

/** What the call for the number of homes takes. Plan and months count only beside an amount a month. */
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

/** What a month is worked out for in a search. */
export const termsOf = ({ plan, months }: Pick<FilterDraft, 'plan' | 'months'>): MonthlyTerms => ({
  plan,
  durationMonths: months,
});
