import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  messagesResponse,
  type SimulatedPayouts,
  type SimulatedReports,
  sandboxTimeResponse,
  sandboxTransferResponse,
  sandboxWithdrawalsResponse,
  type TransferScenario,
} from '#api/contract/sandbox.ts';
import { type Kobo, naira } from '#domain/money.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { WAIT } from '../../../kit/wait.ts';
import { signUp, type TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { newSession, walletOf } from '../kit.ts';
import { ownAccount, postAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const AMOUNT = naira(100);

describeOnPostgres('the sandbox with the provider simulator', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await openLive((environment = {}) => {
      const origin = new URL(environment.PAYSTACK_BASE_URL ?? '').origin;
      return open({
        ...environment,
        RAILS_URL: origin,
        SMS_PROVIDER: 'termii',
        TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
        TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
        TERMII_BASE_URL: `${origin}/termii`,
        TERMII_SENDER: 'Kolo',
      });
    }, 'paystack');
    await server.startWorkers();
    buyer = await server.buyer();
  });
  afterAll(() => server.close());

  const owned = async () => (await walletOf(server.app, buyer)).balance;
  async function send(scenario: TransferScenario): Promise<Kobo | undefined> {
    const { account_number } = await walletOf(server.app, buyer);
    const payload = { account_number, amount: AMOUNT, scenario };
    const response = await server.app.inject({ method: 'POST', url: '/api/sandbox/transfers', payload });
    await server.pass(1_000);
    await waitUntilSettled(server);
    return sandboxTransferResponse.parse(response.json()).body.amount;
  }

  test.each<[TransferScenario, number]>([
    ['on_time', 100],
    ['repeated', 100],
    ['twice', 200],
    ['short', 50],
    ['over', 150],
  ])('plays a transfer that is %s', async (scenario, nairaMore) => {
    const before = await owned();
    await send(scenario);
    expect(await owned()).toBe(before + naira(nairaMore));
  });

  test('says how much was sent where that is another amount', async () => {
    expect(await send('short')).toBe(AMOUNT / 2);
  });

  test('plays one that is reported late', async () => {
    const before = await owned();
    await send('late');
    expect(await owned()).toBe(before);
    await server.pass(MINUTE_MS);
    await waitUntilSettled(server);
    expect(await owned()).toBe(before + AMOUNT);
  });

  test('plays one that is never reported, which a check finds', async () => {
    const before = await owned();
    await send('lost');
    expect(await owned()).toBe(before);
    const { headers } = buyer;
    await server.app.inject({ method: 'POST', url: '/api/wallet/check-transfers', headers });
    await vi.waitFor(async () => expect(await owned()).toBe(before + AMOUNT), WAIT);
  });

  test('plays one to a number of nobody', async () => {
    const before = [await owned(), await balance(server.db, SUSPENSE_ACCOUNT_ID)];
    await send('wrong_account');
    expect([await owned(), await balance(server.db, SUSPENSE_ACCOUNT_ID)]).toEqual([
      before[0],
      (before[1] ?? 0) + AMOUNT,
    ]);
  });

  test('plays one that the bank cannot confirm while it is down', async () => {
    const before = await owned();
    await send('outage');
    expect(await owned()).toBe(before);
    await server.pass(5 * MINUTE_MS);
    await sweepEvents(server.dependencies, (error) => expect.unreachable(String(error)));
    await vi.waitFor(async () => expect(await owned()).toBe(before + AMOUNT), WAIT);
  });

  const put = (path: string, payload: object, method: 'PUT' | 'POST' = 'PUT') =>
    server.app.inject({ method, url: `/api/sandbox/${path}`, payload });
  const BANK = { payouts: 'arrive', return_days: 2, reports: 'on_time', fault: 'none' } as const;

  test.each<[SimulatedPayouts, SimulatedReports, readonly WithdrawalStatus[]]>([
    ['arrive', 'repeated', ['sent', 'sent']],
    ['slow', 'on_time', ['requested', 'sent']],
    ['fail', 'late', ['returned', 'returned']],
    ['return', 'on_time', ['sent', 'returned']],
  ])('plays withdrawals that %s, with reports %s', async (payouts, reports, [atFirst, atLast]) => {
    await withPassword(server, buyer);
    await put('holders', { account_number: '0123456785', name: `Obi ${buyer.user.first_name}` });
    expect((await put('bank', { ...BANK, payouts, reports })).statusCode).toBe(200);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await send('on_time');
    const account_id = await ownAccount(server.app, buyer);
    const { id } = await withdrawMoney(server.app, buyer, { account_id, amount: AMOUNT });
    const hasStatus = (status: WithdrawalStatus | undefined) =>
      vi.waitFor(async () => {
        // The workers may be calling the bank at this time.
        await server.pass(10_000);
        await processDueWithdrawals(server.dependencies, () => {});
        const url = '/api/sandbox/withdrawals';
        const { body } = sandboxWithdrawalsResponse.parse((await server.app.inject({ url })).json());
        expect(body.withdrawals.find((each) => each.id === id)).toMatchObject({ status });
      }, WAIT);
    await hasStatus(atFirst);
    server.clock.advance(2 * 24 * 60 * MINUTE_MS);
    const passed = await put('time', { hours: 49 }, 'POST');
    expect(sandboxTimeResponse.parse(passed.json()).body.bank_time).toBe(
      server.banks.simulator.clock.now.toISOString(),
    );
    await hasStatus(atLast);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  });

  test('plays a bank that has only errors to say, until it recovers', async () => {
    server.clock.advance(7 * 60 * MINUTE_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await put('bank', { ...BANK, fault: 'outage' });
    const resolve = () => postAccount(server.app, buyer, { bank_code: '058', account_number: '0123456785' });
    expect((await resolve()).json().code).toBe('bank_unreachable');
    await put('bank', BANK);
    expect((await resolve()).statusCode).toBe(200);
  });

  test('plays nothing that does not exist', async () => {
    const wrong = await Promise.all([
      put('bank', { ...BANK, payouts: 'vanish' }),
      put('bank', { ...BANK, return_days: 8 }),
      put('time', { hours: 241 }, 'POST'),
      put('holders', { account_number: '1', name: 'Obi Ada' }),
    ]);
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  });

  test('shows the SMS that the phones of the simulator received', async () => {
    const { user } = await signUp(server.app);
    await vi.waitFor(async () => {
      await server.pass(5_000);
      const query = { to: user.phone };
      const response = await server.app.inject({ url: '/api/sandbox/messages', query });
      const [message] = messagesResponse.parse(response.json()).body.messages;
      expect(message).toMatchObject({ channel: 'sms', text: expect.stringMatching(/\b\d{4}\b/) });
    }, WAIT);
  });

  test('says that it cannot be reached once the simulator has ended', async () => {
    await server.banks.simulator.app.close();
    const query = { to: '+2348031234567' };
    const response = await server.app.inject({ url: '/api/sandbox/messages', query });
    expect([response.statusCode, response.json().code]).toEqual([503, 'dependency_down']);
  });
});
