import { type SQL, sql } from 'drizzle-orm';
import type { PriceCount } from '#domain/priceBins.ts';
import type { Database } from '../../platform/db/database.ts';
import { isOnSale } from '../card.ts';
import { cellConditions, type ListingFilter, where } from './filters.ts';
import { anyMatch, matchText, type TextMatch } from './match.ts';
import { parseSearch } from './parse-search.ts';
import { KOBO_PER_MILLION } from './price-steps.ts';
import type { SearchWords } from './search-words.ts';

export type PriceFilter = Pick<ListingFilter, 'beds' | 'baths' | 'search' | 'type'>;

/** The number of found listings per price in millions of naira, cheapest first. */
export function priceCounter(db: Database, searchWords: SearchWords) {
  return async (filter: PriceFilter): Promise<PriceCount[]> => {
    const text = await parseSearch(searchWords, filter.search ?? '');
    if (text === 'nothing') return [];
    const counted = countedBy(filter, text === 'everything' ? null : matchText(text.terms));
    return db
      .select({ millions: sql<number>`counted.millions`, count: sql<number>`counted.n` })
      .from(sql`(${counted} order by millions) as counted`)
      .execute({ beds: filter.beds, baths: filter.baths, type: filter.type });
  };
}

/** Prices in millions with their counts, from the tables of counts if these support the search's filters. */
function countedBy(filter: PriceFilter, match: TextMatch | null): SQL {
  const cells = cellConditions(filter);
  const rows = (found: SQL): SQL =>
    sql`select (price_kobo / ${sql.raw(String(KOBO_PER_MILLION))})::integer as millions, 1 as n
        from properties ${where([isOnSale, ...cells, found])}`;
  const steps = (table: SQL, found: readonly SQL[]): SQL =>
    sql`select step / 2 as millions, n from ${table} ${where([...cells, ...found])}`;
  if (match === null) return summed(steps(sql`property_prices`, []));
  if (!match.isByName) return summed(rows(anyMatch(match)));
  return summed(sql`${steps(sql`place_prices`, [match.strong])} union all ${rows(match.weak)}`);
}

const summed = (counts: SQL): SQL =>
  sql`select millions, sum(n)::integer as n from (${counts}) as counts group by millions having sum(n) > 0`;
