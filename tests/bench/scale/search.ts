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
import { countWrongPrices, countWrongTotals } from './exact.ts';
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
/** More than the pool has connections. */
const MAX_RECONNECTIONS = 50;
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
export async function benchSearch({ url, isShort, restartCold }: BenchDatabase): Promise<Measure[]> {
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
      await restartCold();
      await reconnected(db);
      rows[`${sort}, cold`] = await latencyOf(filters('cold', sort, 0), request);
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
    const wrongTotals = await countWrongTotals(db, exact);
    const wrongPrices = await countWrongPrices(db, exact);
    const found = await Promise.all(typos.map(({ town, typed }) => findsTown(db, typed, town)));
    const foundCount = found.filter(Boolean).length;
    const foundShare = foundCount / typos.length;
    return [
      ...warmP99s,
      {
        name: 'wrong totals',
        ours: `${wrongTotals} of ${exact.length}`,
        against: 'count(*)',
        ratio: null,
        budget: { figure: wrongTotals, relation: '≤', limit: 0 },
      },
      {
        name: 'wrong counts by price',
        ours: `${wrongPrices} of ${exact.length}`,
        against: 'count(*)',
        ratio: null,
        budget: { figure: wrongPrices, relation: '≤', limit: 0 },
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

/** The pool learns only by a failing statement that its connections have ended. */
async function reconnected(db: Database): Promise<void> {
  for (let tries = 0; tries < MAX_RECONNECTIONS; tries += 1) {
    const isThere = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('PostgreSQL does not serve after its restart');
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
  const { next } = await search({ ...deep, page: DEEP - 1 }, null);
  if (next === undefined) return {};
  const times = (filter: ListingFilter) => Array.from({ length: count }, () => filter);
  const read = async (filter: ListingFilter): Promise<void> => {
    await search(filter, null);
  };
  return {
    [`${sort}, page 1 alone`]: await latencyOf(times({ ...deep, page: 1 }), read),
    [`${sort}, page ${DEEP} by its number`]: await latencyOf(times(deep), read),
    [`${sort}, page ${DEEP} after the one before`]: await latencyOf(times({ ...deep, after: next }), read),
  };
}

function requestOn(db: Database) {
  const words = searchWordsOf(db);
  const search = listingSearch(db, words);
  const countPrices = priceCounter(db, words);
  return async (filter: ListingFilter): Promise<void> => {
    await search(filter, null);
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

/** Random listings; the same of each database of the same size. */
const someIds = async (db: Database, count: number): Promise<string[]> =>
  (
    await queryRows<{ id: string }>(
      db,
      sql`select id from properties order by hashtext(source_key) limit ${Math.ceil(count)}::integer`,
    )
  ).map(({ id }) => id);

async function findsTown(db: Database, typed: string, town: string): Promise<boolean> {
  const { properties } = await listingSearch(db, searchWordsOf(db))(
    { limit: 5, page: 1, search: typed },
    null,
  );
  return properties.some((property) => property.town === town);
}
