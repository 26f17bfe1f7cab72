import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchPage } from '#api/contract/properties.ts';
import { createListing } from './kit/listings.ts';
import { signUpVerified, type TestPerson } from './kit/people.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';

const HOMES = 12;

/** The number of statements per reading call, for any number of homes; one more finds the session of a token. */
const STATEMENTS: Readonly<Record<string, number>> = {
  '/propy/filter-properties': 1,
  '/propy/filter-properties?limit=5&page=2': 1,
  '/propy/filter-properties?type=flat&beds=2&min_price=1&max_price=99999999999&sort=price_asc': 1,
  '/propy/filter-properties?search=Mowe': 2,
  '/propy/filter-properties?search=Mowwe': 3,
  '/propy/count-properties?type=flat': 1,
  '/propy/price-counts': 1,
  '/propy/price-counts?search=Mowe': 2,
  '/propy/get-property?id=ID': 1,
  '/propy/similar-properties?id=ID': 1,
  '/propy/list-properties?ids=ID': 1,
  '/propy/places': 1,
  '/propy/place?state=ogun': 2,
};

describeOnPostgres('statements of calls', (open) => {
  let server: TestServer;
  let person: TestPerson;
  let id = '';
  beforeAll(async () => {
    server = await open();
    person = await signUpVerified(server.app);
    for (let home = 0; home < HOMES; home += 1) id = (await createListing(server.db)).propertyId;
  });
  afterAll(() => server?.close());

  async function statementsOf(url: string, headers: Record<string, string> = {}): Promise<number> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const response = await server.app.inject({ url: `/api${url.replace('ID', id)}`, headers });
      expect({ url, status: response.statusCode }).toStrictEqual({ url, status: 200 });
      return query.mock.calls.length;
    } finally {
      query.mockRestore();
    }
  }

  test.each(Object.entries(STATEMENTS))('%s takes %i', async (url, count) => {
    expect(await statementsOf(url)).toBe(count);
  });

  test('a session takes one more', async () => {
    expect(await statementsOf('/propy/get-property?id=ID', { ...person.headers })).toBe(2);
  });

  test('those of saved homes do not grow with their number', async () => {
    const headers = { ...person.headers };
    const save = (ids: readonly string[]) =>
      server.app.inject({ method: 'POST', url: '/api/propy/save-properties', payload: { ids }, headers });
    await save([id]);
    const ofOne = await statementsOf('/propy/list-saved-properties', headers);
    const found = await server.app.inject({ url: '/api/propy/filter-properties' });
    await save(searchPage.parse(found.json()).body.properties.map((property) => property.id));
    expect(await statementsOf('/propy/list-saved-properties', headers)).toBe(ofOne);
  });
});
