import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeResponse, placesResponse } from '#api/contract/properties.ts';
import { slugify } from '#domain/listings/slugs.ts';
import { naira } from '#domain/money.ts';
import { insertListings } from '#server/catalogue/listings/insert.ts';
import { changeSaleByCode } from '#server/catalogue/withdrawal/withdrawal.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { listingOf } from './kit/listings.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const HOMES = [
  ['Victoria Island (VI)', 'Lagos', 90],
  ['Ibeju Lekki', 'Lagos', 30],
  ['Ibeju-Lekki', 'Lagos', 20],
  ['Ibeju Lekki', 'Lagos', 40],
  ['Ikeja', 'Lagos', 50],
  ['Ikeja', 'Kano', 10],
  ['Ɗakwara', 'Kano', 12],
] as const;

describeOnDatabase('places', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await insertListings(
      server.db,
      HOMES.map(([town, state, millions], index) =>
        listingOf({
          title: `${town} ${millions}`,
          town,
          state,
          priceKobo: naira(millions * 1_000_000),
          listedAt: new Date(Date.UTC(2026, 0, index + 1)),
        }),
      ),
    );
  });
  afterAll(() => server?.close());

  const places = async () => {
    const response = await server.app.inject({ url: '/api/propy/places' });
    return placesResponse.parse(response.json()).body.states;
  };
  const place = (query: Record<string, string>) => server.app.inject({ url: '/api/propy/place', query });
  const placeOf = async (query: Record<string, string>) =>
    placeResponse.parse((await place(query)).json()).body;

  test('are the states and towns with homes, most homes first, with their range of prices', async () => {
    expect(await places()).toEqual([
      {
        name: 'Lagos',
        slug: 'lagos',
        count: 5,
        min_price: naira(20_000_000),
        max_price: naira(90_000_000),
        towns: [
          // Two spellings of one name count as one town.
          {
            name: 'Ibeju Lekki',
            slug: 'ibeju-lekki',
            count: 3,
            min_price: naira(20_000_000),
            max_price: naira(40_000_000),
          },
          {
            name: 'Ikeja',
            slug: 'ikeja',
            count: 1,
            min_price: naira(50_000_000),
            max_price: naira(50_000_000),
          },
          {
            name: 'Victoria Island (VI)',
            slug: 'victoria-island-vi',
            count: 1,
            min_price: naira(90_000_000),
            max_price: naira(90_000_000),
          },
        ],
      },
      {
        name: 'Kano',
        slug: 'kano',
        count: 2,
        min_price: naira(10_000_000),
        max_price: naira(12_000_000),
        towns: [
          {
            name: 'Ɗakwara',
            slug: 'dakwara',
            count: 1,
            min_price: naira(12_000_000),
            max_price: naira(12_000_000),
          },
          {
            name: 'Ikeja',
            slug: 'ikeja',
            count: 1,
            min_price: naira(10_000_000),
            max_price: naira(10_000_000),
          },
        ],
      },
    ]);
  });

  test('have the slugs that the pages link', async () => {
    for (const { name, slug, towns } of await places()) {
      expect(slug).toBe(slugify(name));
      for (const town of towns) expect(town.slug).toBe(slugify(town.name));
    }
  });

  test('show their newest homes, a town of one state those of that state alone', async () => {
    const state = await placeOf({ state: 'lagos' });
    expect(state.town).toBeNull();
    expect(state.newest.map(({ title }) => title)).toEqual([
      'Ikeja 50',
      'Ibeju Lekki 40',
      'Ibeju-Lekki 20',
      'Ibeju Lekki 30',
      'Victoria Island (VI) 90',
    ]);
    const town = await placeOf({ state: 'kano', town: 'ikeja' });
    expect(town.town).toMatchObject({ name: 'Ikeja', count: 1, max_price: naira(10_000_000) });
    expect(town.state.towns).toHaveLength(2);
    expect(town.newest.map(({ title }) => title)).toEqual(['Ikeja 10']);
    const spelled = await placeOf({ state: 'lagos', town: 'ibeju-lekki' });
    expect(spelled.newest).toHaveLength(3);
  });

  test.each([
    [{ state: 'ogun' }, 404, 'not_found'],
    [{ state: 'lagos', town: 'dakwara' }, 404, 'not_found'],
    [{ state: 'Lagos' }, 422, 'invalid_fields'],
    [{ state: "lagos' or true --" }, 422, 'invalid_fields'],
  ])('%j is rejected with %i %s', async (query, status, code) => {
    const response = await place(query);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('are no longer listed once their last home is withdrawn', async () => {
    const codes = (await server.db.select().from(properties))
      .filter(({ state }) => state === 'Kano')
      .map(({ code }) => code);
    await changeSaleByCode(server.db, codes, 'withdrawn');
    expect((await places()).map(({ slug }) => slug)).toEqual(['lagos']);
    expect((await place({ state: 'kano' })).statusCode).toBe(404);
    await changeSaleByCode(server.db, codes, 'onSale');
    expect((await place({ state: 'kano' })).statusCode).toBe(200);
  });
});
