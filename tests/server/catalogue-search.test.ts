import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceCountsResponse } from '#api/contract/properties.ts';
import { MAX_PAGE } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { createListing } from './kit/listings.ts';
import { type SearchQuery, searchHomes, titlesFound } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const block = (bedrooms: number, bathrooms: number): Listing['blocks'] => [
  { bedrooms, bathrooms, floors: 1, unitsPerFloor: 2 },
];
const at = (town: string, state: string) => ({ town, state, address: `Main Road, ${town}, ${state}` });

const HOMES: readonly Partial<Listing>[] = [
  {
    title: 'Omi Flats',
    ...at('Lekki', 'Lagos'),
    type: 'flat',
    priceKobo: naira(45_000_000),
    blocks: block(3, 4),
  },
  {
    title: 'Crest',
    ...at('Ikoyi', 'Lagos'),
    type: 'terrace',
    priceKobo: naira(250_000_000),
    blocks: block(4, 5),
  },
  {
    title: 'Waterside',
    ...at('Port Harcourt', 'Rivers'),
    type: 'duplex',
    priceKobo: naira(68_000_000),
    blocks: block(4, 4),
  },
  {
    title: 'Eleko',
    ...at('Ibeju Lekki', 'Lagos'),
    type: 'bungalow',
    priceKobo: naira(18_000_000),
    blocks: block(2, 2),
  },
  {
    title: 'Big House',
    ...at('Gwarinpa', 'Abuja'),
    type: 'house',
    priceKobo: naira(90_000_000),
    blocks: block(6, 7),
  },
  {
    title: 'Ìlé Ọlá',
    ...at('Ibadan', 'Oyo'),
    type: 'maisonette',
    priceKobo: naira(45_000_000),
    blocks: block(1, 1),
    description: 'A swimming pool, and 100% of the title. Forty minutes from Ikoyi by night.',
  },
  {
    title: 'VI Suites',
    ...at('Victoria Island (VI)', 'Lagos'),
    type: 'apartment',
    priceKobo: naira(120_000_000),
    blocks: block(2, 3),
  },
  {
    title: 'Lekkere Court',
    ...at('Abeokuta', 'Ogun'),
    type: 'flat',
    priceKobo: naira(22_000_000),
    blocks: block(3, 3),
  },
];

