import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contributionsResponse, paymentsResponse } from '#api/contract/contributions.ts';
import { propertyResponse } from '#api/contract/properties.ts';
import { naira } from '#domain/money.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postContribution,
  postPayment,
  readMoneyRows,
  walletOf,
} from './kit.ts';

const HOUR_MS = 3_600_000;
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnEachDatabase('the hold of a unit', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  let id: string;
  beforeAll(async () => {
    server = await open({ UNIT_HOLD_HOURS: '2' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    listing = await createListing(server.db);
    id = (await contribute(server.app, buyer, agreement(listing, 0, server.dependencies.settings))).id;
  });

  const unit = async () => {
    const url = `/api/propy/get-property?id=${listing.propertyId}`;
    const { property } = propertyResponse.parse((await server.app.inject({ url })).json()).body;
    const found = property.buildings
      .flatMap((block) => block.apartments)
      .find((each) => each.id === listing.apartmentIds[0]);
    return { status: found?.status, units: property.units };
  };

  test('lasts to its last millisecond', async () => {
    server.clock.advance(2 * HOUR_MS - 1);
    expect(await expireLapsedHolds(server.dependencies, fail)).toBe(0);
    expect(await unit()).toEqual({ status: 'held', units: 3 });
    server.clock.advance(1);
    expect(await expireLapsedHolds(server.dependencies, fail)).toBe(1);
    expect(await unit()).toEqual({ status: 'available', units: 4 });
    expect(await expireLapsedHolds(server.dependencies, fail)).toBe(0);
  });

  test('once lapsed reads as over at once, and the sweep frees the unit', async () => {
    const payment = await pay(server.app, buyer, id, naira(312_500));
    server.clock.advance(2 * HOUR_MS);
    expect(await unit()).toEqual({ status: 'held', units: 3 });
    const over = { status: 'expired', hold_expires_at: null, next_due: null, awaiting_payment: null };
    expect(await contributionOf(server.app, buyer, id)).toMatchObject(over);
    const active = await server.app.inject({
      url: '/api/contributions?status=active',
      headers: buyer.headers,
    });
    expect(contributionsResponse.parse(active.json()).body.contributions).toEqual([]);

    await expireLapsedHolds(server.dependencies, fail);
    expect(await unit()).toEqual({ status: 'available', units: 4 });
    expect(await contributionOf(server.app, buyer, id)).toMatchObject(over);
    expect((await paymentOf(server.app, buyer, payment.id)).status).toBe('cancelled');
  });

  test('awaits no payment once it has lapsed, though nothing has released it yet', async () => {
    const payment = await pay(server.app, buyer, id, naira(1_000));
    const listed = async () => {
      const url = `/api/contributions/${id}/payments`;
      const response = await server.app.inject({ url, headers: buyer.headers });
      return paymentsResponse.parse(response.json()).body.payments[0];
    };
    expect(await listed()).toEqual(payment);
    server.clock.advance(2 * HOUR_MS);
    const ended = await paymentOf(server.app, buyer, payment.id);
    expect(ended).toEqual({
      ...payment,
      status: 'cancelled',
      cancel_reason: 'contribution_ended',
      lapses_at: null,
    });
    expect(await listed()).toEqual(ended);
    await expireLapsedHolds(server.dependencies, fail);
    expect(await paymentOf(server.app, buyer, payment.id)).toEqual(ended);
  });

  test('is released by the jobs of the server', async () => {
    server.clock.advance(2 * HOUR_MS);
    const workers = await server.startWorkers();
    await vi.waitFor(async () => expect((await unit()).status).toBe('available'), WAIT);
    await workers.stop();
  });

  test('of one unit that cannot be released does not stop the others', async () => {
    await contribute(server.app, buyer, agreement(listing, 1, server.dependencies.settings));
    await contribute(server.app, buyer, agreement(listing, 2, server.dependencies.settings));
    await server.db.execute(sql`
      create function refuse_release() returns trigger language plpgsql as $$
      begin raise exception 'this row is bad'; end $$`);
    await server.db.execute(
      sql.raw(`create trigger refuse_release before update on contributions for each row
        when (old.id = '${id}') execute function refuse_release()`),
    );
    server.clock.advance(2 * HOUR_MS);
    const failures: unknown[] = [];
    expect(await expireLapsedHolds(server.dependencies, (error) => failures.push(error))).toBe(2);
    expect(failures).toHaveLength(1);
    const isHeld = and(eq(apartments.propertyId, listing.propertyId), eq(apartments.status, 'held'));
    expect(await server.db.$count(apartments, isHeld)).toBe(1);
    await server.db.execute(sql`drop function refuse_release() cascade`);
    expect(await expireLapsedHolds(server.dependencies, fail)).toBe(1);
  });

  test('goes to the next buyer before any sweep has come by', async () => {
    const payment = await pay(server.app, buyer, id, naira(312_500));
    server.clock.advance(2 * HOUR_MS);
    const next = await createBuyer(server);
    expect(
      await contribute(server.app, next, agreement(listing, 0, server.dependencies.settings)),
    ).toMatchObject({ status: 'pending' });
    expect((await contributionOf(server.app, buyer, id)).status).toBe('expired');
    expect((await paymentOf(server.app, buyer, payment.id)).status).toBe('cancelled');
    expect(await unit()).toEqual({ status: 'held', units: 3 });
  });

  test('can be taken again by the same buyer', async () => {
    server.clock.advance(2 * HOUR_MS);
    const again = await contribute(server.app, buyer, agreement(listing, 0, server.dependencies.settings));
    expect(again.id).not.toBe(id);
    expect((await contributionOf(server.app, buyer, id)).status).toBe('expired');
  });

  test('once lapsed takes no payment and no cancelling', async () => {
    server.clock.advance(2 * HOUR_MS);
    const before = await readMoneyRows(server);
    for (const response of [
      await postPayment(server.app, buyer.headers, id, naira(1_000)),
      await cancel(server.app, buyer, id),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([409, 'contribution_closed']);
    }
    expect(await readMoneyRows(server)).toEqual(before);
  });

  test('later deposits stay in the wallet, and the unit is free', async () => {
    const payment = await pay(server.app, buyer, id, naira(312_500));
    server.clock.advance(2 * HOUR_MS);
    await deposit(server, buyer, naira(312_500));
    expect((await paymentOf(server.app, buyer, payment.id)).status).toBe('cancelled');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(312_500));
    expect(await unit()).toEqual({ status: 'available', units: 4 });
    await expectLedgerConsistent(server);
  });

  test('is for good once a payment was received', async () => {
    await pay(server.app, buyer, id, naira(1_000));
    await deposit(server, buyer, naira(1_000));
    server.clock.advance(1_000 * HOUR_MS);
    await expireLapsedHolds(server.dependencies, fail);
    expect(await unit()).toEqual({ status: 'reserved', units: 3 });
  });

  test('is as long as the terms that were agreed to say, though the settings changed since', async () => {
    const before = await readMoneyRows(server);
    const response = await postContribution(server.app, buyer.headers, agreement(listing, 1, DEFAULT_TERMS));
    expect([response.statusCode, response.json().code]).toEqual([422, 'terms_outdated']);
    expect(await readMoneyRows(server)).toEqual(before);
    const now = agreement(listing, 1, server.dependencies.settings);
    expect((await postContribution(server.app, buyer.headers, now)).statusCode).toBe(201);
  });
});
