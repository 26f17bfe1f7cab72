import { type SQL, sql } from 'drizzle-orm';
import { KOBO_PER_NAIRA } from '#domain/money.ts';
import type { PriceCount } from '#domain/priceBins.ts';
import type { Database } from '../../platform/db/database.ts';
import { isOnSale } from '../card.ts';
import { cellConditions, type ListingFilter, where } from './filters.ts';
import { anyMatch, matchText } from './match.ts';
import { parseSearch } from './parseSearch.ts';
import type { SearchWords } from './searchWords.ts';

const KOBO_PER_MILLION = 1_000_000 * KOBO_PER_NAIRA;

export type PriceFilter = Pick<ListingFilter, 'beds' | 'baths' | 'search' | 'type'>;

/** How many of the listings found have each price, in millions of naira, cheapest first. */
export function priceCounter(db: Database, searchWords: SearchWords) {
  return async (filter: PriceFilter): Promise<PriceCount[]> => {
    const text = await parseSearch(searchWords, filter.search ?? '');
    if (text === 'nothing') return [];
    const conditions: SQL[] = [
      isOnSale,
      ...cellConditions(filter),
      ...(text === 'everything' ? [] : [anyMatch(matchText(text))]),
    ];
    return db
      .select({ millions: sql<number>`counted.millions`, count: sql<number>`counted.n` })
      .from(
        sql`(
          select (price_kobo / ${sql.raw(String(KOBO_PER_MILLION))})::integer as millions, count(*)::integer as n
          from properties ${where(conditions)} group by 1 order by 1
        ) as counted`,
      )
      .execute({ beds: filter.beds, baths: filter.baths, type: filter.type });
  };
}
