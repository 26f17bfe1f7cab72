import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedResponse, propertiesPage, propertyResponse } from '#api/contract/properties.ts';
import { MAX_DEVICE_SAVED } from '#domain/listings/listings.ts';
import { createListing } from './kit/listings.ts';
import { signUp, type TestPerson } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('saved homes', (open) => {
  let server: TestServer;
  let person: TestPerson;
  let ids: string[];
  beforeAll(async () => {
    server = await open();
    person = await signUp(server.app);
    ids = [];
    for (const town of ['Lekki', 'Ikoyi', 'Yaba']) {
      const { propertyId } = await createListing(server.db, {
        title: `${town} Court`,
        town,
        address: `${town}, Lagos`,
        state: 'Lagos',
      });
      ids.push(propertyId);
    }
  });
  afterAll(() => server?.close());

  const change = (call: 'save' | 'unsave', id: string, headers: Record<string, string> = person.headers) =>
    server.app.inject({ method: 'POST', url: `/api/propy/${call}-property`, headers, payload: { id } });
  const saved = async (query: Record<string, string> = {}, who = person) => {
    const response = await server.app.inject({
      url: '/api/propy/list-saved-properties',
      headers: who.headers,
      query,
    });
    expect(response.statusCode).toBe(200);
    return propertiesPage.parse(response.json()).body;
  };
  const titles = async (query: Record<string, string> = {}) =>
    (await saved(query)).properties.map(({ title }) => title);

  test('are listed latest first, without duplicates', async () => {
    for (const id of [...ids, ...ids]) {
      const response = await change('save', id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ message: 'You have saved this property!', body: {} });
    }
    expect(await saved()).toMatchObject({ total: 3, total_pages: 1 });
    expect((await titles()).toSorted()).toEqual(['Ikoyi Court', 'Lekki Court', 'Yaba Court']);
  });

  test('are marked in every list, only for the user who saved them', async () => {
    const [id = ''] = ids;
    const read = async (headers: Record<string, string>) => {
      const detail = await server.app.inject({ url: '/api/propy/get-property', query: { id }, headers });
      const search = await server.app.inject({
        url: '/api/propy/filter-properties',
        query: { search: 'Lekki' },
        headers,
      });
      return [
        propertyResponse.parse(detail.json()).body.property.saved,
        ...propertiesPage.parse(search.json()).body.properties.map((property) => property.saved),
      ];
    };
    expect(await read(person.headers)).toEqual([true, true]);
    expect(await read({})).toEqual([false, false]);
    const stranger = await signUp(server.app);
    expect(await read(stranger.headers)).toEqual([false, false]);
    expect((await saved({}, stranger)).total).toBe(0);
  });

  test('can be searched, typos included, and paged', async () => {
    expect(await titles({ search: 'Ikoyii' })).toEqual(['Ikoyi Court']);
    expect(await titles({ search: 'Kano' })).toEqual([]);
    expect(await titles({ search: '%' })).toEqual([]);
    const pages = await Promise.all(['1', '2', '3'].map((page) => saved({ limit: '1', page })));
    expect(pages.map(({ total, total_pages }) => [total, total_pages])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect(new Set(pages.map(({ properties: [only] }) => only?.id))).toEqual(new Set(ids));
  });

  test('are removed idempotently', async () => {
    const [id = ''] = ids;
    for (const _ of [1, 2]) {
      const response = await change('unsave', id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ message: 'You have unsaved this property!', body: {} });
    }
    expect((await titles()).toSorted()).toEqual(['Ikoyi Court', 'Yaba Court']);
  });

  test.each(['save', 'unsave'] as const)(
    '%s refuses a home that there is not, a malformed id and a visitor',
    async (call) => {
      expect((await change(call, uuidv7())).statusCode).toBe(404);
      expect((await change(call, 'seven')).statusCode).toBe(422);
      expect((await change(call, ids[0] ?? '', {})).statusCode).toBe(401);
      expect((await change(call, ids[0] ?? '', { ...person.headers, user_id: uuidv7() })).statusCode).toBe(
        403,
      );
    },
  );

  test('of a device are added to the account in order, idempotently', async () => {
    const owner = await signUp(server.app);
    const [first = '', second = '', third = ''] = ids;
    const merge = (given: readonly string[], headers: Record<string, string> = owner.headers) =>
      server.app.inject({
        method: 'POST',
        url: '/api/propy/save-properties',
        headers,
        payload: { ids: given },
      });
    expect((await change('save', second, owner.headers)).statusCode).toBe(200);
    for (const _ of [1, 2]) {
      const response = await merge([third, first, second, first, uuidv7()]);
      expect([response.statusCode, response.json().body]).toEqual([200, { saved: 3 }]);
    }
    const { properties } = await saved({}, owner);
    const order = properties.map(({ id }) => id);
    expect(order.toSorted()).toEqual(ids.toSorted());
    expect(order.indexOf(third)).toBeLessThan(order.indexOf(first));
    expect((await merge(['seven'])).statusCode).toBe(422);
    expect((await merge(Array.from({ length: MAX_DEVICE_SAVED + 1 }, () => uuidv7()))).statusCode).toBe(422);
    expect((await merge([first], {})).statusCode).toBe(401);
  });

  test('of a device are added once, however many calls add them together', async () => {
    const owner = await signUp(server.app);
    const merged = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        server.app.inject({
          method: 'POST',
          url: '/api/propy/save-properties',
          headers: owner.headers,
          payload: { ids: turn % 2 === 0 ? ids : ids.toReversed() },
        }),
      ),
    );
    expect(merged.map(({ statusCode }) => statusCode)).toEqual(merged.map(() => 200));
    expect((await saved({}, owner)).total).toBe(3);
  });

  test('can be loaded by id, in the requested order', async () => {
    const [first = '', second = ''] = ids;
    const response = await server.app.inject({
      url: '/api/propy/list-properties',
      query: { ids: [second, uuidv7(), first].join(',') },
    });
    const { properties } = listedResponse.parse(response.json()).body;
    expect(properties.map(({ id }) => id)).toEqual([second, first]);
    const none = await server.app.inject({ url: '/api/propy/list-properties', query: { ids: '' } });
    expect(listedResponse.parse(none.json()).body.properties).toEqual([]);
    const bad = await server.app.inject({ url: '/api/propy/list-properties', query: { ids: 'seven' } });
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([422, ['ids.0']]);
  });

  test('are not shown under another person’s user_id', async () => {
    const response = await server.app.inject({
      url: '/api/propy/list-saved-properties',
      headers: person.headers,
      query: { user_id: uuidv7() },
    });
    expect(response.statusCode).toBe(403);
  });

  test('are saved 60 times a minute at most, by each person', async () => {
    const [id = ''] = ids;
    const hasty = await signUp(server.app);
    const codes: number[] = [];
    for (let nth = 0; nth < 61; nth += 1) codes.push((await change('save', id, hasty.headers)).statusCode);
    expect(codes.indexOf(429)).toBe(60);
    expect((await change('unsave', id, hasty.headers)).statusCode).toBe(429);
    expect((await change('save', id)).statusCode).toBe(200);
  });
});
