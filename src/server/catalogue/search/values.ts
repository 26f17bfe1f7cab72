import { pageWindow } from '../../platform/http/page.ts';
import type { ListingFilter } from './filters.ts';
import { priceSteps } from './priceSteps.ts';

/** The values of the placeholders in the statements of a search. */
export function valuesOf(filter: ListingFilter): Record<string, unknown> {
  const { limit, offset } = pageWindow(filter);
  const { minPrice, maxPrice, beds, baths, type } = filter;
  return {
    ...{ limit, offset, reach: offset + limit },
    ...{ minPrice, maxPrice, beds, baths, type },
    ...priceSteps(filter),
  };
}
