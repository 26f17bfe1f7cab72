import { sql } from 'drizzle-orm';
import { importListings } from '#server/catalogue/import/import.ts';
import { loadSampleIfEmpty } from '#server/catalogue/sample/load.ts';
import type { ListingFilter } from '#server/catalogue/search/filters.ts';
import { priceCounter } from '#server/catalogue/search/price-counts.ts';
import { listingSearch } from '#server/catalogue/search/search.ts';
import { searchWordsOf } from '#server/catalogue/search/search-words.ts';
import { type Database, queryRow, queryRows } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import type { BenchDatabase } from '../pgbench.ts';
import type { Measure } from '../report.ts';
import { randomFilters } from './filters.ts';
import { type Latency, latencyOf, printLatencies } from './latency.ts';
import { resampleListings } from './resample.ts';
import { typosOf } from './typos.ts';

const REQUESTS = 1_000;
const CHANGES = 200;
const TYPOS = 400;
const CLIENTS = 8;
const EXACT = 300;
const DEEP = 2_000;
const SORTS = ['newest', 'price_asc'] as const;
/** The most that one request in a hundred may exceed, warm and with one client. */
const MAX_P99_MS = 7;
const MANY_HOMES = 1_000_000;
const MAX_P99_OF_MANY_MS = 10;
const FOUND_SHARE = 0.9;

/** Fills an empty database with this many listings like those of a file, or of the sample. */
export async function fillForSearch(
  url: string,
  listingsCsv: string | null,
  rowCount: number,
): Promise<void> {
  const connection = await openPostgres(url, { isBatch: true });
  try {
    await connection.migrate();
    const now = new Date();
    if (listingsCsv) await importListings(connection.db, listingsCsv, { now, keepDuplicates: true });
    else await loadSampleIfEmpty(connection.db, now);
    await resampleListings(connection.db, rowCount, (done) => console.log(`${done} of ${rowCount} listings`));
  } finally {
    await connection.close();
  }
}

/**
 * Whole search requests, each with its total, its page and its counts by price, on a database that already has its
 * listings.
 */
export async function benchSearch({ url, isShort }: BenchDatabase): Promise<Measure[]> {
  const connection = await openPostgres(url);
  const { db } = connection;
  const share = isShort ? 0.01 : 1;
  try {
    const towns = await townsOf(db);
    const request = requestOn(db);
    const search = listingSearch(db, searchWordsOf(db));
    const rows: Record<string, Latency> = {};
    const warmP99s: Measure[] = [];
    const homes = await queryRow<{ n: number }>(db, sql`select count(*)::integer as n from properties`);
    const filters = (seed: string, sort: (typeof SORTS)[number], townShare: number) =>
      randomFilters(seed, { count: REQUESTS * share, sort, towns, townShare });
    for (const sort of SORTS) {
      rows[`${sort}, first run`] = await latencyOf(filters('first', sort, 0), request);
      const warm = await latencyOf(filters('first', sort, 0), request);
      rows[`${sort}, the same again`] = warm;
      warmP99s.push(warmP99(sort, homes.n, warm));
      rows[`${sort}, fresh seed`] = await latencyOf(filters('second', sort, 0), request);
      rows[`${sort}, fresh seed, ${CLIENTS} clients`] = await latencyOf(
        filters('third', sort, 0),
        request,
        CLIENTS,
      );
      rows[`${sort}, with a town in 80 %`] = await latencyOf(filters('fourth', sort, 0.8), request);
    }
    for (const sort of SORTS) Object.assign(rows, await deepPages(search, sort, REQUESTS * share));
    const typos = typosOf(towns, TYPOS * share);
    rows['a town with a typo'] = await latencyOf(typos, ({ typed }) =>
      request({ limit: 18, page: 1, search: typed }),
    );
    rows['change of a price'] = await latencyOf(await someIds(db, CHANGES * share), (id) =>
      db.execute(sql`update properties set price_kobo = price_kobo + 100000000 where id = ${id}::uuid`),
    );
    printLatencies(rows);
    const exact = filters('exact', 'newest', 0).slice(0, EXACT);
    const wrong = await wrongTotals(db, exact);
    const found = await Promise.all(typos.map(({ town, typed }) => findsTown(db, typed, town)));
    const foundCount = found.filter(Boolean).length;
    const foundShare = foundCount / typos.length;
    return [
      ...warmP99s,
      {
        name: 'wrong totals',
        ours: `${wrong} of ${exact.length}`,
        against: 'count(*)',
        ratio: null,
        budget: { figure: wrong, relation: '≤', limit: 0 },
      },
      {
        name: 'typos that find their town in the first five',
        ours: `${foundCount} of ${typos.length}`,
        against: '',
        ratio: null,
        budget: { figure: foundShare, relation: '≥', limit: FOUND_SHARE },
      },
    ];
  } finally {
    await connection.close();
  }
}

