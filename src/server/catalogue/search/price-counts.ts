import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { PriceCount } from '#domain/listings/priceBins.ts';
import type { Database } from '../../platform/db/database.ts';
import { isOnSale } from '../card.ts';
import { cellConditions, type ListingFilter, where } from './filters.ts';
import { anyMatch, matchText, type TextMatch } from './match.ts';
import { parseSearch } from './parse-search.ts';
import { KOBO_PER_MILLION } from './price-steps.ts';
import type { SearchWords } from './search-words.ts';

export type PriceFilter = Pick<ListingFilter, 'beds' | 'baths' | 'search' | 'type'>;

/** Counts, of all searches together: those of every search without text among a million listings, in a few megabytes. */
const MAX_REMEMBERED_COUNTS = 200_000;
const VERSION = sql<number>`(select number from search_versions where name = 'prices')`;

interface Counts {
  readonly prices: PriceCount[];
  readonly version: number;
}

/**
 * The number of found listings per price in millions of naira, cheapest first. Those of a search without text are
 * remembered until any of them changes.
 */
export function priceCounter(db: Database, searchWords: SearchWords) {
  const remembered = new LRUCache<string, Counts>({
    maxSize: MAX_REMEMBERED_COUNTS,
    sizeCalculation: ({ prices }) => prices.length + 1,
  });
  const currentVersion = db
    .select({ number: VERSION })
    .from(sql`(values (1)) as one`)
    .prepare('search_prices_version');

  const read = async (filter: PriceFilter, match: TextMatch | null): Promise<Counts> => {
    const rows = await db
      .select({ millions: sql<number>`counted.millions`, count: sql<number>`counted.n`, version: VERSION })
      .from(sql`(${countedBy(filter, match)} order by millions) as counted`)
      .execute({ beds: filter.beds, baths: filter.baths, type: filter.type });
    return {
      prices: rows.map(({ millions, count }) => ({ millions, count })),
      version: rows[0]?.version ?? 0,
    };
  };

  return async (filter: PriceFilter): Promise<PriceCount[]> => {
    const text = await parseSearch(searchWords, filter.search ?? '');
    if (text === 'nothing') return [];
    if (text !== 'everything') return (await read(filter, matchText(text.terms))).prices;
    const key = [filter.type, filter.beds, filter.baths].join();
    const known = remembered.get(key);
    const [current] = known ? await currentVersion.execute() : [];
    if (known && current?.number === known.version) return known.prices;
    const counts = await read(filter, null);
    remembered.set(key, counts);
    return counts.prices;
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
