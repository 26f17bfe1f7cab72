import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import { insertListings } from '#server/catalogue/listings/insert.ts';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { listingOf } from './kit/listings.ts';
import { type SearchQuery, searchHomes } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const PLACES = [
  ['Lekki', 'Lagos'],
  ['Ikoyi', 'Lagos'],
  ['Ajah', 'Lagos'],
  ['Wuse', 'Abuja'],
  ['Bompai', 'Kano'],
] as const;
const FEATURES = ['pool', 'garden', 'lekki', 'kano', 'lift', 'duplex'] as const;
const PRICES = [20, 20, 20, 35, 50] as const;
const DAYS = [1, 1, 2] as const;

/** Few distinct values, so that prices and dates are often equal. */
const home: fc.Arbitrary<Listing> = fc
  .record({
    place: fc.constantFrom(...PLACES),
    type: fc.constantFrom(...PROPERTY_TYPES),
    price: fc.constantFrom(...PRICES),
    beds: fc.integer({ min: 1, max: 6 }),
    baths: fc.integer({ min: 1, max: 6 }),
    day: fc.constantFrom(...DAYS),
    title: fc.constantFrom('Alpha', 'Bravo', 'Charlie'),
    feature: fc.constantFrom(...FEATURES),
  })
  .map(({ place: [town, state], type, price, beds, baths, day, title, feature }) =>
    listingOf({
      title,
      town,
      state,
      address: `Ring Road, ${town}, ${state}`,
      type,
      priceKobo: naira(price * 1_000_000),
      blocks: [{ bedrooms: beds, bathrooms: baths, floors: 1, unitsPerFloor: 1 }],
      description: `With ${feature}.`,
      listedAt: new Date(Date.UTC(2026, 0, day)),
    }),
  );

const words = [
  'lekki',
  'lagos',
  'kano',
  'pool',
  'garden',
  'duplex',
  'flat',
  'alpha',
  'ring',
  'lift',
  'nowhere',
] as const;
const filter = fc.record(
  {
    min_price: fc.constantFrom(...PRICES).map((price) => naira(price * 1_000_000)),
    max_price: fc.constantFrom(...PRICES).map((price) => naira(price * 1_000_000)),
    beds: fc.integer({ min: 1, max: 4 }),
    baths: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...PROPERTY_TYPES),
    search: fc.subarray([...words], { minLength: 1, maxLength: 2 }).map((chosen) => chosen.join(' ')),
    sort: fc.constantFrom('relevance', 'newest', 'price_asc', 'price_desc'),
  },
  { requiredKeys: [] },
);
type Filter = typeof filter extends fc.Arbitrary<infer Value> ? Value : never;

/** A second implementation of the search rules, over a list in memory. */
function fits(
  { title, address, town, state, description, type, priceKobo, blocks: [block] }: Listing,
  query: Filter,
): boolean {
  const text = [title, address, town, state, description, type]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  const rooms = (count: number, wanted: number | undefined) =>
    wanted === undefined || (wanted === 4 ? count >= 4 : count === wanted);
  return (
    priceKobo >= (query.min_price ?? 0) &&
    priceKobo <= (query.max_price ?? Number.POSITIVE_INFINITY) &&
    rooms(block.bedrooms, query.beds) &&
    rooms(block.bathrooms, query.baths) &&
    (query.type === undefined || type === query.type) &&
    (query.search ?? '').split(' ').every((word) => word === '' || text.includes(word))
  );
}