function warmP99(sort: (typeof SORTS)[number], homeCount: number, { p99 }: Latency): Measure {
  return {
    name: `search of ${homeCount.toLocaleString('en')}, ${sort}, warm: p99`,
    ours: `${p99.toFixed(1)} ms`,
    against: '',
    ratio: null,
    budget: {
      figure: p99,
      relation: '≤',
      limit: homeCount > MANY_HOMES ? MAX_P99_OF_MANY_MS : MAX_P99_MS,
      unit: 'ms',
    },
  };
}

/** A page far from the first, by its number and by the cursor of the page before it. */
async function deepPages(
  search: ReturnType<typeof listingSearch>,
  sort: (typeof SORTS)[number],
  count: number,
): Promise<Record<string, Latency>> {
  const deep = { limit: 18, page: DEEP, sort };
  const { next } = await search({ ...deep, page: DEEP - 1 }, nobody());
  if (next === undefined) return {};
  const times = (filter: ListingFilter) => Array.from({ length: count }, () => filter);
  const read = async (filter: ListingFilter): Promise<void> => {
    await search(filter, nobody());
  };
  return {
    [`${sort}, page 1 alone`]: await latencyOf(times({ ...deep, page: 1 }), read),
    [`${sort}, page ${DEEP} by its number`]: await latencyOf(times(deep), read),
    [`${sort}, page ${DEEP} after the one before`]: await latencyOf(times({ ...deep, after: next }), read),
  };
}

const nobody = () => ({ userId: null, now: new Date() });

function requestOn(db: Database) {
  const words = searchWordsOf(db);
  const search = listingSearch(db, words);
  const countPrices = priceCounter(db, words);
  return async (filter: ListingFilter): Promise<void> => {
    await search(filter, nobody());
    await countPrices(filter);
  };
}

const townsOf = async (db: Database): Promise<string[]> =>
  (
    await queryRows<{ town: string }>(
      db,
      sql`select town from place_prices group by 1 order by sum(n) desc, 1`,
    )
  ).map(({ town }) => town);

const someIds = async (db: Database, count: number): Promise<string[]> =>
  (
    await queryRows<{ id: string }>(
      db,
      sql`select id from properties where source_key in (
            select 'bench:' || abs(hashint4(g)) % 20000 + 25000 from generate_series(1, ${Math.round(count)}::integer) as g)`,
    )
  ).map(({ id }) => id);

async function wrongTotals(db: Database, filters: readonly ListingFilter[]): Promise<number> {
  const search = listingSearch(db, searchWordsOf(db));
  let wrong = 0;
  for (const filter of filters) {
    const { type, beds, baths, minPrice, maxPrice } = filter;
    const conditions = [
      sql`withdrawn_at is null`,
      ...(type ? [sql`type = ${type}`] : []),
      ...(beds ? [sql`beds ${sql.raw(beds === 4 ? '>=' : '=')} ${beds}`] : []),
      ...(baths ? [sql`baths ${sql.raw(baths === 4 ? '>=' : '=')} ${baths}`] : []),
      ...(minPrice ? [sql`price_kobo >= ${minPrice}`] : []),
      ...(maxPrice ? [sql`price_kobo <= ${maxPrice}`] : []),
    ];
    const counted = await queryRow<{ n: number }>(
      db,
      sql`select count(*)::integer as n from properties where ${sql.join(conditions, sql` and `)}`,
    );
    if ((await search(filter, nobody())).total !== counted.n) wrong += 1;
  }
  return wrong;
}

async function findsTown(db: Database, typed: string, town: string): Promise<boolean> {
  const { properties } = await listingSearch(db, searchWordsOf(db))(
    { limit: 5, page: 1, search: typed },
    nobody(),
  );
  return properties.some((property) => property.town === town);
}
