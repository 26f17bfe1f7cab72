import { Placeholder, sql } from 'drizzle-orm';
import { naira } from '#domain/money.ts';
import { detailStatement } from '#server/catalogue/detail.ts';
import { importListings } from '#server/catalogue/import/import.ts';
import { insertListings } from '#server/catalogue/listings/insert.ts';
import { sampleListings } from '#server/catalogue/sample/load.ts';
import type { ListingFilter } from '#server/catalogue/search/filters.ts';
import { matchText } from '#server/catalogue/search/match.ts';
import { parseSearch } from '#server/catalogue/search/parse-search.ts';
import { searchWordsOf } from '#server/catalogue/search/search-words.ts';
import { pageStatement } from '#server/catalogue/search/statement.ts';
import { valuesOf } from '#server/catalogue/search/values.ts';
import { type Database, queryRow, queryRows } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { httpLoad } from './http-load.ts';
import { type BenchDatabase, pgbench } from './pgbench.ts';
import { type Measure, perSecond } from './report.ts';
import { startServer } from './server.ts';

const CLIENTS = 8;
const DURATION_SECONDS = 5;
/** V8 compiles for some seconds what is often run; pgbench, which is compiled, has nothing to warm up. */
const WARM_UP_SECONDS = 10;
const STAND_IN_COUNT = 24_000;
const SHORT_COUNT = 200;
/** The least shares of pgbench's rate with the same SQL. */
const DETAIL_SHARE = 0.33;
const SEARCH_SHARE = 0.45;

/** Typical searches; each one is a different SQL statement. */
const SEARCHES: readonly {
  readonly name: string;
  readonly filter: Partial<ListingFilter>;
  readonly query: string;
}[] = [
  { name: 'newest homes', filter: {}, query: '' },
  {
    name: 'duplexes of 4 beds or more, ₦50m to ₦90m, by price',
    filter: {
      type: 'duplex',
      beds: 4,
      minPrice: naira(50_000_000),
      maxPrice: naira(90_000_000),
      sort: 'price_asc',
    },
    query: `type=duplex&beds=4&min_price=${naira(50_000_000)}&max_price=${naira(90_000_000)}&sort=price_asc`,
  },
  { name: 'homes in Ikoyi, with a typo', filter: { search: 'Ikoyii' }, query: 'search=Ikoyii' },
];

/**
 * Property and search calls over HTTP against the same SQL run by pgbench on the same PostgreSQL, in one run.
 * @param listingsCsv the real listings; without them, repeated copies of the sample.
 */
export async function benchHttp(database: BenchDatabase, listingsCsv: string | null): Promise<Measure[]> {
  const connection = await openPostgres(database.url);
  try {
    await connection.migrate();
    await fill(connection.db, listingsCsv, database.isShort ? SHORT_COUNT : STAND_IN_COUNT);
    return await measureHttp(connection.db, database);
  } finally {
    await connection.close();
  }
}

/** Measures a database that already has its listings. */
async function measureHttp(
  db: Database,
  { url, pgbench: program, isShort }: BenchDatabase,
): Promise<Measure[]> {
  const [durationSeconds, warmUpSeconds] = isShort ? [0, 0] : [DURATION_SECONDS, WARM_UP_SECONDS];
  const ids = await queryRows<{ id: string }>(db, sql`select id from bench_listings order by n`);
  const { homes } = await queryRow<{ homes: number }>(
    db,
    sql`select count(*)::integer as homes from properties`,
  );
  const server = await startServer({ DATABASE_URL: url });
  const compare = async (
    name: string,
    share: number,
    script: string,
    nextPath: () => string,
  ): Promise<Measure> => {
    const bench = { pgbench: program, databaseUrl: url, script, clients: CLIENTS, durationSeconds };
    const load = { port: server.port, nextPath, clients: CLIENTS };
    await httpLoad({ ...load, durationSeconds: warmUpSeconds });
    const before = await pgbench(bench);
    const ours = await httpLoad({ ...load, durationSeconds });
    const after = await pgbench(bench);
    const limit = (before + after) / 2;
    return {
      name: `${name}, of ${homes.toLocaleString('en')}`,
      ours: perSecond(ours),
      against: `the same SQL, pgbench: ${perSecond(limit)}`,
      ratio: ours / limit,
      budget: { figure: ours / limit, relation: '≥', limit: share },
    };
  };
  const pickId = (): string => ids[Math.floor(Math.random() * ids.length)]?.id ?? '';
  try {
    const measures = [
      await compare(
        'a property by its id',
        DETAIL_SHARE,
        detailScript(db, ids.length),
        () => `/api/propy/get-property?id=${pickId()}`,
      ),
    ];
    for (const { name, filter, query } of SEARCHES) {
      const script = await searchScript(db, filter);
      measures.push(await compare(name, SEARCH_SHARE, script, () => `/api/propy/filter-properties?${query}`));
    }
    return measures;
  } finally {
    await server.stop();
  }
}

async function fill(db: Database, listingsCsv: string | null, standInCount: number): Promise<void> {
  const now = new Date();
  if (listingsCsv) await importListings(db, listingsCsv, { now, keepDuplicates: true });
  else await insertListings(db, standIns(now, standInCount));
  await db.execute(sql`create table bench_listings as select row_number() over () as n, id from properties`);
  await db.execute(sql`create unique index on bench_listings (n)`);
  await db.execute(sql`vacuum analyze`);
}

function standIns(now: Date, count: number) {
  const sample = sampleListings(now);
  return Array.from({ length: count }, (_, index) => sample[index % sample.length]).flatMap(
    (listing, index) => (listing ? [{ ...listing, sourceKey: `bench:${index}` }] : []),
  );
}

interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A statement for pgbench: parameters are inlined, those in `values` as expressions. */
function scriptOf({ sql: text, params }: Statement, values: Readonly<Record<string, string>>): string {
  const literal = (param: unknown): string => {
    if (param instanceof Placeholder) return values[String(param.name)] ?? 'null';
    if (Array.isArray(param)) return `array[${param.map(literal).join(', ')}]`;
    return typeof param === 'number' ? String(param) : `'${String(param).replaceAll("'", "''")}'`;
  };
  // pgbench reads a colon before a letter as a variable, even within a time format.
  const oneLine = text.replaceAll(/\s+/g, ' ').replaceAll(/:(?=MI|SS)/g, "' || chr(58) || '");
  return `${oneLine.replaceAll(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]))};\n`;
}

function detailScript(db: Database, count: number): string {
  const id = '(select id from bench_listings where n = :n)';
  return `\\set n random(1, ${count})\n${scriptOf(detailStatement(db).toSQL(), { id })}`;
}

async function searchScript(db: Database, filter: Partial<ListingFilter>): Promise<string> {
  const whole: ListingFilter = { limit: 18, page: 1, ...filter };
  const text = await parseSearch(searchWordsOf(db), filter.search ?? '');
  if (text === 'nothing') throw new Error('The search of the benchmark finds nothing');
  const match = text === 'everything' ? null : matchText(text.terms);
  const literals = Object.entries(valuesOf(whole)).map(([name, value]) => [
    name,
    typeof value === 'string' ? `'${value}'` : String(value ?? 'null'),
  ]);
  return scriptOf(pageStatement(db, whole, match).toSQL(), Object.fromEntries(literals));
}
