import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#domain/listings/listings.ts';

const PRICE = { column: 'price_kobo', isDescending: false } as const;
/** The column of each order. For the same plan and duration, a more expensive home never costs less per month. */
const KEYS: Readonly<Record<Exclude<Sort, 'relevance'>, SortKey>> = {
  newest: { column: 'listed_at', isDescending: true },
  monthly_asc: PRICE,
  monthly_desc: { ...PRICE, isDescending: true },
  price_asc: PRICE,
  price_desc: { ...PRICE, isDescending: true },
};

interface SortKey {
  readonly column: 'listed_at' | 'price_kobo';
  readonly isDescending: boolean;
}

export interface ListingOrder {
  readonly name: Sort;
  readonly key: SortKey;
  /** Within each part of the result. */
  readonly within: SQL;
  /** Within the whole result: by relevance, strong matches are first. */
  readonly overall: SQL;
}

/** The requested order; by default relevance if there is a text, else newest first. */
export function orderOf(sort: Sort | undefined, hasText: boolean): ListingOrder {
  const isByRelevance = hasText && (sort === undefined || sort === 'relevance');
  const name = sort === undefined || sort === 'relevance' ? 'newest' : sort;
  const within = withinOf(KEYS[name]);
  return isByRelevance
    ? { name: 'relevance', key: KEYS.newest, within, overall: sql`tier, ${within}` }
    : { name, key: KEYS[name], within, overall: within };
}

/** Ties are broken by the id, so that a page never repeats or skips a home. */
const withinOf = ({ column, isDescending }: SortKey): SQL =>
  sql.raw(isDescending ? `${column} desc, id desc` : `${column}, id`);
