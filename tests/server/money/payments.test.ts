import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsAnswer } from '#api/contract/contributions.ts';
import { naira } from '#domain/money.ts';
import { apartments } from '#server/db/schema/properties.ts';
import { aListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  aBuyer,
  agreement,
  cancel,
  contribute,
  contributionOf,
  deposit,
  everything,
  expectLedgerRight,
  pay,
  paymentOf,
  postPayment,
  walletOf,
} from './kit.ts';

const TARGET = naira(7_500_000);

describeOnEachDatabase('payments', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await aBuyer(server);
    listing = await aListing(server.db);
    id = (await contribute(server.app, buyer, agreement(listing))).id;
  });

  const say = (amountKobo: number, contributionId = id) => pay(server.app, buyer, contributionId, amountKobo);
  const statusOf = async ({ id: paymentId }: { id: string }) =>
    (await paymentOf(server.app, buyer, paymentId)).status;
  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const paidKobo = async () => (await contributionOf(server.app, buyer, id)).paid;

  test("'I have sent the money' credits nothing: the bank's word does", async () => {
    const payment = await say(naira(312_500));
    expect(payment.status).toBe('awaiting_transfer');
    expect([await paidKobo(), await balanceKobo()]).toEqual([0, 0]);
    await deposit(server, buyer, naira(312_500));
    expect(await statusOf(payment)).toBe('received');
    expect([await paidKobo(), await balanceKobo()]).toEqual([naira(312_500), 0]);
    await expectLedgerRight(server);
  });

  test('money that is there already pays at once', async () => {
    await deposit(server, buyer, naira(500_000));
    const payment = await say(naira(312_500));
    expect(payment).toMatchObject({ status: 'received', received_at: server.clock.now().toISOString() });
    expect(await balanceKobo()).toBe(naira(187_500));
  });

  test('too small a transfer pays nothing until another makes it enough', async () => {
    const payment = await say(naira(312_500));
    await deposit(server, buyer, naira(312_499));
    expect([await statusOf(payment), await paidKobo()]).toEqual(['awaiting_transfer', 0]);
    await deposit(server, buyer, naira(1));
    expect([await statusOf(payment), await paidKobo(), await balanceKobo()]).toEqual([
      'received',
      naira(312_500),
      0,
    ]);
  });

  test('one transfer pays several, the oldest that it covers first, and the surplus stays', async () => {
    const large = await say(naira(1_000_000));
    server.clock.advance(1_000);
    const small = await say(naira(100_000));
    server.clock.advance(1_000);
    const middle = await say(naira(300_000));
    await deposit(server, buyer, naira(450_000));
    expect([await statusOf(large), await statusOf(small), await statusOf(middle)]).toEqual([
      'awaiting_transfer',
      'received',
      'received',
    ]);
    expect(await balanceKobo()).toBe(naira(50_000));
    expect((await contributionOf(server.app, buyer, id)).awaiting_payment?.id).toBe(large.id);
  });

  test('a wallet serves all of its contributions, the oldest payment first', async () => {
    const second = await contribute(server.app, buyer, agreement(listing, 1));
    const forSecond = await say(naira(200_000), second.id);
    server.clock.advance(1_000);
    const forFirst = await say(naira(200_000));
    await deposit(server, buyer, naira(200_000));
    expect([await statusOf(forSecond), await statusOf(forFirst)]).toEqual(['received', 'awaiting_transfer']);
    await deposit(server, buyer, naira(200_000));
    expect(await statusOf(forFirst)).toBe('received');
    await expectLedgerRight(server);
  });

  test('the first makes the unit reserved, the last sells it and cancels what still waits', async () => {
    const unitStatus = async () => {
      const isUnit = eq(apartments.id, listing.apartmentIds[0] ?? '');
      return (await server.db.select().from(apartments).where(isUnit))[0]?.status;
    };
    await say(naira(3_750_000));
    await deposit(server, buyer, naira(3_750_000));
    expect(await unitStatus()).toBe('reserved');
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'active',
      targets: [{ reached: true }, { reached: false }],
    });
    const waiting = await say(naira(1));
    server.clock.advance(1_000);
    const last = await say(naira(3_750_000));
    server.clock.advance(1_000);
    const spare = await say(naira(3_749_999));
    await deposit(server, buyer, naira(3_750_000));
    // The oldest naira was paid first, so the whole rest is now more than is left.
    expect([await statusOf(waiting), await statusOf(last), await statusOf(spare)]).toEqual([
      'received',
      'cancelled',
      'received',
    ]);
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'completed',
      paid: TARGET,
      next_due: null,
      awaiting_payment: null,
      targets: [{ reached: true }, { reached: true }],
    });
    expect(await unitStatus()).toBe('sold');
    await expectLedgerRight(server);
  });

  test('one payment of the whole completes at once and cancels a younger one', async () => {
    const waiting = await say(naira(8));
    server.clock.advance(-1_000);
    const whole = await say(TARGET);
    await deposit(server, buyer, TARGET);
    expect([await statusOf(whole), await statusOf(waiting)]).toEqual(['received', 'cancelled']);
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'completed',
      hold_expires_at: null,
    });
  });

  test('are listed newest first, page by page', async () => {
    const made = [];
    for (const amountKobo of [1, 2, 3]) {
      made.unshift(await say(amountKobo));
      server.clock.advance(1_000);
    }
    const page = async (query: string) => {
      const url = `/api/contributions/${id}/payments${query}`;
      return paymentsAnswer.parse((await server.app.inject({ url, headers: buyer.headers })).json()).body;
    };
    expect(await page('')).toEqual({ payments: made, total: 3, total_pages: 1 });
    expect(await page('?limit=2&page=2')).toEqual({ payments: made.slice(2), total: 3, total_pages: 2 });
    const wrong = await server.app.inject({
      url: `/api/contributions/${id}/payments?limit=x`,
      headers: buyer.headers,
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'invalid_fields']);
  });

  test('the same key again makes no second payment', async () => {
    const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
    const first = await postPayment(server.app, headers, id, 500);
    const after = await everything(server);
    const second = await postPayment(server.app, headers, id, 500);
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    const third = await postPayment(server.app, headers, id, 501);
    expect([third.statusCode, third.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await everything(server)).toEqual(after);
  });

  test.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['part of a kobo', 0.5],
    ['text', '100'],
    ['beyond 2^53', 2 ** 53],
    ['null', null],
    ['no amount', undefined],
  ])('of %s is refused at its field', async (_, amount) => {
    const before = await everything(server);
    const response = await postPayment(server.app, buyer.headers, id, amount);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_fields', fields: { amount: expect.any(String) } });
    expect(await everything(server)).toEqual(before);
  });

  test('of more than is left is refused at its field, with what is left', async () => {
    await say(naira(500_000));
    await deposit(server, buyer, naira(500_000));
    const before = await everything(server);
    const response = await postPayment(server.app, buyer.headers, id, naira(7_000_000) + 1);
    expect([response.statusCode, response.json().code]).toEqual([422, 'amount_above_remaining']);
    expect(response.json().fields).toEqual({
      amount: 'That is more than is left to contribute: ₦7,000,000.',
    });
    expect(await everything(server)).toEqual(before);
    expect(await say(naira(7_000_000))).toMatchObject({ status: 'awaiting_transfer' });
  });

  test('into a closed contribution are refused', async () => {
    await cancel(server.app, buyer, id);
    const completed = await contribute(server.app, buyer, agreement(listing, 1));
    await say(TARGET, completed.id);
    await deposit(server, buyer, TARGET);
    const before = await everything(server);
    for (const closed of [id, completed.id]) {
      const response = await postPayment(server.app, buyer.headers, closed, 100);
      expect([response.statusCode, response.json().code]).toEqual([409, 'contribution_closed']);
    }
    expect(await everything(server)).toEqual(before);
  });

  test("nobody reads another's payment", async () => {
    const payment = await say(500);
    const other = await aBuyer(server);
    const answers = [];
    for (const [headers, wanted] of [
      [other.headers, payment.id],
      [buyer.headers, randomUUID()],
      [buyer.headers, 'x'],
      [{}, payment.id],
    ] as const) {
      const response = await server.app.inject({ url: `/api/payments/${wanted}`, headers });
      answers.push([response.statusCode, response.json().code]);
    }
    expect(answers).toEqual([
      [403, 'not_yours'],
      [404, 'not_found'],
      [404, 'not_found'],
      [401, 'not_signed_in'],
    ]);
  });
});
