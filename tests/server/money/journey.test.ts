import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyResponse } from '#api/contract/properties.ts';
import { transactionsResponse } from '#api/contract/wallet.ts';
import { naira } from '#domain/money.ts';
import { createListing } from '../kit/listings.ts';
import { signUpVerified } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  contributionOf,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  walletOf,
} from './kit.ts';

describeOnEachDatabase('the money of a journey', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('a buyer agrees, announces a transfer, and it is received with the bank’s webhook', async () => {
    const { app } = server;
    const buyer = await signUpVerified(app);
    const listing = await createListing(server.db);
    const started = await contribute(app, buyer, agreement(listing));
    expect(started).toMatchObject({
      status: 'pending',
      property: { title: 'Ile Ayo Court', address: 'Ofada Road, Mowe', img: null },
      unit: {
        id: listing.apartmentIds[0],
        label: 'U1',
        floor: 0,
        block: 'Block 1',
        name: 'Block 1, Ground floor, U1',
      },
      price: naira(25_000_000),
      target: naira(7_500_000),
      downpayment: naira(7_500_000),
      monthly: naira(312_500),
      checkout_amount: naira(312_500),
      mortgage: naira(17_500_000),
      rsa_share: 0,
      paid: 0,
      next_due: { amount: naira(312_500) },
      awaiting_payment: { amount: naira(312_500), status: 'awaiting_transfer', received_at: null },
    });
    expect(started.schedule).toHaveLength(24);
    expect(started.milestones.map(({ name }) => name)).toEqual(['Foundation']);
    expect(await unitOf(listing)).toEqual({ status: 'held', available: 3 });

    const payment = await pay(app, buyer, started.id, naira(312_500));
    expect(payment).toEqual(started.awaiting_payment);

    const reference = await deposit(server, buyer, naira(400_000));
    const received = await paymentOf(app, buyer, payment.id);
    expect(received).toMatchObject({ status: 'received', received_at: expect.any(String) });
    expect(await contributionOf(app, buyer, started.id)).toMatchObject({
      status: 'active',
      paid: naira(312_500),
      hold_expires_at: null,
      awaiting_payment: null,
    });
    expect((await walletOf(app, buyer)).balance).toBe(naira(87_500));
    expect(await unitOf(listing)).toEqual({ status: 'reserved', available: 3 });

    const response = await app.inject({ url: '/api/wallet/transactions', headers: buyer.headers });
    const { transactions, total } = transactionsResponse.parse(response.json()).body;
    expect(total).toBe(2);
    expect(transactions).toMatchObject([
      {
        amount: naira(312_500),
        direction: 'debit',
        status: 'successful',
        reference: payment.reference,
        property: { id: listing.propertyId, title: 'Ile Ayo Court' },
      },
      { amount: naira(400_000), direction: 'credit', status: 'successful', reference, property: null },
    ]);
    await expectLedgerConsistent(server);
  });

  async function unitOf({ propertyId, apartmentIds }: Awaited<ReturnType<typeof createListing>>) {
    const response = await server.app.inject({ url: '/api/propy/get-property', query: { id: propertyId } });
    const { property } = propertyResponse.parse(response.json()).body;
    const unit = property.buildings
      .flatMap(({ apartments }) => apartments)
      .find(({ id }) => id === apartmentIds[0]);
    return { status: unit?.status, available: property.units };
  }
});
