import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandboxWithdrawalsResponse } from '#api/contract/sandbox.ts';
import { transactionsResponse } from '#api/contract/wallet.ts';
import { withdrawalOptionsResponse, withdrawalsResponse } from '#api/contract/withdrawals.ts';
import { kobo, naira } from '#domain/money.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { balance, PAYOUT_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { idempotencyKeys, sessions, users } from '#server/platform/db/schema/users.ts';
import { payoutAccounts, withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { WAIT } from '../../kit/wait.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  createBuyer,
  deposit,
  expectLedgerConsistent,
  readMoneyRows,
  waitUntilApplied,
  walletOf,
} from './kit.ts';
import {
  ownAccount,
  postAccount,
  postWithdrawal,
  withdrawalOf,
  withdrawMoney,
  withPassword,
} from './withdrawing.ts';

const DAY_MS = 24 * 3_600_000;
const rejected = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('a withdrawal', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountId: string;
  beforeAll(async () => {
    server = await open({ WITHDRAWAL_DAY_LIMIT_NAIRA: '1000000' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(
      server,
      await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' }),
    );
    accountId = await ownAccount(server.app, buyer);
  });

  const balanceOf = async () => (await walletOf(server.app, buyer)).balance;
  const processDue = () => processDueWithdrawals(server.dependencies, rejected);
  /** Sets the outcome at the simulated bank, and waits until the withdrawal has the status. */
  const say = async (id: string, outcome: string, status: WithdrawalStatus) => {
    const url = `/api/sandbox/withdrawals/${id}`;
    await server.app.inject({ method: 'POST', url, payload: { outcome } });
    await waitUntilApplied(server);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe(status), WAIT);
  };
  const statusOf = async (id: string) =>
    (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.status;
  const transactions = async () => {
    const url = `/api/wallet/transactions?limit=10&page=1`;
    const response = await server.app.inject({ url, headers: buyer.headers });
    return transactionsResponse.parse(response.json()).body.transactions;
  };
  const texts = async () => {
    const sent = await messagesTo(server.db, buyer.user.phone);
    return sent.map(({ text }) => text).filter((text) => /withdraw|leaving|sent to/i.test(text));
  };

  test('leaves the wallet at once, is sent by the bank, and each is told once', async () => {
    await deposit(server, buyer, naira(50_000));
    const { id, ...made } = await withdrawMoney(server.app, buyer, {
      account_id: accountId,
      amount: naira(20_000),
    });
    expect(made).toMatchObject({
      status: 'requested',
      amount: naira(20_000),
      bank_name: 'Guaranty Trust Bank',
      account_last4: '6785',
      account_name: 'ADEYEMI TOLU',
      reference: expect.stringMatching(/^WDR-[0-9A-Z]{10}$/),
    });
    expect(await balanceOf()).toBe(naira(30_000));
    expect(await transactions()).toMatchObject([
      {
        title: 'Withdrawal',
        direction: 'debit',
        status: 'pending',
        amount: naira(20_000),
        withdrawal: { id, status: 'requested', bank_name: 'Guaranty Trust Bank', account_last4: '6785' },
      },
      { title: 'Bank transfer' },
    ]);
    await expectLedgerConsistent(server);

    await processDue();
    expect((await withdrawalOf(server.app, buyer, id)).status).toBe('requested');
    await say(id, 'successful', 'sent');
    await say(id, 'successful', 'sent');
    expect(await withdrawalOf(server.app, buyer, id)).toMatchObject({
      status: 'sent',
      sent_at: expect.any(String),
      returned_at: null,
    });
    expect((await transactions()).map(({ title, status }) => [title, status])).toEqual([
      ['Withdrawal', 'successful'],
      ['Bank transfer', 'successful'],
    ]);
    expect(await balanceOf()).toBe(naira(30_000));
    expect(await texts()).toEqual([
      expect.stringContaining(
        '₦20,000 is leaving your Kolo wallet for your Guaranty Trust Bank account ending in 6785',
      ),
      expect.stringContaining('was sent to your Guaranty Trust Bank account ending in 6785'),
    ]);
    await expectLedgerConsistent(server);
  });

  test('is sent at a report of the bank, and no other due one with it', async () => {
    await deposit(server, buyer, naira(50_000));
    const withdrawal = { account_id: accountId, amount: naira(20_000) };
    const { id } = await withdrawMoney(server.app, buyer, withdrawal);
    const other = await withdrawMoney(server.app, buyer, withdrawal);
    const row = (of: string) => server.db.select().from(withdrawals).where(eq(withdrawals.id, of));
    await say(id, 'successful', 'sent');
    expect(await row(other.id)).toMatchObject([{ status: 'requested', tries: 0 }]);
  });

  test.each(['failed', 'reversed'])('comes back to the wallet when it %s', async (outcome) => {
    await deposit(server, buyer, naira(50_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(50_000) });
    expect(await balanceOf()).toBe(0);
    await processDue();
    await say(id, outcome, 'returned');
    await say(id, outcome, 'returned');
    expect(await withdrawalOf(server.app, buyer, id)).toMatchObject({
      status: 'returned',
      return_reason: outcome === 'failed' ? 'not_sent' : 'given_back',
    });
    expect(await balanceOf()).toBe(naira(50_000));
    expect((await transactions()).map(({ title, status, direction }) => [title, status, direction])).toEqual([
      ['Withdrawal returned', 'successful', 'credit'],
      ['Withdrawal', 'failed', 'debit'],
      ['Bank transfer', 'successful', 'credit'],
    ]);
    expect(await texts()).toHaveLength(2);
    await expectLedgerConsistent(server);
  });

  test('comes back after it was sent, days later, and stays back', async () => {
    await deposit(server, buyer, naira(50_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(50_000) });
    await processDue();
    await say(id, 'successful', 'sent');
    server.clock.advance(3 * DAY_MS);
    const expiresAt = new Date(server.clock.now().getTime() + DAY_MS);
    await server.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, buyer.user.id));
    await say(id, 'reversed', 'returned');
    expect(await withdrawalOf(server.app, buyer, id)).toMatchObject({
      status: 'returned',
      return_reason: 'given_back',
    });
    expect(await texts()).toHaveLength(3);
    await say(id, 'successful', 'returned');
    const attention = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'payout'));
    expect(attention.map(({ note }) => note)).toEqual([
      expect.stringMatching(/^WDR-.* was sent, and is returned here$/),
    ]);
    await expectLedgerConsistent(server);
  });

  test('is made once for each key, whatever is repeated', async () => {
    await deposit(server, buyer, naira(5_000));
    const payload = { account_id: accountId, amount: naira(5_000), key: 'the-same' };
    const responses = [
      await postWithdrawal(server.app, buyer, payload),
      await postWithdrawal(server.app, buyer, payload),
    ];
    const ids = responses.map((response) => response.json().body.withdrawal.id);
    expect(new Set(ids).size).toBe(1);
    const other = await postWithdrawal(server.app, buyer, { ...payload, amount: naira(4_000) });
    expect(other.json().code).toBe('idempotency_key_reused');
    expect(await balanceOf()).toBe(0);
  });

  test('stores nothing from which the password could be guessed', async () => {
    await deposit(server, buyer, naira(5_000));
    const key = randomUUID();
    await postWithdrawal(server.app, buyer, { account_id: accountId, amount: naira(1_000), key });
    const [first] = await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    const newPassword = 'another long enough secret';
    await server.db
      .update(users)
      .set({ passwordHash: await hashPassword(newPassword) })
      .where(eq(users.id, buyer.user.id));
    const again = { account_id: accountId, amount: naira(1_000), key, current_password: newPassword };
    expect((await postWithdrawal(server.app, buyer, again)).statusCode).toBe(201);
    expect(first?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  });

  describe('is rejected, and nothing moves,', () => {
    const attempt = async (payload: object, key?: string) => {
      await waitUntilApplied(server);
      const before = await readMoneyRows(server);
      const wanted = { account_id: accountId, amount: naira(1_000), ...(key && { key }), ...payload };
      const response = await postWithdrawal(server.app, buyer, wanted);
      expect(await readMoneyRows(server)).toEqual(before);
      return response;
    };

    test.each<[string, object, number, string]>([
      ['of more than the balance', { amount: naira(5_001) }, 422, 'balance_too_low'],
      ['of less than the least', { amount: naira(99) }, 422, 'withdrawal_below_minimum'],
      ['of nothing', { amount: 0 }, 422, 'invalid_fields'],
      ['of part of a kobo', { amount: 1.5 }, 422, 'invalid_fields'],
      ['without a password', { current_password: '' }, 422, 'invalid_fields'],
      ['with a wrong password', { current_password: 'not the secret' }, 422, 'current_password_wrong'],
      ['to no account', { account_id: randomUUID() }, 404, 'not_found'],
    ])('%s', async (_, payload, status, code) => {
      await deposit(server, buyer, naira(5_000));
      const response = await attempt(payload);
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });

    test("to another buyer's account", async () => {
      await deposit(server, buyer, naira(5_000));
      const other = await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' });
      const response = await attempt({ account_id: await ownAccount(server.app, other) });
      expect(response.json().code).toBe('not_found');
    });

    test('to an account that was saved with a former bank, which the buyer is asked to add again', async () => {
      await deposit(server, buyer, naira(5_000));
      const saved = await server.db.select().from(payoutAccounts).where(eq(payoutAccounts.id, accountId));
      const asFormer = saved.map((row) => ({ ...row, id: undefined, provider: 'monnify' as const }));
      const [former] = await server.db.insert(payoutAccounts).values(asFormer).returning();
      const response = await attempt({ account_id: former?.id });
      expect([response.statusCode, response.json().code]).toEqual([422, 'account_not_found']);
      expect(response.json().message).toMatch(/^We pay through another bank now, .* add the account again\./);
    });

    test('to an account that carries the old name of a buyer who has changed it', async () => {
      await deposit(server, buyer, naira(5_000));
      await server.db
        .update(users)
        .set({ firstName: 'Chidi', lastName: 'Eze' })
        .where(eq(users.id, buyer.user.id));
      const response = await attempt({});
      expect(response.json().code).toBe('account_of_another');
    });

    test('to an account in a similar name, until the buyer confirms it', async () => {
      await deposit(server, buyer, naira(5_000));
      const account = { bank_code: '058', account_number: '2220000011' };
      const similar = await postAccount(server.app, buyer, account);
      expect(similar.json().body.account).toMatchObject({
        holder_match: 'similar',
        account_name: 'ADEYEMI T',
      });
      const { id } = similar.json().body.account;
      expect((await attempt({ account_id: id })).json().code).toBe('holder_unconfirmed');
      const confirmed = { account_id: id, amount: naira(1_000), is_holder_confirmed: true };
      expect((await postWithdrawal(server.app, buyer, confirmed)).statusCode).toBe(201);
    });

    test('beyond the limit of a day, which what came back does not use', async () => {
      await deposit(server, buyer, naira(3_000_000));
      const { id } = await withdrawMoney(server.app, buyer, {
        account_id: accountId,
        amount: naira(900_000),
      });
      const response = await attempt({ amount: naira(100_001) });
      expect(response.json()).toMatchObject({
        code: 'withdrawal_day_limit',
        message: 'You can withdraw ₦1,000,000 a day, and ₦100,000 of that is left today.',
      });
      await processDue();
      await say(id, 'failed', 'returned');
      const amount = naira(1_000_000);
      await withdrawMoney(server.app, buyer, { account_id: accountId, amount });
      expect((await attempt({})).json().code).toBe('withdrawal_day_limit');
    });
  });

  test('takes the last kobo, even where that is less than the least amount', async () => {
    await deposit(server, buyer, 5_050);
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: kobo(5_050) });
    expect(await balanceOf()).toBe(0);
  });

  test.each<[string, object, number, string]>([
    ['a number that no account has', { account_number: '0000000011' }, 422, 'account_not_found'],
    ["somebody else's", { account_number: '1110000011' }, 422, 'account_of_another'],
    ['a bank that is not listed', { bank_code: 'nowhere' }, 422, 'invalid_fields'],
    ['a number of 9 digits', { account_number: '123456789' }, 422, 'invalid_fields'],
  ])('goes to no account that is %s', async (_, account, status, code) => {
    const before = await server.db.$count(payoutAccounts);
    const response = await postAccount(server.app, buyer, {
      bank_code: '058',
      account_number: '0123456785',
      ...account,
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.body).not.toContain('CHIDI');
    expect(await server.db.$count(payoutAccounts)).toBe(before);
  });

  test("asks for no more than twenty holders an hour, so that nobody collects others' names", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const number = `111${String(count).padStart(7, '0')}`;
      const account = { bank_code: '058', account_number: number };
      statuses.push((await postAccount(server.app, buyer, account)).statusCode);
    }
    // The first was the buyer's own.
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(429);
  });

  test('offers an account again, masked, once it was used', async () => {
    const options = async () => {
      const url = '/api/wallet/withdrawal-options';
      const response = await server.app.inject({ url, headers: buyer.headers });
      expect(response.body).not.toContain('0123456785');
      return withdrawalOptionsResponse.parse(response.json()).body;
    };
    expect((await options()).accounts).toEqual([]);
    await deposit(server, buyer, naira(5_000));
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(5_000) });
    expect(await options()).toMatchObject({
      accounts: [{ id: accountId, bank_name: 'Guaranty Trust Bank', account_last4: '6785' }],
      day_limit: naira(1_000_000),
      left_today: naira(995_000),
    });
  });

  test('is listed for its buyer alone, and on the sandbox page', async () => {
    await deposit(server, buyer, naira(5_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(5_000) });
    const url = '/api/wallet/withdrawals?limit=10&page=1';
    const own = await server.app.inject({ url, headers: buyer.headers });
    expect(withdrawalsResponse.parse(own.json()).body).toMatchObject({ withdrawals: [{ id }], total: 1 });
    const other = await createBuyer(server);
    const theirs = await server.app.inject({ url, headers: other.headers });
    expect(withdrawalsResponse.parse(theirs.json()).body.total).toBe(0);
    const stolen = await server.app.inject({ url: `/api/wallet/withdrawals/${id}`, headers: other.headers });
    expect(stolen.statusCode).toBe(404);
    const sandbox = await server.app.inject({ url: '/api/sandbox/withdrawals' });
    const listed = sandboxWithdrawalsResponse.parse(sandbox.json()).body.withdrawals;
    expect(listed.map((each) => each.id)).toContain(id);
  });

  test('keeps its terms, whoever writes to the database', async () => {
    await deposit(server, buyer, naira(5_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(5_000) });
    const change = (changes: Partial<typeof withdrawals.$inferInsert>) =>
      server.db.update(withdrawals).set(changes).where(eq(withdrawals.id, id));
    await expect(change({ amountKobo: kobo(1) })).rejects.toThrow();
    await expect(change({ status: 'sent' })).rejects.toThrow();
    await expect(change({ nextTryAt: null })).rejects.toThrow();
    await expect(server.db.delete(withdrawals).where(eq(withdrawals.id, id))).rejects.toThrow();
    await expect(
      server.db
        .update(payoutAccounts)
        .set({ accountNumber: '0000000000' })
        .where(eq(payoutAccounts.id, accountId)),
    ).rejects.toThrow();
  });

  test('is found by the check of the ledger where its status is not what its money did', async () => {
    await deposit(server, buyer, naira(5_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(5_000) });
    const returnedAt = server.clock.now();
    const changes = { status: 'returned', returnReason: 'not_sent', returnedAt, nextTryAt: null } as const;
    const found = server.db.transaction(async (transaction) => {
      await transaction.update(withdrawals).set(changes).where(eq(withdrawals.id, id));
      const subjects = (await verifyLedger(transaction)).map(({ subject }) => subject);
      expect(subjects).toEqual(expect.arrayContaining(['payout', `withdrawal ${id}`]));
      expect(await balance(transaction, PAYOUT_ACCOUNT_ID)).toBeGreaterThan(0);
      throw new Error('test: rolled back');
    });
    await expect(found).rejects.toThrow('test: rolled back');
  });

  test('is not made by a person whose phone is not verified', async () => {
    await server.db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, buyer.user.id));
    const response = await postWithdrawal(server.app, buyer, { account_id: accountId, amount: naira(1) });
    expect(response.json().code).toBe('phone_not_verified');
  });
});
