import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contributionResponse, contributionsResponse } from '#api/contract/contributions.ts';
import { naira } from '#domain/money.ts';
import { apartments, properties } from '#server/platform/db/schema/properties.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import { signUp, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  cancel,
  contribute,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  readMoneyRows,
  walletOf,
} from './kit.ts';

describeOnDatabase('contributions that were started', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let other: TestPerson;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open();
    buyer = await createBuyer(server);
    other = await createBuyer(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    listing = await createListing(server.db);
  });

  const unitStatus = async (id = listing.apartmentIds[0] ?? '') =>
    (await server.db.select({ status: apartments.status }).from(apartments).where(eq(apartments.id, id)))[0]
      ?.status;
  const available = async () =>
    (
      await server.db
        .select({ units: properties.unitsAvailable })
        .from(properties)
        .where(eq(properties.id, listing.propertyId))
    )[0]?.units;
  const list = async (query = '') => {
    const response = await server.app.inject({ url: `/api/contributions${query}`, headers: buyer.headers });
    return contributionsResponse.parse(response.json()).body.contributions;
  };

  describe('the list', () => {
    test('has the tabs of the dashboard, newest first', async () => {
      const shopper = await createBuyer(server);
      const own = async (query: string) => {
        const response = await server.app.inject({
          url: `/api/contributions${query}`,
          headers: shopper.headers,
        });
        return contributionsResponse.parse(response.json()).body.contributions.map(({ id }) => id);
      };
      const started = [];
      for (const [unit, months] of [24, 1, 24].entries()) {
        started.push(
          (await contribute(server.app, shopper, { ...agreement(listing, unit), duration_months: months }))
            .id,
        );
        server.clock.advance(1_000);
      }
      const [pending = '', completed = '', cancelled = ''] = started;
      await announceAndTransfer(server, shopper, completed, naira(7_500_000));
      await cancel(server.app, shopper, cancelled);
      expect(await own('')).toEqual([cancelled, completed, pending]);
      expect(await own('?status=active')).toEqual([pending]);
      expect(await own('?status=completed')).toEqual([completed]);
    });

    test('is empty without contributions, and rejects an unknown tab', async () => {
      const newcomer = await signUp(server.app);
      const response = await server.app.inject({ url: '/api/contributions', headers: newcomer.headers });
      expect(contributionsResponse.parse(response.json()).body.contributions).toEqual([]);
      const wrong = await server.app.inject({
        url: '/api/contributions?status=pending',
        headers: buyer.headers,
      });
      expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'invalid_fields']);
    });

    test('names each with a slug of its own', async () => {
      await contribute(server.app, buyer, agreement(listing, 2));
      await contribute(server.app, buyer, agreement(listing, 3));
      const slugs = (await list()).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs[0]).toMatch(/^ile-ayo-court-/);
    });
  });

  describe('to cancel', () => {
    test('gives the unit back and cancels what was awaited; again it changes nothing', async () => {
      const { id } = await contribute(server.app, buyer, agreement(listing));
      const payment = await pay(server.app, buyer, id, naira(312_500));
      const response = await cancel(server.app, buyer, id);
      expect(contributionResponse.parse(response.json()).body.contribution).toMatchObject({
        status: 'cancelled',
        next_due: null,
        awaiting_payment: null,
        hold_expires_at: null,
      });
      expect(await unitStatus()).toBe('available');
      expect(await available()).toBe(4);
      const paymentNow = await server.app.inject({
        url: `/api/payments/${payment.id}`,
        headers: buyer.headers,
      });
      expect(paymentNow.json().body.payment.status).toBe('cancelled');

      const after = await readMoneyRows(server);
      expect((await cancel(server.app, buyer, id)).statusCode).toBe(200);
      expect(await readMoneyRows(server)).toEqual(after);
      expect(await contribute(server.app, other, agreement(listing))).toMatchObject({ status: 'pending' });
    });

    test('leaves later deposits in the wallet', async () => {
      const shopper = await createBuyer(server);
      const { id } = await contribute(server.app, shopper, agreement(listing));
      await pay(server.app, shopper, id, naira(312_500));
      await cancel(server.app, shopper, id);
      await deposit(server, shopper, naira(312_500));
      expect((await walletOf(server.app, shopper)).balance).toBe(naira(312_500));
      await expectLedgerConsistent(server);
    });

    test('is rejected once a payment was received', async () => {
      const shopper = await createBuyer(server);
      const { id } = await contribute(server.app, shopper, { ...agreement(listing), duration_months: 1 });
      for (const amountKobo of [naira(1_000), naira(7_499_000)]) {
        await announceAndTransfer(server, shopper, id, amountKobo);
        const before = await readMoneyRows(server);
        const response = await cancel(server.app, shopper, id);
        expect([response.statusCode, response.json().code]).toEqual([409, 'contribution_paid_into']);
        expect(await readMoneyRows(server)).toEqual(before);
      }
      expect(await unitStatus()).toBe('sold');
    });
  });

  describe('a single one', () => {
    test.each<[string, (id: string) => { method: 'GET' | 'POST'; url: string; payload?: object }]>([
      ['read', (id) => ({ method: 'GET', url: `/api/contributions/${id}` })],
      ['cancel', (id) => ({ method: 'POST', url: `/api/contributions/${id}/cancel` })],
      [
        'pay',
        (id) => ({ method: 'POST', url: `/api/contributions/${id}/payments`, payload: { amount: 100 } }),
      ],
      ['list the payments of', (id) => ({ method: 'GET', url: `/api/contributions/${id}/payments` })],
    ])("nobody can %s another's, an unknown one, or one without a token", async (_, request) => {
      const { id } = await contribute(server.app, buyer, agreement(listing));
      const before = await readMoneyRows(server);
      const answers = [];
      for (const [headers, wanted] of [
        [other.headers, id],
        [buyer.headers, randomUUID()],
        [buyer.headers, 'nothing'],
        [{}, id],
      ] as const) {
        const withKey = { ...headers, 'idempotency-key': randomUUID() };
        const response = await server.app.inject({ ...request(wanted), headers: withKey });
        answers.push([response.statusCode, response.json().code]);
      }
      expect(answers).toEqual([
        [403, 'not_yours'],
        [404, 'not_found'],
        [404, 'not_found'],
        [401, 'not_signed_in'],
      ]);
      expect(await readMoneyRows(server)).toEqual(before);
    });
  });
});
