import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPage } from '#api/contract/properties.ts';
import { naira } from '#domain/money.ts';
import { createListing } from './kit/listings.ts';
import { signUpVerified, type TestPerson } from './kit/people.ts';
import { sentDuring } from './kit/sent-statements.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';
import { agreement, announceAndTransfer, contribute, createBuyer } from './money/kit.ts';

const HOMES = 12;
const PAID_KOBO = naira(500_000);

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

/**
 * The reads of somebody who saves: the number of statements, the session's included, for any number of contributions and
 * payments. CONTRIBUTION is the first one.
 */
const OWN_STATEMENTS: Readonly<Record<string, number>> = {
  '/users/me': 2,
  '/wallet/get': 2,
  '/wallet/transactions?limit=20&page=1': 4,
  '/contributions': 6,
  '/contributions?status=active': 6,
  '/contributions/CONTRIBUTION': 7,
  '/contributions/CONTRIBUTION/payments': 4,
  '/contributions/CONTRIBUTION/changes': 7,
  '/contributions/CONTRIBUTION/exit': 4,
  '/documents?limit=20&page=1': 3,
  '/wallet/withdrawals': 3,
  '/users/me/inspections': 4,
  '/users/me/sessions': 2,
};
/** Read by every page of the dashboard, so their main statement is prepared. */
const PREPARED = {
  '/users/me': 'user_by_id',
  '/wallet/get': 'wallet_by_user',
  '/contributions?status=active': 'contributions_active',
} as const;

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
    const sent = await sentDuring(async () => {
      const response = await server.app.inject({ url: `/api${url.replace('ID', id)}`, headers });
      expect({ url, status: response.statusCode }).toStrictEqual({ url, status: 200 });
    });
    return sent.length;
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

  test('those of a buyer do not grow with the number of contributions and payments', async () => {
    const buyer = await createBuyer(server);
    const begin = async () => {
      const { id: contributionId } = await contribute(
        server.app,
        buyer,
        agreement(await createListing(server.db)),
      );
      await announceAndTransfer(server, buyer, contributionId, PAID_KOBO);
      return contributionId;
    };
    const first = await begin();
    const count = async (): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {};
      for (const url of Object.keys(OWN_STATEMENTS))
        counts[url] = await statementsOf(url.replace('CONTRIBUTION', first), { ...buyer.headers });
      return counts;
    };
    expect(await count()).toStrictEqual(OWN_STATEMENTS);
    await begin();
    await begin();
    expect(await count()).toStrictEqual(OWN_STATEMENTS);
  });

  test.each(Object.entries(PREPARED))('%s is prepared', async (url, name) => {
    const sent = await sentDuring(async () => {
      const response = await server.app.inject({ url: `/api${url}`, headers: { ...person.headers } });
      expect(response.statusCode).toBe(200);
    });
    expect(sent.map((each) => each.name)).toContain(name);
  });
});
