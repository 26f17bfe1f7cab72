import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transactionsResponse, walletResponse } from '#api/contract/wallet.ts';
import { naira } from '#domain/money.ts';
import { nubanCheckDigit } from '#domain/payments/nuban.ts';
import { buildApp } from '#server/app.ts';
import { openAccounts } from '#server/money/wallet/account-sweep.ts';
import { ensureWalletOf } from '#server/money/wallet/open.ts';
import { bankAccounts, wallets } from '#server/platform/db/schema/bank.ts';
import type { BankCustomer } from '#server/platform/ports/bank.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import { buildRegistration, signUp, signUpVerified, TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  createBuyer,
  deposit,
  pay,
  postWebhook,
  readMoneyRows,
  waitUntilApplied,
  walletOf,
  withoutWallet,
} from './kit.ts';

const DAY_MS = 86_400_000;

describeOnEachDatabase('the wallet', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open({ PRODUCT_NAME: 'Ajo' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server, { first_name: 'Zainab', last_name: 'Okafor-Ẹ̀bùn' });
  });

  const get = (url: string, headers: Record<string, string> = buyer.headers) =>
    server.app.inject({ url, headers });
  const transactions = async (query = '') => {
    const response = await get(`/api/wallet/transactions${query}`);
    return transactionsResponse.parse(response.json()).body;
  };

  test('is an account at the bank in the name of the product and the buyer', async () => {
    const { account_number, ...wallet } = await walletOf(server.app, buyer);
    const account = { bank_name: 'Sandbox Bank', account_name: 'AJO / ZAINAB OKAFOR-Ẹ̀BÙN' };
    expect(wallet).toEqual({
      ...account,
      account_status: 'ready',
      accounts: [{ ...account, account_number, is_delayed: false }],
      balance: 0,
      pays_due: false,
    });
    expect(account_number).toMatch(/^\d{10}$/);
    expect(Number(account_number.at(-1))).toBe(nubanCheckDigit('999', account_number.slice(0, 9)));
  });

  test('is opened once for each buyer, with a unique account number', async () => {
    const before = await readMoneyRows(server);
    for (let times = 0; times < 2; times += 1) await ensureWalletOf(server.dependencies, buyer.user.id);
    expect(await readMoneyRows(server)).toEqual(before);
    const other = await createBuyer(server);
    expect((await walletOf(server.app, other)).account_number).not.toBe(
      (await walletOf(server.app, buyer)).account_number,
    );
  });

  test('takes another number when the bank gives one that is taken', async () => {
    const taken = await walletOf(server.app, buyer);
    const person = await signUp(server.app);
    const numbers = [taken.account_number, taken.account_number, '1234567890'];
    const { bank } = server.dependencies;
    const stubborn = {
      ...bank,
      openAccount: async (customer: BankCustomer) => {
        const opened = await bank.openAccount(customer);
        if (opened.outcome !== 'ok' || opened.value.status !== 'assigned') return opened;
        const account = { ...opened.value.account, accountNumber: numbers.shift() ?? '' };
        return { outcome: 'ok', value: { status: 'assigned', account } } as const;
      },
    };
    await ensureWalletOf({ ...server.dependencies, bank: stubborn }, person.user.id);
    const [opened] = await server.db
      .select({ accountNumber: bankAccounts.accountNumber })
      .from(bankAccounts)
      .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
      .where(eq(wallets.userId, person.user.id));
    expect(opened?.accountNumber).toBe('1234567890');
  });

  test('is opened by the first look where verification could not', async () => {
    await withoutWallet(server, buyer);
    expect(await walletOf(server.app, buyer)).toMatchObject({ bank_name: 'Sandbox Bank', balance: 0 });
  });

  test('is opened later when the bank is down; the phone is verified', async () => {
    const failure = { outcome: 'retryable', reason: 'unreachable', detail: 'it does not answer' } as const;
    const withoutBank = { ...server.dependencies.bank, openAccount: async () => failure };
    const app = await buildApp({ ...server.dependencies, bank: withoutBank });
    const person = await signUpVerified(app);
    expect(person.user.phone_verified).toBe(true);
    const look = await app.inject({ url: '/api/wallet/get', headers: person.headers });
    expect(walletResponse.parse(look.json()).body.wallet).toEqual({
      bank_name: null,
      account_number: null,
      account_name: null,
      account_status: 'preparing',
      accounts: [],
      balance: 0,
      pays_due: false,
    });
    await contribute(app, person, agreement(await createListing(server.db)));
    await app.close();

    server.clock.advance(60_000);
    await openAccounts(server.dependencies, (error) => expect.unreachable(String(error)));
    const { account_number } = await walletOf(server.app, person);
    const [message] = await messagesTo(server.db, person.user.phone).then((sent) => sent.slice(-1));
    expect(message?.text).toBe(
      `Your Ajo account number is ready: ${account_number}, Sandbox Bank. What you transfer to it goes into your wallet.`,
    );
  });

  test('has totals from which the balance follows', async () => {
    await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(400_000));
    expect((await transactions()).totals).toEqual({
      received: naira(400_000),
      returned: 0,
      contributed: naira(312_500),
      withdrawn: 0,
    });
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(87_500));
  });

  test('lists deposits and payments, newest first, page by page', async () => {
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const listing = await createListing(server.db);
    const { id } = await contribute(server.app, buyer, agreement(listing));
    const start = server.clock.now().getTime();
    for (const [days, amountKobo] of [
      [2, naira(2_000)],
      [1, naira(1_000)],
      [3, naira(3_000)],
    ] as const) {
      await postWebhook(server, { accountNumber, amountKobo, occurredAt: new Date(start - days * DAY_MS) });
      await waitUntilApplied(server);
    }
    const payment = await pay(server.app, buyer, id, naira(1_500));
    const all = await transactions();
    expect(all).toMatchObject({ total: 4, total_pages: 1 });
    expect(all.transactions.map(({ amount, direction }) => [direction, amount])).toEqual([
      ['debit', naira(1_500)],
      ['credit', naira(1_000)],
      ['credit', naira(2_000)],
      ['credit', naira(3_000)],
    ]);
    expect(all.transactions[0]).toMatchObject({
      title: 'Contribution',
      reference: payment.reference,
      property: { id: listing.propertyId, title: 'Ile Ayo Court', unit: 'Block 1, Ground floor, U1' },
    });
    expect(all.transactions[1]).toMatchObject({ title: 'Bank transfer', property: null });

    const second = await transactions('?limit=3&page=2');
    expect(second).toMatchObject({ total: 4, total_pages: 2 });
    expect(second.transactions).toEqual(all.transactions.slice(3));
    expect((await transactions('?page=9')).transactions).toEqual([]);
  });

  test('lists the last 1, 3 or 6 months by when the money moved', async () => {
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const now = server.clock.now().getTime();
    for (const days of [0, 45, 120, 400]) {
      await postWebhook(server, {
        accountNumber,
        amountKobo: days + 1,
        occurredAt: new Date(now - days * DAY_MS),
      });
    }
    await waitUntilApplied(server);
    expect((await transactions('?months=1')).total).toBe(1);
    expect((await transactions('?months=3')).total).toBe(2);
    expect((await transactions('?months=6')).total).toBe(3);
    expect((await transactions()).total).toBe(4);
  });

  test('is hidden from other buyers', async () => {
    const other = await createBuyer(server);
    await deposit(server, other, naira(5));
    expect((await transactions()).total).toBe(0);
  });

  test.each([
    ['without a token', '/api/wallet/get', () => ({}), 401, 'not_signed_in'],
    [
      'with a token of nobody',
      '/api/wallet/get',
      () => ({ authorization: `Bearer ${'x'.repeat(43)}` }),
      401,
      'session_expired',
    ],
    [
      "for another's user_id",
      `/api/wallet/get?user_id=${randomUUID()}`,
      () => buyer.headers,
      403,
      'not_yours',
    ],
    [
      "for another's User_id header",
      '/api/wallet/get',
      () => ({ ...buyer.headers, user_id: randomUUID() }),
      403,
      'not_yours',
    ],
    [
      "transactions for another's user_id",
      `/api/wallet/transactions?user_id=${randomUUID()}`,
      () => buyer.headers,
      403,
      'not_yours',
    ],
    ['transactions without a token', '/api/wallet/transactions', () => ({}), 401, 'not_signed_in'],
    [
      'transactions of 2 months',
      '/api/wallet/transactions?months=2',
      () => buyer.headers,
      422,
      'invalid_fields',
    ],
    [
      'transactions of words',
      '/api/wallet/transactions?months=all',
      () => buyer.headers,
      422,
      'invalid_fields',
    ],
    ['a page of 101', '/api/wallet/transactions?limit=101', () => buyer.headers, 422, 'invalid_fields'],
    ['a page of none', '/api/wallet/transactions?limit=0', () => buyer.headers, 422, 'invalid_fields'],
    ['page 0', '/api/wallet/transactions?page=0', () => buyer.headers, 422, 'invalid_fields'],
  ])('rejects %s', async (_, url, headers, status, code) => {
    const response = await get(url, headers());
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('stays visible to an owner with a new, unverified phone', async () => {
    const owner = await signUpVerified(server.app);
    const { phone } = buildRegistration();
    const changed = await server.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: owner.headers,
      payload: { phone, current_password: TEST_PASSWORD },
    });
    expect(changed.json().body.user).toMatchObject({ phone_verified: true, pending_phone: phone });
    for (const url of ['/api/wallet/get', '/api/wallet/transactions']) {
      expect((await get(url, owner.headers)).statusCode).toBe(200);
    }
  });

  test('rejects a text for months with the rule', async () => {
    for (const months of ['abc', '2', '0x1', '1e0']) {
      const response = await get(`/api/wallet/transactions?months=${months}`, buyer.headers);
      expect(response.json().fields).toEqual({ months: 'Choose 1, 3 or 6 months.' });
    }
    expect((await get('/api/wallet/transactions?months=', buyer.headers)).statusCode).toBe(200);
  });

  test('is for verified phones only, and none is opened before', async () => {
    const stranger = await signUp(server.app);
    for (const url of ['/api/wallet/get', '/api/wallet/transactions']) {
      const response = await get(url, stranger.headers);
      expect([response.statusCode, response.json().code]).toEqual([403, 'phone_not_verified']);
    }
    expect(await server.db.select().from(wallets).where(eq(wallets.userId, stranger.user.id))).toEqual([]);
  });
});