describeOnEachDatabase('search for homes', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    for (const [index, home] of HOMES.entries()) {
      await createListing(server.db, { ...home, listedAt: new Date(Date.UTC(2026, 0, 1 + index)) });
    }
  });
  afterAll(() => server?.close());
  const found = (query: SearchQuery) => titlesFound(server.app, query);
  const foundSet = async (query: SearchQuery) => (await found(query)).toSorted();

  describe('filters', () => {
    test('without any, finds every home, the newest first', async () => {
      expect(await found({})).toEqual(HOMES.map(({ title }) => title).toReversed());
    });

    test('both ends of a price range are part of it', async () => {
      const [min, max] = [naira(22_000_000), naira(68_000_000)];
      expect(await foundSet({ min_price: min, max_price: max })).toEqual([
        'Lekkere Court',
        'Omi Flats',
        'Waterside',
        'Ìlé Ọlá',
      ]);
      expect(await foundSet({ min_price: min + 1, max_price: max - 1 })).toEqual(['Omi Flats', 'Ìlé Ọlá']);
    });

    test.each([20_000, MAX_PAGE])('page %i is empty, like all past the last', async (page) => {
      const found = await searchHomes(server.app, { page });
      expect(found.properties).toEqual([]);
      expect(found.total).toBe((await searchHomes(server.app)).total);
    });

    test('a reversed range finds nothing', async () => {
      expect(await searchHomes(server.app, { min_price: 200, max_price: 100 })).toMatchObject({
        properties: [],
        total: 0,
        total_pages: 0,
      });
    });

    test('beds are exact, and 4 is 4 or more', async () => {
      expect(await foundSet({ beds: 2 })).toEqual(['Eleko', 'VI Suites']);
      expect(await foundSet({ beds: 4 })).toEqual(['Big House', 'Crest', 'Waterside']);
    });

    test('baths are exact, and 4 is 4 or more', async () => {
      expect(await foundSet({ baths: 3 })).toEqual(['Lekkere Court', 'VI Suites']);
      expect(await foundSet({ baths: 4 })).toEqual(['Big House', 'Crest', 'Omi Flats', 'Waterside']);
    });

    test.each(['flat', 'Flat', 'FLAT'])('the type %s is compared without case', async (type) => {
      expect(await foundSet({ type })).toEqual(['Lekkere Court', 'Omi Flats']);
    });

    test('all of them narrow together, with a text too', async () => {
      const query = { beds: 4, baths: 4, type: 'terrace', min_price: naira(1), search: 'lagos' };
      expect(await found(query)).toEqual(['Crest']);
      expect(await found({ ...query, type: 'duplex' })).toEqual([]);
    });

    test.each([
      ['beds', '5'],
      ['beds', '0'],
      ['baths', 'two'],
      ['type', 'castle'],
      ['min_price', '-1'],
      ['max_price', '1.5'],
      ['sort', 'size'],
      ['monthly_max', '-1'],
      ['plan', 'D'],
      ['months', '37'],
      ['limit', '101'],
      ['limit', '0'],
      ['page', '0'],
      ['search', 'a'.repeat(201)],
    ])('rejects %s=%s, and names the field', async (name, value) => {
      const response = await server.app.inject({
        url: '/api/propy/filter-properties',
        query: { [name]: value },
      });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().fields)).toEqual([name]);
    });
  });

  describe('order', () => {
    test('by price up and down, ties by id', async () => {
      const rising = await found({ sort: 'price_asc' });
      expect(rising).toEqual([
        'Eleko',
        'Lekkere Court',
        'Omi Flats',
        'Ìlé Ọlá',
        'Waterside',
        'Big House',
        'VI Suites',
        'Crest',
      ]);
      expect(await found({ sort: 'price_desc' })).toEqual(rising.toReversed());
    });

    test('with a text, homes in that place precede homes whose description mentions it', async () => {
      expect(await found({ search: 'ikoyi' })).toEqual(['Crest', 'Ìlé Ọlá']);
      expect(await found({ search: 'ikoyi', sort: 'newest' })).toEqual(['Ìlé Ọlá', 'Crest']);
      expect(await found({ search: 'ikoyi', sort: 'price_asc' })).toEqual(['Ìlé Ọlá', 'Crest']);
    });
  });

  describe('text', () => {
    test.each([
      ['title', 'waterside', ['Waterside']],
      ['town', 'Gwarinpa', ['Big House']],
      ['state', 'Rivers', ['Waterside']],
      ['address', 'Main Road Ibadan', ['Ìlé Ọlá']],
      ['description', 'swimming', ['Ìlé Ọlá']],
      ['type', 'terraces', ['Crest']],
      ['type in another number', 'flats in lekki', ['Omi Flats']],
      ['an ending left off', 'pools', ['Ìlé Ọlá']],
      ['marks left off', 'ile ola', ['Ìlé Ọlá']],
      ['marks written', 'ỌLÁ', ['Ìlé Ọlá']],
      ['a town of two words', 'Port Harcourt', ['Waterside']],
      ['a short name', 'PH', ['Waterside']],
      ['a short name in brackets', 'vi', ['VI Suites']],
      ['every word has to match', 'Lekki Rivers', []],
      ['words that say nothing', 'the flat in the Lekki', ['Omi Flats']],
      ['words true of every home', 'Flats for sale near Lekki, Lagos State, Nigeria', ['Omi Flats']],
    ])('looks in the %s: %s', async (_, search, expected) => {
      expect(await found({ search })).toEqual(expected);
    });

    test('finds the home of a property code, in any spelling and beside a filter', async () => {
      const [home] = (await searchHomes(server.app, { search: 'Waterside' })).properties;
      const detail = await server.app.inject({
        url: '/api/propy/get-property',
        query: { id: home?.id ?? '' },
      });
      const { code } = detail.json().body.property;
      for (const search of [code, code.toLowerCase().replace('-', ' '), code])
        expect(await searchHomes(server.app, { search, type: 'duplex' })).toMatchObject({
          properties: [{ title: 'Waterside' }],
          total: 1,
        });
      expect(await found({ search: `${code.slice(0, 3)}-9999` })).toEqual([]);
    });

    test('a town is found whole and as a part of another', async () => {
      expect(await foundSet({ search: 'Lekki' })).toEqual(['Eleko', 'Omi Flats']);
      expect(await foundSet({ search: 'Ibeju Lekki' })).toEqual(['Eleko']);
    });

    test.each([
      ['Leki', ['Eleko', 'Omi Flats']],
      ['Lekkki', ['Eleko', 'Omi Flats']],
      ['Lekky', ['Eleko', 'Omi Flats']],
      ['elkki', ['Eleko', 'Omi Flats']],
      ['Ikoyii', ['Crest', 'Ìlé Ọlá']],
      ['Ikyoi', ['Crest', 'Ìlé Ọlá']],
      ['Prot Harcourt', ['Waterside']],
      ['Port Harcout', ['Waterside']],
      ['Prt Harcourt', ['Waterside']],
      ['Portharcourt', ['Waterside']],
      ['Porthacort', ['Waterside']],
      ['Gwarimpa', ['Big House']],
      ['Abekouta', ['Lekkere Court']],
      ['Victoria Iland', ['VI Suites']],
      ['Ibadna', ['Ìlé Ọlá']],
      ['maisonete', ['Ìlé Ọlá']],
      ['dupelx', ['Waterside']],
      ['bungallow', ['Eleko']],
      ['swiming', ['Ìlé Ọlá']],
    ])('corrects the typo in %s', async (search, expected) => {
      expect(await foundSet({ search })).toEqual(expected);
    });

    test.each(['Kano', 'xyzzy', 'qq', 'Lekki xyzzy', 'zz top'])('finds nothing for %s', async (search) => {
      expect(await searchHomes(server.app, { search })).toMatchObject({
        properties: [],
        total: 0,
        total_pages: 0,
      });
    });

    test.each([
      ['Lekki xyzzy', [{ search: 'Lekki', total: 2 }]],
      ['xyzzy flats in zz Lekki', [{ search: 'flats in Lekki', total: 1 }]],
      [
        'Rivers, Lekki',
        [
          { search: 'Lekki', total: 2 },
          { search: 'Rivers,', total: 1 },
        ],
      ],
      ['in xyzzy Lekki', [{ search: 'Lekki', total: 2 }]],
      ['xyzzy pool bungalow in Lekki', [{ search: 'bungalow in Lekki', total: 1 }]],
      ['C of O, 3 br xyzzy', [{ search: '3 br', total: 2 }]],
      ['bungalow pool suites Lekki', [{ search: 'bungalow Lekki', total: 1 }]],
      ['bungalow court pool suites minutes night Lekki', [{ search: 'bungalow Lekki', total: 1 }]],
      ['xyzzy', []],
      ['xyzzy homes', []],
      ['!!', []],
    ])('says of "%s" which shorter texts find something', async (search, shorter) => {
      expect(await searchHomes(server.app, { search })).toMatchObject({ total: 0, shorter_texts: shorter });
    });

    test('counts a shorter text with the other criteria', async () => {
      const criteria = { search: 'Lekki xyzzy', type: 'bungalow' };
      expect((await searchHomes(server.app, criteria)).shorter_texts).toEqual([
        { search: 'Lekki', total: 1 },
      ]);
      expect(await searchHomes(server.app, { search: 'Lekki' })).not.toHaveProperty('shorter_texts');
    });

    test('looks in a place for houses of any type', async () => {
      expect(await foundSet({ search: 'houses for sale in Lekki' })).toEqual(['Eleko', 'Omi Flats']);
    });

    test.each(['', '   ', 'the', 'in the', 'homes for sale', 'abeg find'])(
      'finds everything for "%s", which says nothing',
      async (search) => {
        expect((await searchHomes(server.app, { search })).total).toBe(HOMES.length);
      },
    );

    test.each(['%', '_', '%%%', "'", '"', '\\', '🏠', '!!', '(', '&|!', '؟', '﷽'])(
      'takes %s as text, of which no home has any',
      async (search) => {
        expect((await searchHomes(server.app, { search })).total).toBe(0);
      },
    );

    test.each([
      ["Ikoyi'; drop table properties; --", []],
      ["' or 5=5 --", []],
      ['Lek%', []],
      ['100%', ['Ìlé Ọlá']],
      ['"Waterside"', ['Waterside']],
      ['waterside 🏠', ['Waterside']],
      ['Water\\side', []],
      ['omi:*', ['Omi Flats']],
      ['omi & !flats', ['Omi Flats']],
      ['<b>omi</b>', []],
    ])('%s is nothing but words', async (search, expected) => {
      expect(await found({ search })).toEqual(expected);
    });

    test('a long text gets a response', async () => {
      for (const search of ['a '.repeat(100), 'ikoyiikoyi '.repeat(18), 'x'.repeat(200), 'é'.repeat(200)]) {
        expect(await searchHomes(server.app, { search: search.trim() })).toMatchObject({
          properties: expect.any(Array),
        });
      }
    });
  });

  test('prices are counted over all that a search finds', async () => {
    const counted = async (query: Record<string, string>) => {
      const response = await server.app.inject({ url: '/api/propy/price-counts', query });
      return priceCountsResponse.parse(response.json()).body.prices;
    };
    const all = await counted({});
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(HOMES.length);
    expect(all).toStrictEqual(all.toSorted((a, b) => a.millions - b.millions));
    for (const query of [{ search: 'ikoyi' }, { beds: '3' }, { type: 'flat' }]) {
      const { total } = await searchHomes(server.app, query);
      expect((await counted(query)).reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
    expect(await counted({ search: '!!' })).toStrictEqual([]);
    const { propertyId } = await createListing(server.db, { title: 'Dear', priceKobo: naira(400_000_000) });
    expect((await counted({})).at(-1)).toEqual({ millions: 400, count: 1 });
    await server.db.execute(sql`delete from properties where id = ${propertyId}`);
    expect(await counted({})).toStrictEqual(all);
  });

  test('an expired or made-up token is a visitor', async () => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    for (const url of ['/api/propy/filter-properties']) {
      const response = await server.app.inject({ url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.json().body.properties[0].saved).toBe(false);
    }
  });

  test('a changed listing is found as it is now, and counted once', async () => {
    const { propertyId } = await createListing(server.db, { title: 'Before', ...at('Kaduna', 'Kaduna') });
    expect(await found({ search: 'Kaduna' })).toEqual(['Before']);
    await server.db.execute(
      sql`update properties set title = 'After', town = 'Zaria', address = 'x', beds = 1, state = 'Kano' where id = ${propertyId}`,
    );
    expect(await found({ search: 'Kaduna' })).toEqual([]);
    expect(await found({ search: 'Zarai' })).toEqual(['After']);
    expect((await searchHomes(server.app, { beds: 1 })).total).toBe(2);
    await server.db.execute(sql`delete from properties where id = ${propertyId}`);
    expect((await searchHomes(server.app)).total).toBe(HOMES.length);
    expect(await found({ search: 'Zarai' })).toEqual([]);
  });

  test('a text that was corrected before is searched as typed once a home has the word', async () => {
    expect(await found({ search: 'Gwarinpo' })).toEqual(['Big House']);
    const { propertyId } = await createListing(server.db, {
      title: 'Gwarinpo Gate',
      ...at('Jos', 'Plateau'),
    });
    expect(await found({ search: 'Gwarinpo' })).toEqual(['Gwarinpo Gate']);
    await server.db.execute(sql`delete from properties where id = ${propertyId}`);
    expect(await found({ search: 'Gwarinpo' })).toEqual(['Big House']);
  });

  // PostgreSQL cuts the names of prepared statements, so those of the two pages must differ at their beginning.
  test('the first page and the one after a home can be read with every filter at once', async () => {
    const filters = {
      ...{ beds: 4, baths: 4, type: 'house', sort: 'monthly_desc' },
      ...{ min_price: naira(89_000_000) + 1, max_price: naira(91_000_000) - 1 },
    };
    const { properties } = await searchHomes(server.app, filters);
    expect(properties.map(({ title }) => title)).toEqual(['Big House']);
    const after = `${properties[0]?.price}_${properties[0]?.id}`;
    expect((await searchHomes(server.app, { ...filters, after })).properties).toEqual([]);
  });
});
