import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contributionsResponse } from '#api/contract/contributions.ts';
import { propertyResponse } from '#api/contract/properties.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postContribution,
  postPayment,
  storeDeposit,
  walletOf,
} from './kit.ts';

const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnEachDatabase('money that came before a hold ended', (open) => {
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
    server.clock.advance(2 * HOUR_MS - 1);
  });

  const report = async (amountKobo: Kobo): Promise<string> =>
    (await storeDeposit(server, buyer, amountKobo)).id;
  const credit = (eventId: string) => applyEvent(server.dependencies, eventId);
  const endHolds = () => expireLapsedHolds(server.dependencies, fail);
  const settle = () => sweepSettlements(server.dependencies, fail);
  const current = () => contributionOf(server.app, buyer, id);
  const unitStatus = async () => {
    const url = `/api/propy/get-property?id=${listing.propertyId}`;
    const { buildings } = propertyResponse.parse((await server.app.inject({ url })).json()).body.property;
    const units = buildings.flatMap(({ apartments }) => apartments);
    return units.find((unit) => unit.id === listing.apartmentIds[0])?.status;
  };
  const listed = async (url: string) =>
    contributionsResponse.parse((await server.app.inject({ url, headers: buyer.headers })).json()).body
      .contributions;

  test('pays it although it is settled after the end', async () => {
    await credit(await report(MONTHLY));
    server.clock.advance(1_000);
    expect(await endHolds()).toBe(0);
    await settle();
    expect(await current()).toMatchObject({ status: 'active', paid: MONTHLY });
    await expectLedgerConsistent(server);
  });

  test('pays it although the bank confirms it after the end, and nobody else gets the unit meanwhile', async () => {
    const eventId = await report(MONTHLY);
    server.clock.advance(HOUR_MS);
    expect(await endHolds()).toBe(0);
    const other = await createBuyer(server);
    const request = agreement(listing, 0, server.dependencies.settings);
    const rejected = await postContribution(server.app, other.headers, request);
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'unit_taken']);
    expect(await unitStatus()).toBe('held');
    await credit(eventId);
    await settle();
    expect(await current()).toMatchObject({ status: 'active', paid: MONTHLY });
    await expectLedgerConsistent(server);
  });

  test('leaves the contribution pending while it is confirmed, and invites no other transfer', async () => {
    const payment = await pay(server.app, buyer, id, MONTHLY);
    await report(MONTHLY);
    server.clock.advance(1);
    const confirming = {
      status: 'pending',
      hold_expires_at: null,
      next_due: null,
      awaiting_payment: { id: payment.id, status: 'awaiting_transfer', lapses_at: null },
    };
    expect(await current()).toMatchObject(confirming);
    expect(await paymentOf(server.app, buyer, payment.id)).toMatchObject(confirming.awaiting_payment);
    expect(await listed('/api/contributions?status=active')).toMatchObject([{ id, status: 'pending' }]);
    expect((await pay(server.app, buyer, id, MONTHLY)).id).toBe(payment.id);
    const another = await postPayment(server.app, buyer.headers, id, naira(1_000));
    expect([another.statusCode, another.json().code]).toEqual([409, 'contribution_closed']);
    server.clock.advance(DAY_MS);
    expect(await endHolds()).toBe(1);
  });

  test('does not keep the buyer from cancelling, and goes into the wallet then', async () => {
    const eventId = await report(MONTHLY);
    server.clock.advance(1);
    expect((await cancel(server.app, buyer, id)).statusCode).toBe(200);
    await credit(eventId);
    await settle();
    expect((await current()).status).toBe('cancelled');
    expect((await walletOf(server.app, buyer)).balance).toBe(MONTHLY);
    await expectLedgerConsistent(server);
  });

  test('of too small an amount releases the unit once it is settled', async () => {
    await credit(await report(naira(10_000)));
    server.clock.advance(1_000);
    expect(await endHolds()).toBe(0);
    await settle();
    expect(await endHolds()).toBe(1);
    expect((await current()).status).toBe('expired');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(10_000));
  });

  test('keeps the unit for a day at most if the bank does not confirm it', async () => {
    await report(MONTHLY);
    server.clock.advance(DAY_MS - HOUR_MS);
    expect(await endHolds()).toBe(0);
    server.clock.advance(HOUR_MS + 1);
    expect(await endHolds()).toBe(1);
  });

  test('reported a millisecond later does not pay it', async () => {
    server.clock.advance(1);
    await credit(await report(MONTHLY));
    await settle();
    expect((await current()).status).toBe('expired');
    expect((await walletOf(server.app, buyer)).balance).toBe(MONTHLY);
  });
});