describeOnDatabase('pages of a search', (open) => {
  let server: TestServer;
  let homes: Listing[];
  beforeAll(async () => {
    server = await open();
    homes = fc.sample(home, { numRuns: 150, seed: 20_261_121 });
    await insertListings(server.db, homes);
  });
  afterAll(() => server?.close());

  async function everyPage(query: SearchQuery, limit: number) {
    const first = await searchHomes(server.app, { ...query, limit, page: 1 });
    const pages = [first];
    for (let page = 2; page <= first.total_pages; page++) {
      pages.push(await searchHomes(server.app, { ...query, limit, page }));
    }
    return pages;
  }

  test('are the same if each begins after the previous one', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom(5, 18), async (query, limit) => {
        const ordered = { ...query, sort: query.sort === 'relevance' ? 'newest' : (query.sort ?? 'newest') };
        for (const [index, { next }] of (await everyPage(ordered, limit)).entries()) {
          if (next === undefined) continue;
          const following = { ...ordered, limit, page: index + 2 };
          expect(await searchHomes(server.app, { ...following, after: next })).toEqual(
            await searchHomes(server.app, following),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  test('begin after the one before where the text narrows nothing', async () => {
    const { next = '' } = await searchHomes(server.app, { search: 'the' });
    const following = { search: 'the', page: 2 };
    expect(await searchHomes(server.app, { ...following, after: next })).toEqual(
      await searchHomes(server.app, following),
    );
  });

  test.each([
    '1_x',
    '2026-02-30T08:00:00.000Z_00000000-0000-7000-8000-000000000001',
    '0000-01-01T00:00:00.000Z_00000000-0000-7000-8000-000000000001',
    '+010000-01-01T00:00:00.000Z_00000000-0000-7000-8000-000000000001',
    '99999999999999999999_00000000-0000-7000-8000-000000000001',
  ])('a page that begins after %s, which no page gave, is rejected', async (after) => {
    const response = await server.app.inject({ url: '/api/propy/filter-properties', query: { after } });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['after']]);
  });

  test('a page that begins after a home of another order is rejected', async () => {
    const { next = '' } = await searchHomes(server.app, { sort: 'newest' });
    const query = { sort: 'price_asc', page: '2', after: next };
    const response = await server.app.inject({ url: '/api/propy/filter-properties', query });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['after']]);
  });

  test('together are exactly what fits, in order, without one home twice or missing', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 5, max: 40 }), async (query, limit) => {
        const pages = await everyPage(query, limit);
        const all = pages.flatMap(({ properties }) => properties);
        const fitting = homes.filter((listing) => fits(listing, query));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all.map(({ title, price }) => `${title} ${price}`).toSorted()).toEqual(
          fitting.map(({ title, priceKobo }) => `${title} ${priceKobo}`).toSorted(),
        );
        for (const page of pages) {
          expect(page.total).toBe(fitting.length);
          expect(page.total_pages).toBe(Math.ceil(fitting.length / limit));
        }
        for (const { properties } of pages.slice(0, -1)) expect(properties).toHaveLength(limit);
        const prices = all.map(({ price }) => price);
        if (query.sort === 'price_asc') expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        if (query.sort === 'price_desc') expect(prices).toEqual(prices.toSorted((one, other) => other - one));
        const days = all.map(({ listed_at }) => listed_at);
        const isNewest =
          query.sort === 'newest' || (query.search === undefined && query.sort === 'relevance');
        if (isNewest) expect(days).toEqual(days.toSorted().toReversed());
      }),
      { numRuns: 40 },
    );
  });

  test('a page after the last is empty, with the total', async () => {
    expect(await searchHomes(server.app, { page: 99 })).toEqual({
      properties: [],
      total: 150,
      total_pages: 9,
    });
    expect(await searchHomes(server.app, { page: 10_000, limit: 100, search: 'lagos' })).toMatchObject({
      properties: [],
    });
  });

  test('have 18 homes unless the caller asks otherwise', async () => {
    expect((await searchHomes(server.app)).properties).toHaveLength(18);
  });

  test('any text at all is answered, and never with more than there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (typed) => {
        // The API rejects NUL, which cannot be typed and which PostgreSQL cannot store.
        const search = typed.replaceAll('\0', ' ').slice(0, 200);
        const { total, properties } = await searchHomes(server.app, { search });
        expect(total).toBeLessThanOrEqual(homes.length);
        expect(properties.length).toBe(Math.min(total, 18));
      }),
      { numRuns: 60 },
    );
  });
});
