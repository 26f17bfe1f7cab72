import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListing } from './kit/listings.ts';
import { buildRegistration, post } from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';
import { createBuyer, deposit } from './money/kit.ts';

/** The entities of section 3 of the specification, with their fields as a caller receives them. */
describeOnEachDatabase('the entities', (open) => {
  let server: TestServer;
  const entities: Record<string, Readonly<Record<string, unknown>>> = {};

  beforeAll(async () => {
    server = await open();
    const { app, db } = server;
    const { propertyId } = await createListing(db);
    const buyer = await createBuyer(server);
    await deposit(server, buyer, 500_000);
    const get = async (url: string) =>
      (await app.inject({ url: `/api${url}`, headers: buyer.headers })).json().body;
    const registered = (await post(app, '/onboarding/register', buildRegistration())).json().body;
    const { property } = await get(`/propy/get-property?id=${propertyId}`);
    const [building] = property.buildings;
    Object.assign(entities, {
      user: registered.user,
      token: registered.token,
      wallet: (await get('/wallet/get')).wallet,
      transaction: (await get('/wallet/transactions')).transactions[0],
      property,
      'listed property': (await get('/propy/filter-properties')).properties[0],
      building,
      apartment: building.apartments[0],
      milestone: property.milestones[0],
    });
  });
  afterAll(() => server.close());

  it.each([
    ['user', 'id, first_name, last_name, email, phone, phone_verified, roles'],
    ['token', 'authToken'],
    ['wallet', 'bank_name, account_number, account_name, balance'],
    ['transaction', 'title, amount, created_at, reference, property'],
    ['property', 'id, title, address, price, units, type, buildings, buildings_count, saved, img'],
    ['listed property', 'id, title, address, price, units, type, buildings, buildings_count, saved, img'],
    ['building', 'bedroom_count, floor_count, apartments'],
    ['apartment', 'floor'],
    ['milestone', 'name, date, status, images'],
  ])('%s has %s', (name, fields) => {
    expect(Object.keys(entities[name] ?? {})).toEqual(expect.arrayContaining(fields.split(', ')));
  });

  it('a user has no role beyond being one, and an unverified phone at first', () => {
    expect(entities.user).toMatchObject({ roles: [], phone_verified: false });
  });
});
