import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsResponse } from '#api/contract/contributions.ts';
import { naira } from '#domain/money.ts';
import { violatedUnique } from '#server/platform/db/database.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  awaitingOf,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postPayment,
  readMoneyRows,
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
    buyer = await createBuyer(server);
    listing = await createListing(server.db);
    id = (await contribute(server.app, buyer, agreement(listing))).id;
  });

  const say = (amountKobo: number, contributionId = id) => pay(server.app, buyer, contributionId, amountKobo);
  const statusOf = async ({ id: paymentId }: { id: string }) =>
    (await paymentOf(server.app, buyer, paymentId)).status;
  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const paymentRows = () =>
    server.db.select().from(payments).where(eq(payments.contributionId, id)).orderBy(payments.id);
  const paidKobo = async () => (await contributionOf(server.app, buyer, id)).paid;

  test('the agreement makes it await its first instalment', async () => {
    const payment = await awaitingOf(server.app, buyer, id);
    expect(payment).toMatchObject({
      amount: naira(312_500),
      status: 'awaiting_transfer',
      cancel_reason: null,
      received_at: null,
    });
  });

  test("'I have sent the money' credits nothing: the bank's webhook does", async () => {
    const payment = await say(naira(312_500));
    expect(payment.status).toBe('awaiting_transfer');
    expect([await paidKobo(), await balanceKobo()]).toEqual([0, 0]);
    await deposit(server, buyer, naira(312_500));
    expect(await statusOf(payment)).toBe('received');
    expect([await paidKobo(), await balanceKobo()]).toEqual([naira(312_500), 0]);
    await expectLedgerConsistent(server);
  });

  test("money counts the same without 'I have sent the money'", async () => {
    const payment = await awaitingOf(server.app, buyer, id);
    await deposit(server, buyer, naira(312_500));
    expect(await statusOf(payment)).toBe('received');
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'active',
      paid: naira(312_500),
      awaiting_payment: null,
    });
  });

  test('of the amount that is awaited already changes nothing, and gives that payment', async () => {
    const agreed = await awaitingOf(server.app, buyer, id);
    const before = await paymentRows();
    expect(await say(agreed.amount)).toEqual(agreed);
    expect(await paymentRows()).toEqual(before);
  });

  test('of another amount replaces the one that is awaited', async () => {
    const agreed = await awaitingOf(server.app, buyer, id);
    const payment = await say(naira(500_000));
    expect(await awaitingOf(server.app, buyer, id)).toEqual(payment);
    expect(await paymentOf(server.app, buyer, agreed.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'replaced',
      lapses_at: null,
    });
    await deposit(server, buyer, naira(500_000));
    expect(await statusOf(payment)).toBe('received');
  });

  test('the database allows one awaiting payment', async () => {
    const row = {
      contributionId: id,
      userId: buyer.user.id,
      amountKobo: naira(5_000),
      reference: randomUUID(),
    };
    const second = server.db.insert(payments).values({ ...row, lapsesAt: server.clock.now() });
    expect(violatedUnique(await second.catch((error: unknown) => error))).toBe('payments_awaiting_key');
  });

  test.each([
    ['a cancelled one without a reason', { status: 'cancelled' as const }],
    ['a reason of one that awaits', { cancelReason: 'lapsed' as const }],
  ])('the database rejects %s', async (_, changes) => {
    const payment = await awaitingOf(server.app, buyer, id);
    const change = server.db.update(payments).set(changes).where(eq(payments.id, payment.id));
    expect(
      await change.then(
        () => null,
        (error: Error) => String(error.cause),
      ),
    ).toContain('payments_cancelled_has_reason');
  });

  test('money that is there already pays at once', async () => {
    await cancel(server.app, buyer, id);
    await deposit(server, buyer, naira(500_000));
    const again = await contribute(server.app, buyer, { ...agreement(listing), plan: 'C' });
    const payment = await say(naira(400_000), again.id);
    expect(payment).toMatchObject({ status: 'received', received_at: server.clock.now().toISOString() });
    expect(await balanceKobo()).toBe(naira(100_000));
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

  test('the first makes the unit reserved, the last sells it', async () => {
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
    await say(naira(3_750_000));
    await deposit(server, buyer, naira(3_750_000));
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'completed',
      paid: TARGET,
      next_due: null,
      awaiting_payment: null,
      targets: [{ reached: true }, { reached: true }],
    });
    expect(await unitStatus()).toBe('sold');
    await expectLedgerConsistent(server);
  });

  test('are listed newest first, page by page', async () => {
    const amounts = [3_000, 2_000, 1_000].map(naira);
    for (const amountKobo of amounts.toReversed()) {
      server.clock.advance(1_000);
      await say(amountKobo);
    }
    const page = async (query: string) => {
      const url = `/api/contributions/${id}/payments${query}`;
      return paymentsResponse.parse((await server.app.inject({ url, headers: buyer.headers })).json()).body;
    };
    const all = await page('');
    expect(all.payments.map(({ amount }) => amount)).toEqual([...amounts, naira(312_500)]);
    expect(all).toMatchObject({ total: 4, total_pages: 1 });
    expect(await page('?limit=3&page=2')).toEqual({
      payments: all.payments.slice(3),
      total: 4,
      total_pages: 2,
    });
    const wrong = await server.app.inject({
      url: `/api/contributions/${id}/payments?limit=x`,
      headers: buyer.headers,
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'invalid_fields']);
  });

  test('the same key again makes no second payment', async () => {
    const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
    const first = await postPayment(server.app, headers, id, naira(5_000));
    const after = await readMoneyRows(server);
    const second = await postPayment(server.app, headers, id, naira(5_000));
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    const third = await postPayment(server.app, headers, id, naira(5_001));
    expect([third.statusCode, third.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await readMoneyRows(server)).toEqual(after);
  });

  test.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['part of a kobo', 0.5],
    ['text', '100'],
    ['beyond 2^53', 2 ** 53],
    ['null', null],
    ['no amount', undefined],
  ])('of %s is rejected at its field', async (_, amount) => {
    const before = await readMoneyRows(server);
    const response = await postPayment(server.app, buyer.headers, id, amount);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_fields', fields: { amount: expect.any(String) } });
    expect(await readMoneyRows(server)).toEqual(before);
  });

  test('of more than is left is rejected at its field, with what is left', async () => {
    await say(naira(500_000));
    await deposit(server, buyer, naira(500_000));
    const before = await readMoneyRows(server);
    const response = await postPayment(server.app, buyer.headers, id, naira(7_000_000) + 1);
    expect([response.statusCode, response.json().code]).toEqual([422, 'amount_above_remaining']);
    expect(response.json().fields).toEqual({
      amount: 'That is more than is left to contribute: ₦7,000,000.',
    });
    expect(await readMoneyRows(server)).toEqual(before);
    expect(await say(naira(7_000_000))).toMatchObject({ status: 'awaiting_transfer' });
  });

  test('of less than ₦1,000 is rejected at its field, with the minimum', async () => {
    const before = await readMoneyRows(server);
    const response = await postPayment(server.app, buyer.headers, id, naira(1_000) - 1);
    expect([response.statusCode, response.json().code]).toEqual([422, 'amount_below_minimum']);
    expect(response.json().fields).toEqual({ amount: 'The least that you can pay is ₦1,000.' });
    expect(await readMoneyRows(server)).toEqual(before);
    expect(await say(naira(1_000))).toMatchObject({ status: 'awaiting_transfer' });
  });

  test('may be less than ₦1,000 where only that remains', async () => {
    await say(TARGET - 99_999);
    await deposit(server, buyer, TARGET - 99_999);
    expect((await postPayment(server.app, buyer.headers, id, 99_998)).json().fields).toEqual({
      amount: 'The least that you can pay is ₦999.99.',
    });
    await say(99_999);
    await deposit(server, buyer, 99_999);
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({ status: 'completed', paid: TARGET });
  });

  test.each([
    ['a payment', () => `/api/contributions/${id}/payments`, { amount: naira(5_000) }],
    ['a contribution', () => '/api/contributions', {}],
  ])('%s without an Idempotency-Key is rejected', async (_, url, changes) => {
    const before = await readMoneyRows(server);
    const payload = { ...agreement(listing, 1), ...changes };
    const { headers } = buyer;
    const response = await server.app.inject({ method: 'POST', url: url(), headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'idempotency_key_missing']);
    expect(await readMoneyRows(server)).toEqual(before);
  });

  test('into a closed contribution are rejected', async () => {
    await cancel(server.app, buyer, id);
    const completed = await contribute(server.app, buyer, agreement(listing, 1));
    await say(TARGET, completed.id);
    await deposit(server, buyer, TARGET);
    const before = await readMoneyRows(server);
    for (const closed of [id, completed.id]) {
      const response = await postPayment(server.app, buyer.headers, closed, naira(5_000));
      expect([response.statusCode, response.json().code]).toEqual([409, 'contribution_closed']);
    }
    expect(await readMoneyRows(server)).toEqual(before);
  });

  test('are hidden from other buyers', async () => {
    const payment = await awaitingOf(server.app, buyer, id);
    const other = await createBuyer(server);
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
