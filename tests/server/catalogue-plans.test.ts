import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import type { ListingFilter } from '#server/catalogue/search/filters.ts';
import { preparableMatch } from '#server/catalogue/search/match.ts';
import { parseSearch } from '#server/catalogue/search/parse-search.ts';
import { searchWordsOf } from '#server/catalogue/search/search-words.ts';
import { pageStatement } from '#server/catalogue/search/statement.ts';
import { valuesOf } from '#server/catalogue/search/values.ts';
import { type Database, queryRow, queryRows } from '#server/platform/db/database.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';

const HOME_COUNT = 24_000;

describeOnPostgres('search over 24,000 homes', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await server.db.execute(sql`
      insert into properties (id, source_key, code, title, address, town, state, description, type, price_kobo, beds, baths, listed_at)
      select gen_random_uuid(), 'plan:' || g, 'PLN-' || g, 'Home ' || g, town || ', ' || state, town, state,
        case when g % 200 = 0 then 'With a swimming pool.' else 'A plain home.' end,
        (array['bungalow', 'duplex', 'terrace', 'flat', 'apartment', 'maisonette', 'house'])[1 + g % 7],
        (10 + (g * 7919) % 900) * 100000000::bigint, 1 + g % 6, 1 + g % 5,
        '2026-01-01'::timestamptz + g * interval '1 minute'
      from generate_series(1, ${HOME_COUNT}::integer) as g
      cross join lateral (select 'Town' || chr(97 + g % 26) || chr(97 + (g / 26) % 10) as town, 'State' || chr(97 + g % 20) as state) as place`);
    await server.db.execute(sql`analyze properties`);
    await server.db.execute(sql`analyze search_words`);
  });
  afterAll(() => server?.close());

  async function statementOf(filter: Partial<ListingFilter>) {
    const whole: ListingFilter = { limit: 18, page: 1, ...filter };
    const text = await parseSearch(searchWordsOf(server.db), filter.search ?? '');
    if (text === 'nothing') throw new Error('The search finds nothing');
    const match = text === 'everything' ? null : preparableMatch(text.terms);
    const statement = pageStatement(server.db, whole, match?.match ?? null).toSQL();
    const values = { ...valuesOf(whole), ...match?.values, userId: null };
    return { text: statement.sql, parameters: fillPlaceholders(statement.params, values) };
  }

  const explain = async (db: Database, query: SQL): Promise<string> =>
    (await queryRows<{ 'QUERY PLAN': string }>(db, sql`explain (analyze, timing off) ${query}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');

  /** The plan as it was executed: parts that were not executed have no actual rows. */
  async function planOf(filter: Partial<ListingFilter>): Promise<string> {
    const { text, parameters } = await statementOf(filter);
    // The sent statement, with its parameters inlined by the driver.
    const chunks = text.split(/\$\d+/);
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => parameters[Number(number) - 1]);
    const query = chunks.flatMap((chunk, index) => [
      sql.raw(chunk),
      ...(index < order.length ? [sql`${order[index]}`] : []),
    ]);
    return await explain(server.db, sql.join(query));
  }

  /** The plan of the prepared statement, which PostgreSQL makes once for all values, as it was executed with these. */
  async function preparedPlanOf(filter: Partial<ListingFilter>): Promise<string> {
    const { text, parameters } = await statementOf(filter);
    const literals = parameters.map((value) => (value === null ? 'null' : `'${String(value)}'`));
    return await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local plan_cache_mode = force_generic_plan`);
      // Of rows this new, the planner would read the table too.
      await transaction.execute(sql`set local enable_bitmapscan = off`);
      await transaction.execute(sql.raw(`prepare search as ${text}`));
      const plan = await explain(transaction, sql.raw(`execute search(${literals.join(', ')})`));
      await transaction.execute(sql`deallocate search`);
      return plan;
    });
  }

  test.each<[string, Partial<ListingFilter>]>([
    ['no filter', {}],
    ['a far page', { page: 50 }],
    ['a type', { type: 'duplex' }],
    ['a type by price', { type: 'duplex', sort: 'price_asc' }],
    ['by price downwards', { sort: 'price_desc' }],
    ['few rooms by price', { beds: 1, sort: 'price_desc' }],
    ['rooms that no home has', { beds: 1, baths: 4, type: 'house', sort: 'price_asc' }],
    ['a price range', { minPrice: naira(20_000_000), maxPrice: naira(30_000_000) }],
    [
      'all filters',
      { type: 'flat', beds: 4, baths: 3, minPrice: naira(50_000_000), maxPrice: naira(90_000_000) },
    ],
    ['a town', { search: 'Townab' }],
    ['a town with a typo, by price', { search: 'Twonab', sort: 'price_asc' }],
    ['a state and a type', { search: 'Statec flat' }],
    ['a word of the description', { search: 'swimming' }],
    ['a word and a filter', { search: 'swimming pool', type: 'terrace' }],
    ['a word of the title', { search: '17001' }],
  ])('reads %s from indexes', async (_, filter) => {
    expect(await planOf(filter)).not.toMatch(/Seq Scan on properties\b.*actual rows/);
  });

  test('counts a range of prices once, from the counts by price', async () => {
    const plan = await planOf({ minPrice: naira(20_000_000), maxPrice: naira(30_000_000) });
    expect(plan.match(/on property_prices.*actual rows/g)).toHaveLength(1);
  });

  test('reads few homes of a type in a range of prices from an index alone', async () => {
    const range = { minPrice: naira(20_000_000), maxPrice: naira(22_000_000) };
    const plan = await preparedPlanOf({ type: 'house', ...range, sort: 'newest' });
    expect(plan).toMatch(/Index Only Scan using properties_type_price_idx on properties\b.*actual rows/);
  });

  test('begins at the first price that is found, where rooms and a type are given', async () => {
    const filter = {
      type: 'flat',
      beds: 3,
      minPrice: naira(30_000_000),
      maxPrice: naira(700_000_000),
    } as const;
    expect(await planOf({ ...filter, sort: 'price_asc' })).toMatch(/Index Cond: .*price_kobo >= \(InitPlan/);
    expect(await planOf({ ...filter, sort: 'price_desc' })).toMatch(/Index Cond: .*price_kobo <= \(InitPlan/);
  });

  test.each([
    ["type = 'flat' and beds = 3", { type: 'flat', beds: 3 }],
    ['beds >= 4 and baths = 2', { beds: 4, baths: 2 }],
    [
      "type = 'duplex' and baths = 3 and price_kobo >= 30050000000",
      { type: 'duplex', baths: 3, min_price: 30_050_000_000 },
    ],
    [
      "type = 'duplex' and beds = 2 and price_kobo <= 70050000000",
      { type: 'duplex', beds: 2, max_price: 70_050_000_000 },
    ],
  ])('finds by price the homes with %s', async (condition, query) => {
    const [page, limit] = [3, 10];
    for (const [sort, order] of [
      ['price_asc', 'price_kobo, id'],
      ['price_desc', 'price_kobo desc, id desc'],
    ] as const) {
      const { properties } = await searchHomes(server.app, { ...query, sort, page, limit });
      const rows = await queryRows<{ id: string }>(
        server.db,
        sql`select id from properties where ${sql.raw(condition)} order by ${sql.raw(order)}
          limit ${limit}::integer offset ${(page - 1) * limit}::integer`,
      );
      expect(rows).toHaveLength(limit);
      expect(properties.map(({ id }) => id)).toStrictEqual(rows.map(({ id }) => id));
    }
  });

  test('counts exactly', async () => {
    const count = async (where: string) =>
      (
        await queryRow<{ n: number }>(
          server.db,
          sql`select count(*)::integer as n from properties where ${sql.raw(where)}`,
        )
      ).n;
    expect((await searchHomes(server.app)).total).toBe(HOME_COUNT);
    expect((await searchHomes(server.app, { type: 'flat', beds: 4, baths: 4 })).total).toBe(
      await count("type = 'flat' and beds >= 4 and baths >= 4"),
    );
    expect((await searchHomes(server.app, { search: 'swimming', beds: 3 })).total).toBe(
      await count("description like '%swimming%' and beds = 3"),
    );
    expect((await searchHomes(server.app, { search: 'Stateb' })).total).toBe(await count("state = 'Stateb'"));
  });
});
