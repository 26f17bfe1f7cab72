import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withdrawalOptionsResponse } from '#api/contract/withdrawals.ts';
import { addDays, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { getUser } from '#server/identity/users/store.ts';
import { remainingTodayKobo } from '#server/money/withdrawals/day-limit.ts';
import { requestWithdrawal } from '#server/money/withdrawals/request.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import { bankHealth } from '#server/platform/db/schema/bank.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { limitPerDay } from '#server/platform/http/day-limits.ts';
import { BankCallError } from '#server/platform/ports/bank.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit, walletOf } from './kit.ts';
import { ownAccount, postAccount, postWithdrawal, withdrawMoney, withPassword } from './withdrawing.ts';

const HOUR_MS = 3_600_000;

describeOnDatabase('a withdrawal', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountId: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(
      server,
      await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' }),
    );
    accountId = await ownAccount(server.app, buyer);
    await deposit(server, buyer, naira(5_000));
  });

  test('is refused beyond 50 a day, as each costs the bank’s fee, and takes no money', async () => {
    const { user } = buyer;
    for (let nth = 0; nth < 49; nth += 1)
      await limitPerDay(server.db, { userId: user.id, kind: 'withdrawal', at: server.clock.now() });
    const withdrawing = () =>
      postWithdrawal(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    expect((await withdrawing()).statusCode).toBe(201);
    const rejected = await withdrawing();
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(4_000));
  });

  test('is rejected if the password has changed since it was checked', async () => {
    const { db, dependencies } = server;
    const user = await getUser(db, buyer.user.id);
    await db.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, user.id));
    const withdrawing = db.transaction((transaction) =>
      requestWithdrawal(dependencies, transaction, {
        user,
        accountId,
        amountKobo: naira(1_000),
        isHolderConfirmed: false,
      }),
    );
    await expect(withdrawing).rejects.toMatchObject({ code: 'current_password_wrong' });
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(5_000));
  });

  test('uses the limit of its day in Nigeria, up to that midnight', async () => {
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    const nextDay = lagosMidnight(addDays(lagosDate(server.clock.now()), 1));
    const leftAt = (at: Date) =>
      remainingTodayKobo(server.db, { userId: buyer.user.id, dayLimitKobo: naira(5_000), at });
    expect(await leftAt(new Date(nextDay.getTime() - 1))).toBe(naira(4_000));
    expect(await leftAt(nextDay)).toBe(naira(5_000));
  });

  test('that the bank does not send is seen to grow old in the metrics', async () => {
    const oldestAge = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      return Number(/^withdrawals_oldest_open_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    };
    expect(await oldestAge()).toBe(0);
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    server.clock.advance(HOUR_MS);
    expect(await oldestAge()).toBe(3_600);
  });

  test('whose look-up the bank rejects is asked for again, and the bank counts as answering', async () => {
    const { bank } = server.dependencies;
    const sending = vi
      .spyOn(bank, 'sendPayout')
      .mockResolvedValue({ outcome: 'unknown', reason: 'timeout', detail: 'no answer' });
    const lookingUp = vi
      .spyOn(bank, 'findPayout')
      .mockResolvedValue({ outcome: 'refused', reason: 'wrong_key', detail: 'not allowed' });
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    const attempt = async () => {
      server.clock.advance(HOUR_MS);
      await expect(processWithdrawal(server.dependencies, id)).rejects.toThrow(BankCallError);
      const [health] = await server.db.select().from(bankHealth).where(eq(bankHealth.provider, bank.name));
      return health?.failures;
    };
    expect(await attempt()).toBe(1);
    for (let tries = 0; tries < 4; tries += 1) expect(await attempt()).toBe(0);
    const [open] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
    expect(open?.status).toBe('requested');
    sending.mockRestore();
    lookingUp.mockRestore();
  });

  test('does not go back into the wallet that it leaves', async () => {
    const { account_number } = await walletOf(server.app, buyer);
    const response = await postAccount(server.app, buyer, { bank_code: '058', account_number });
    expect(response.json()).toMatchObject({
      code: 'invalid_fields',
      fields: { account_number: 'This is the number of your own wallet. Use one of your bank accounts.' },
    });
  });

  const rename = (name: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/users/me', headers: buyer.headers, payload: name });
  const notices = async () =>
    (await messagesTo(server.db, buyer.user.phone)).filter(({ text }) => text.includes('The name on your'));

  test('goes to nobody who has two of three names, once a middle name has moved', async () => {
    await rename({ last_name: 'Bola Adeyemi' });
    const nameChangedAt = new Date(server.clock.now().getTime() - 48 * HOUR_MS);
    await server.db.update(users).set({ nameChangedAt }).where(eq(users.id, buyer.user.id));
    const holder = vi
      .spyOn(server.dependencies.bank, 'resolveAccountName')
      .mockResolvedValue({ outcome: 'ok', value: 'BOLA ADEYEMI' });
    const account = { bank_code: '044', account_number: '0123456785' };
    expect((await postAccount(server.app, buyer, account)).json().code).toBe('account_of_another');
    server.clock.advance(1_000);
    await rename({ first_name: 'Tolu Bola', last_name: 'Adeyemi' });
    expect(await notices()).toHaveLength(2);
    const asked = {
      account_id: await ownAccount(server.app, buyer, account),
      amount: naira(1_000),
      is_holder_confirmed: true,
    };
    const early = await postWithdrawal(server.app, buyer, asked);
    expect([early.statusCode, early.json().code]).toEqual([409, 'name_changed_recently']);
    holder.mockRestore();
  });

  test('goes to a used account that is only similar to a new name, once the page has had that confirmed', async () => {
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    const matches = async () => {
      const url = '/api/wallet/withdrawal-options';
      const response = await server.app.inject({ url, headers: buyer.headers });
      const { accounts } = withdrawalOptionsResponse.parse(response.json()).body;
      return accounts.map(({ holder_match }) => holder_match);
    };
    expect(await matches()).toEqual(['same']);
    await rename({ first_name: 'Tolu Grace' });
    expect(await matches()).toEqual(['similar']);
    const asked = { account_id: accountId, amount: naira(1_000) };
    expect((await postWithdrawal(server.app, buyer, asked)).json().code).toBe('holder_unconfirmed');
    const confirmed = { ...asked, is_holder_confirmed: true };
    expect((await postWithdrawal(server.app, buyer, confirmed)).statusCode).toBe(201);
    await rename({ first_name: 'Chidi', last_name: 'Eze' });
    expect((await postWithdrawal(server.app, buyer, confirmed)).json().code).toBe('account_of_another');
    expect(await matches()).toEqual([]);
  });

  test('goes to no new account in a new name, for two days, and its owner is told', async () => {
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    // Only the spelling changes.
    await rename({ first_name: 'TOLU' });
    expect(await notices()).toEqual([]);
    await rename({ first_name: 'Tolu Middle' });
    expect((await notices()).map(({ text }) => text)).toEqual([
      expect.stringContaining(
        'For 48 hours, withdrawals go only to bank accounts that you have used before, and no allocation letter is issued.',
      ),
    ]);
    await rename({ first_name: 'Tolu' });
    const another = {
      account_id: await ownAccount(server.app, buyer, { bank_code: '044', account_number: '0123456785' }),
      amount: naira(1_000),
    };
    const early = await postWithdrawal(server.app, buyer, another);
    expect([early.statusCode, early.json().code]).toEqual([409, 'name_changed_recently']);
    expect(early.json().message).toContain('You can withdraw to this one in 48 hours.');
    await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(1_000) });
    // A session does not last this long.
    const nameChangedAt = new Date(server.clock.now().getTime() - 48 * HOUR_MS);
    await server.db.update(users).set({ nameChangedAt }).where(eq(users.id, buyer.user.id));
    expect((await postWithdrawal(server.app, buyer, another)).statusCode).toBe(201);
  });
});
