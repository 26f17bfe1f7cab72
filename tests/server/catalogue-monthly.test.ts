import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countResponse } from '#api/contract/properties.ts';
import { kobo, naira, ZERO_KOBO } from '#domain/money.ts';
import { PLANS, quote } from '#domain/plans/plans.ts';
import { createListing } from './kit/listings.ts';
import { searchHomes, titlesFound } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const HOMES = [
  { title: 'Low', town: 'Yaba', priceKobo: naira(20_000_000), bedrooms: 1 },
  { title: 'Middle', town: 'Yaba', priceKobo: kobo(3_333_333_333), bedrooms: 2 },
  { title: 'High', town: 'Ikoyi', priceKobo: naira(250_000_000), bedrooms: 3 },
];

describeOnDatabase('search by what a home takes a month', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    for (const { bedrooms, ...home } of HOMES) {
      await createListing(server.db, {
        ...home,
        state: 'Lagos',
        address: `${home.town}, Lagos`,
        type: 'flat',
        blocks: [{ bedrooms, bathrooms: 1, floors: 1, unitsPerFloor: 2 }],
      });
    }
  });
  afterAll(() => server?.close());
  const titles = async (query: Record<string, string | number>) =>
    (await titlesFound(server.app, query)).toSorted();

  describe.each(PLANS)('on Plan %s', (plan) => {
    test.each([1, 24, 36])('over %i months, a home is found by exactly what it takes', async (months) => {
      for (const { title, priceKobo } of HOMES) {
        const { monthlyKobo } = quote({ plan, priceKobo, durationMonths: months, rsaBalanceKobo: ZERO_KOBO });
        expect(await titles({ plan, months, monthly_max: monthlyKobo })).toContain(title);
        expect(await titles({ plan, months, monthly_max: monthlyKobo - 1 })).not.toContain(title);
      }
    });
  });

  test('without a plan and months it is Plan B over 24 months, and a lower highest price still counts', async () => {
    const monthly_max = naira(420_000);
    expect(await titles({ monthly_max })).toEqual(['Low', 'Middle']);
    expect(await titles({ monthly_max, plan: 'b', months: 24 })).toEqual(['Low', 'Middle']);
    expect(await titles({ monthly_max, max_price: naira(20_000_000) })).toEqual(['Low']);
  });

  test('the order by month is the order by price', async () => {
    expect(await titlesFound(server.app, { sort: 'monthly_asc' })).toEqual(['Low', 'Middle', 'High']);
    expect(await titlesFound(server.app, { sort: 'monthly_desc' })).toEqual(['High', 'Middle', 'Low']);
  });

  test('what is counted before a search is what it finds', async () => {
    const count = async (query: Record<string, string>) => {
      const response = await server.app.inject({ url: '/api/propy/count-properties', query });
      return countResponse.parse(response.json()).body.total;
    };
    const searches: readonly Record<string, string>[] = [
      {},
      { search: 'Yaba' },
      { search: 'xyzzy' },
      { type: 'flat', beds: '2' },
      { monthly_max: String(naira(420_000)), search: 'Yaba', max_price: String(naira(25_000_000)) },
      { plan: 'A', months: '36', monthly_max: String(naira(500_000)) },
    ];
    for (const query of searches) {
      expect(await count(query)).toBe((await searchHomes(server.app, query)).total);
    }
  });

  describe('a search that finds nothing', () => {
    const relaxed = async (query: Record<string, string | number>) =>
      (await searchHomes(server.app, query)).relaxed;

    test('reports what it would find without each criterion, most results first', async () => {
      expect(await relaxed({ beds: 3, monthly_max: naira(420_000) })).toEqual([
        { without: 'beds', total: 2 },
        { without: 'monthly', total: 1 },
      ]);
      expect(await relaxed({ search: 'Yaba', min_price: naira(100_000_000) })).toEqual([
        { without: 'price', total: 2 },
        { without: 'search', total: 1 },
      ]);
    });

    test('names no criterion that would not help alone', async () => {
      expect(await relaxed({ search: 'xyzzy', beds: 4 })).toEqual([]);
      expect(await relaxed({ search: 'xyzzy', beds: 2 })).toEqual([{ without: 'search', total: 1 }]);
    });

    test('is what is counted when the criterion is dropped', async () => {
      const query = { search: 'Lagos', beds: 2, baths: 3, type: 'flat' };
      for (const { without, total } of (await relaxed(query)) ?? []) {
        const { [without]: _, ...rest }: Record<string, string | number> = query;
        expect((await searchHomes(server.app, rest)).total).toBe(total);
      }
      expect(await relaxed(query)).toEqual([{ without: 'baths', total: 1 }]);
    });

    test('alone has it', async () => {
      expect(await relaxed({})).toBeUndefined();
    });
  });
});
