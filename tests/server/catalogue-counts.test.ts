import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countResponse, priceCountsResponse } from '#api/contract/properties.ts';
import { OPEN_ENDED_ROOM_COUNT, PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import { randomStream } from '#domain/random.ts';
import { recountPrices } from '#server/catalogue/recount/recount.ts';
import { queryRow, queryRows } from '#server/platform/db/database.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const SEARCHES = 300;
const HOMES = 3_000;
const TOWNS = ['Lekki', 'Ikoyi', 'Mowe', 'Gwarinpa'] as const;

describeOnEachDatabase('counts of homes', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    // A third of the homes cost whole millions, as most real homes do.
    await server.db.execute(sql`
      insert into properties (id, source_key, code, title, address, town, state, description, type, price_kobo, beds, baths, listed_at)
      select gen_random_uuid(), 'count:' || g, 'CNT-' || g, 'Home ' || g, town, town, 'State' || chr(97 + g % 3), 'A home near Ikoyi.',
        (array['bungalow', 'duplex', 'terrace', 'flat', 'apartment', 'maisonette', 'house'])[1 + g % 7],
        1000000000::bigint + (g * 7919 % 40) * 100000000::bigint + case when g % 3 = 0 then 0 else g * 104729 % 100000000 end,
        1 + g % 6, g % 5, '2026-01-01'::timestamptz + g * interval '1 minute'
      from generate_series(1, ${HOMES}::integer) as g
      cross join lateral (select (array['Lekki', 'Ikoyi', 'Mowe', 'Gwarinpa'])[1 + g * 31 % 4] as town) as place`);
  });
  afterAll(() => server?.close());

  const countRows = async (conditions: readonly string[]): Promise<number> => {
    const all = sql.raw(['withdrawn_at is null', ...conditions].join(' and '));
    return (
      await queryRow<{ n: number }>(
        server.db,
        sql`select count(*)::integer as n from properties where ${all}`,
      )
    ).n;
  };

  test('are those of the rows, whatever is changed', async () => {
    const random = randomStream('counts', 'searches');
    const price = (): number =>
      naira(Math.round(random.between(10, 52)) * 1_000_000) +
      (random.chance(0.4) ? Math.floor(random.between(0, 99_999_999)) : 0);
    const roomCount = (): number => Math.ceil(random.between(0, OPEN_ENDED_ROOM_COUNT)) || 1;
    await server.db.execute(sql`update properties set withdrawn_at = now() where code like '%7'`);
    await server.db.execute(
      sql`update properties set price_kobo = price_kobo + 150000000, town = 'Mowe', address = 'Mowe' where code like '%3'`,
    );
    await server.db.execute(sql`update properties set beds = 2, type = 'flat' where code like '%13'`);
    await server.db.execute(sql`delete from properties where code like '%21'`);
    await server.db.execute(sql`update properties set withdrawn_at = null where code like '%77'`);
    const room = (column: string, count: number) =>
      `${column} ${count === OPEN_ENDED_ROOM_COUNT ? '>=' : '='} ${count}`;
    for (let search = 0; search < SEARCHES; search += 1) {
      const query: Record<string, string | number> = { limit: 1 };
      const conditions: string[] = [];
      if (random.chance(0.5)) {
        query.type = random.pick(PROPERTY_TYPES);
        conditions.push(`type = '${query.type}'`);
      }
      if (random.chance(0.5)) {
        query.beds = roomCount();
        conditions.push(room('beds', query.beds));
      }
      if (random.chance(0.3)) {
        query.baths = roomCount();
        conditions.push(room('baths', query.baths));
      }
      const [low, high] = [price(), price()].toSorted((one, other) => one - other);
      if (random.chance(0.6) && low !== undefined) {
        query.min_price = low;
        conditions.push(`price_kobo >= ${low}`);
      }
      if (random.chance(0.6) && high !== undefined) {
        query.max_price = high;
        conditions.push(`price_kobo <= ${high}`);
      }
      if (random.chance(0.4)) {
        const town = random.pick(TOWNS);
        query.search = town;
        // Every description names Ikoyi, so a search for it also finds homes elsewhere.
        if (town !== 'Ikoyi') conditions.push(`town = '${town}'`);
      }
      const { total } = await searchHomes(server.app, query);
      expect({ query, total }).toStrictEqual({ query, total: await countRows(conditions) });
    }
  });

  test('by price are those of the rows', async () => {
    for (const [query, condition] of [
      ['', 'true'],
      ['type=flat&beds=2', "type = 'flat' and beds = 2"],
      ['search=Mowe', "town = 'Mowe'"],
      ['search=Ikoyi', 'true'],
    ] as const) {
      const response = await server.app.inject({ url: `/api/propy/price-counts?${query}` });
      const { prices } = priceCountsResponse.parse(response.json()).body;
      const rows = await queryRows(
        server.db,
        sql`select (price_kobo / 100000000)::integer as millions, count(*)::integer as count from properties
            where withdrawn_at is null and ${sql.raw(condition)} group by 1 order by 1`,
      );
      expect(prices).toStrictEqual(rows);
    }
  });

  test('are of groups of rooms: those from the open-ended count on are one', async () => {
    const groups = await queryRow(
      server.db,
      sql`select max(beds) as beds, max(baths) as baths from property_prices where n > 0`,
    );
    expect(groups).toStrictEqual({ beds: OPEN_ENDED_ROOM_COUNT, baths: OPEN_ENDED_ROOM_COUNT });
  });

  test('are corrected by a recount that reports how many were wrong', async () => {
    expect(await recountPrices(server.db)).toBe(0);
    const right = await queryRows(
      server.db,
      sql`select * from place_prices where n <> 0 order by 1, 2, 3, 4, 5, 6`,
    );
    await server.db.execute(sql`update place_prices set n = n + 1 where (town, step) = ('Mowe', (
      select min(step) from place_prices where town = 'Mowe' and n > 0))`);
    await server.db.execute(sql`delete from property_prices where type = 'flat'`);
    expect(await recountPrices(server.db)).toBeGreaterThan(1);
    expect(
      await queryRows(server.db, sql`select * from place_prices where n <> 0 order by 1, 2, 3, 4, 5, 6`),
    ).toStrictEqual(right);
    expect(await recountPrices(server.db)).toBe(0);
  });

  test('by the call that counts are the same', async () => {
    const response = await server.app.inject({
      url: `/api/propy/count-properties?min_price=${naira(12_000_000)}`,
    });
    expect(countResponse.parse(response.json()).body.total).toBe(
      await countRows([`price_kobo >= ${naira(12_000_000)}`]),
    );
  });
});
