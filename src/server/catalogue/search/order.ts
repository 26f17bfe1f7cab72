import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#domain/listings/listings.ts';

/** Ties are broken by the id, so that a page never repeats or skips a home. */
const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, SQL>> = {
  newest: sql`listed_at desc, id desc`,
  // For the same plan and duration, a more expensive home never costs less per month.
  monthly_asc: sql`price_kobo, id`,
  monthly_desc: sql`price_kobo desc, id desc`,
  price_asc: sql`price_kobo, id`,
  price_desc: sql`price_kobo desc, id desc`,
};

export interface ListingOrder {
  /** Within each part of the result. */
  readonly within: SQL;
  /** Within the whole result: by relevance, strong matches are first. */
  readonly overall: SQL;
  readonly name: Sort;
  readonly isByPrice: boolean;
}

/** The requested order; by default relevance if there is a text, else newest first. */
export function orderOf(sort: Sort | undefined, hasText: boolean): ListingOrder {
  const isByRelevance = hasText && (sort === undefined || sort === 'relevance');
  if (isByRelevance)
    return {
      within: ORDERS.newest,
      overall: sql`tier, ${ORDERS.newest}`,
      name: 'relevance',
      isByPrice: false,
    };
  const name = sort === undefined || sort === 'relevance' ? 'newest' : sort;
  return { within: ORDERS[name], overall: ORDERS[name], name, isByPrice: name !== 'newest' };
}
