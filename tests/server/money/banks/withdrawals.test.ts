import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERRORS } from '#api/contract/errors.ts';
import { type Kobo, naira, ZERO_KOBO } from '#domain/money.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { readScenario, runScenario } from '#rails/scenario.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { addPayoutAccount } from '#server/money/withdrawals/accounts.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { WAIT } from '../../../kit/wait.ts';
import { messagesTo } from '../../kit/outbox.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, readMoneyRows, walletOf } from '../kit.ts';
import { ownAccount, postAccount, withdrawalOf, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import { PAYOUT_PATHS } from './simulated.ts';

const WRONG_KEYS = {
  PAYSTACK_SECRET_KEY: 'sk_test_wrong',
  MONNIFY_API_KEY: 'MK_TEST_WRONG',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-wrong',
} as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };

describe.each(LIVE_BANK_PROVIDERS)('withdrawals by %s', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let buyer: TestPerson;
    let accountId: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    const running = () => server.banks.simulator.banks[provider];
    beforeEach(async () => {
      server.banks.simulator.faults[provider].clear();
      running().book.outcomes.payout = 'success';
      buyer = await withPassword(server, await server.buyer());
      const { firstName, lastName } = names(buyer);
      server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${lastName} ${firstName}`);
      const { account_number } = await walletOf(server.app, buyer);
      await server.send(provider, { to: account_number, amountKobo: naira(50_000) });
      await waitUntilSettled(server);
      accountId = await ownAccount(server.app, buyer, ACCOUNT);
    });

    const names = ({ user }: TestPerson) => ({ firstName: user.first_name, lastName: user.last_name });
    const failures: string[] = [];
    const processDue = async () => {
      failures.length = 0;
      await processDueWithdrawals(server.dependencies, (error) => failures.push(String(error)));
    };
    const request = () =>
      withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(20_000) }).then(({ id }) => id);
    const statusOf = async (id: string) => (await withdrawalOf(server.app, buyer, id)).status;
    const balanceOf = async () => (await walletOf(server.app, buyer)).balance;
    const payoutsOf = (id: string) => running().book.payouts.filter(({ reference }) => reference === id);
    const hasStatus = (id: string, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), WAIT);

    test('is sent, and the webhook turns it', async () => {
      const id = await request();
      await processDue();
      expect(await statusOf(id)).toBe('requested');
      expect(payoutsOf(id)).toMatchObject([{ amountKobo: naira(20_000), destination: { bankCode: '058' } }]);
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
      expect(await balanceOf()).toBe(naira(30_000));
      await expectLedgerConsistent(server);
    });

    test('is sent once when the response was lost', async () => {
      server.banks.simulator.faults[provider].add('response_lost', {
        path: PAYOUT_PATHS[provider],
        times: 1,
      });
      const id = await request();
      await processDue();
      expect(failures).toHaveLength(1);
      expect(await statusOf(id)).toBe('requested');
      await server.pass(2 * MINUTE_MS);
      await processDue();
      await hasStatus(id, 'sent');
      expect(payoutsOf(id)).toHaveLength(1);
      await expectLedgerConsistent(server);
    });

    test('waits, however often it is tried, while the bank that may have sent it has only errors to say', async () => {
      const faults = server.banks.simulator.faults[provider];
      const id = await request();
      faults.add('response_lost', { path: PAYOUT_PATHS[provider], times: 1 });
      await processDue();
      faults.add('error_inside');
      for (let tries = 0; tries < 5; tries += 1) {
        await server.pass(20 * MINUTE_MS);
        await processDue();
      }
      expect([await statusOf(id), await balanceOf()]).toEqual(['requested', naira(30_000)]);
      faults.clear();
      // The longest wait, because the webhook may have caused one more attempt.
      await server.pass(60 * MINUTE_MS);
      await processDue();
      await hasStatus(id, 'sent');
      expect(payoutsOf(id)).toHaveLength(1);
      await expectLedgerConsistent(server);
    });

    test('waits while our key is wrong, with a line for the operator and a sentence for the buyer', async () => {
      const { bank } = openProviders(readSettings({ ...server.banks.environment(provider), ...WRONG_KEYS }));
      const wrong = { ...server.dependencies, bank };
      const id = await request();
      const lines: string[] = [];
      await processDueWithdrawals(wrong, (error) => lines.push(String(error)));
      expect(lines).toEqual([expect.stringMatching(new RegExp(`${provider} (GET|POST) /.*HTTP 401, `))]);
      for (const key of Object.values(WRONG_KEYS)) expect(lines.join()).not.toContain(key);
      const { bank_code: bankCode, account_number: accountNumber } = ACCOUNT;
      const adding = addPayoutAccount(wrong, {
        userId: buyer.user.id,
        account: { bankCode, accountNumber },
        listBanks: async () => [{ code: bankCode, name: 'Guaranty Trust Bank' }],
      });
      await expect(adding).rejects.toMatchObject({ code: 'bank_unreachable' });
      expect(ERRORS.bank_unreachable.message).toContain('No money has moved');
      expect([await statusOf(id), await balanceOf()]).toEqual(['requested', naira(30_000)]);
      await server.pass(2 * MINUTE_MS);
      await processDue();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
      expect(payoutsOf(id)).toHaveLength(1);
    });

    test('is not turned by a webhook that is forged, changed, cut, re-encoded or too large', async () => {
      const id = await request();
      await processDue();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
      await waitUntilSettled(server);
      running().webhooks.transmission = { delayMs: 0, copies: 1, isLost: true };
      const [payout] = payoutsOf(id);
      if (!payout) throw new Error('Nothing was sent');
      running().notify({ kind: 'payout', payout: { ...payout, status: 'failed' } });
      running().webhooks.transmission = PROMPT_DELIVERY;
      const { body, headers } = running().webhooks.all.at(-1)?.webhook ?? { body: '', headers: {} };
      const post = (payload: string | Buffer, sent: Readonly<Record<string, string>>) =>
        server.app.inject({
          method: 'POST',
          url: `/api/webhooks/${provider}`,
          payload,
          headers: { 'content-type': 'application/json', ...sent },
        });
      const before = await readMoneyRows(server);
      const wrong = Object.fromEntries(Object.keys(headers).map((name) => [name, 'f'.repeat(128)]));
      expect((await post(body, wrong)).statusCode).toBe(401);
      expect((await post(body, {})).statusCode).toBe(401);
      expect((await post(`${' '.repeat(1_100_000)}${body}`, headers)).statusCode).toBe(413);
      // The hash of Flutterwave's version 3 does not depend on the body.
      if (!('verif-hash' in headers))
        for (const changed of [`${body} `, body.slice(0, -1), Buffer.from(body, 'utf16le')])
          expect((await post(changed, headers)).statusCode).toBe(401);
      expect(await readMoneyRows(server)).toEqual(before);

      // Signed correctly and sent twice: the server queries the bank, which reports the transfer as sent.
      for (let times = 0; times < 2; times += 1) expect((await post(body, headers)).statusCode).toBe(200);
      await waitUntilSettled(server);
      await server.pass(MINUTE_MS);
      // The attempt that the webhook has caused may not have ended.
      await vi.waitFor(async () => {
        await processDue();
        const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
        expect(row?.failure).toBe(`${provider} reported it failed, and has it as sent`);
      }, WAIT);
      expect([await statusOf(id), await balanceOf()]).toEqual(['sent', naira(30_000)]);
      await expectLedgerConsistent(server);
    });

    test('comes back once when the bank fails to send it', async () => {
      running().book.outcomes.payout = 'failed';
      const id = await request();
      await processDue();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'returned');
      expect(await balanceOf()).toBe(naira(50_000));
      const sent = await messagesTo(server.db, buyer.user.phone);
      expect(sent.filter(({ text }) => text.includes('did not arrive'))).toHaveLength(1);
      await expectLedgerConsistent(server);
    });

    test('waits while the provider is down, which the buyer is told after an hour, and is sent afterwards', async () => {
      const id = await request();
      const delayedSince = async () => (await withdrawalOf(server.app, buyer, id)).delayed_since;
      const delays = async () =>
        (await messagesTo(server.db, buyer.user.phone)).filter(({ text }) => text.includes('on our side'));
      server.banks.simulator.faults[provider].add('outage');
      await processDue();
      expect([await statusOf(id), await balanceOf()]).toEqual(['requested', naira(30_000)]);
      expect([await delayedSince(), await delays()]).toEqual([null, []]);
      for (const waitMs of [50 * MINUTE_MS, 15 * MINUTE_MS, 15 * MINUTE_MS]) {
        await server.pass(waitMs);
        await processDue();
      }
      expect(await delayedSince()).not.toBeNull();
      expect(await delays()).toHaveLength(1);
      server.banks.simulator.faults[provider].clear();
      await server.pass(60 * MINUTE_MS);
      await processDue();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
      expect(await delayedSince()).toBeNull();
      expect(payoutsOf(id)).toHaveLength(1);
    });

    test('says to the buyer that the provider is down, and that no money has moved', async () => {
      server.banks.simulator.faults[provider].add('outage');
      const response = await postAccount(server.app, buyer, ACCOUNT);
      expect([response.statusCode, response.json().code]).toEqual([503, 'bank_unreachable']);
      expect(response.json().message).toContain('No money has moved');
    });

    test("goes to no account that is somebody else's, or nobody's", async () => {
      server.banks.simulator.directory.nameAccount('0555555555', 'CHIDI EZE');
      const codes = [];
      for (const account_number of ['0555555555', '0001234567'])
        codes.push((await postAccount(server.app, buyer, { ...ACCOUNT, account_number })).json().code);
      expect(codes).toEqual(['account_of_another', 'account_not_found']);
    });
  });
});

describeOnPostgres('a withdrawal by Paystack', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  /** A sent withdrawal of a buyer who had that much. */
  async function sent(): Promise<{ buyer: TestPerson; id: string }> {
    const buyer = await withPassword(server, await server.buyer());
    server.banks.simulator.directory.nameAccount(
      ACCOUNT.account_number,
      `${buyer.user.last_name} ${buyer.user.first_name}`,
    );
    const { account_number } = await walletOf(server.app, buyer);
    await server.send('paystack', { to: account_number, amountKobo: naira(20_000) });
    await waitUntilSettled(server);
    const account_id = await ownAccount(server.app, buyer, ACCOUNT);
    const { id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(20_000) });
    await processDueWithdrawals(server.dependencies, (error) => expect.unreachable(String(error)));
    return { buyer, id };
  }
  const statusOf = async (id: string) =>
    (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.status;

  test.each<[string, readonly WithdrawalStatus[], Kobo]>([
    ['withdrawal-comes-back', ['requested', 'sent', 'returned'], naira(20_000)],
    ['withdrawal-is-slow', ['requested', 'requested', 'sent'], ZERO_KOBO],
    ['withdrawal-fails-at-night', ['requested', 'requested', 'returned'], naira(20_000)],
  ])('goes as the scenario %s has it', async (name, [first, ...statuses], balanceKobo) => {
    const scenario = await readScenario(`src/rails/scenarios/${name}.yaml`);
    const waits = scenario.steps.flatMap((step) => ('wait' in step ? [step.wait] : []));
    expect(waits).toHaveLength(statuses.length);
    const preparation = scenario.steps.filter((step) => !('wait' in step));
    await runScenario(server.banks.simulator, { ...scenario, steps: preparation });
    const { buyer, id } = await sent();
    expect(await statusOf(id)).toBe(first);
    for (const [index, waitMs] of waits.entries()) {
      await server.pass(waitMs);
      await waitUntilSettled(server);
      await processDueWithdrawals(server.dependencies, () => {});
      await vi.waitFor(async () => expect(await statusOf(id)).toBe(statuses[index]), WAIT);
    }
    const session = await newSession(server, buyer.user.id);
    expect((await walletOf(server.app, { ...buyer, ...session })).balance).toBe(balanceKobo);
    await expectLedgerConsistent(server);
  });

  test('is no news where the webhook that it was sent comes last, unless the bank has it as sent', async () => {
    const { paystack } = server.banks.simulator.banks;
    paystack.book.outcomes.payout = 'success';
    const { id } = await sent();
    await server.pass(MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('sent'), WAIT);
    const payout = paystack.book.payouts.find(({ reference }) => reference === id);
    if (!payout) throw new Error('Nothing was sent');
    payout.status = 'reversed';
    paystack.notify({ kind: 'payout', payout: { ...payout } });
    await server.pass(MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('returned'), WAIT);

    /** Sends the webhook about the transfer's success, with a different timestamp each time. */
    const reportSent = async (minute: number) => {
      const updatedAt = new Date(server.clock.now().getTime() + minute * MINUTE_MS);
      paystack.notify({ kind: 'payout', payout: { ...payout, status: 'success', updatedAt } });
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      const events = await server.db.select().from(bankEvents).orderBy(desc(bankEvents.receivedAt)).limit(1);
      return events.map(({ outcome, note }) => [outcome, note]);
    };
    expect(await reportSent(1)).toEqual([
      ['ignored', expect.stringMatching(/^paystack has WDR-.* as reversed$/)],
    ]);
    payout.status = 'success';
    expect(await reportSent(2)).toEqual([
      ['payout', expect.stringMatching(/^WDR-.* was sent, and is returned here$/)],
    ]);
  });

  test('that is sent again after it came back is found by the reconciliation, where the webhook is lost', async () => {
    const { paystack } = server.banks.simulator.banks;
    paystack.book.outcomes.payout = 'failed';
    const { id } = await sent();
    await server.pass(MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('returned'), WAIT);
    const found = async () => {
      const { differences } = await reconcile(server.dependencies, {
        from: new Date(server.clock.now().getTime() - DAY_MS),
        until: server.clock.now(),
      });
      return differences.filter(({ reason }) => reason.startsWith('it is returned here'));
    };
    const before = await found();
    const payout = paystack.book.payouts.find(({ reference }) => reference === id);
    if (!payout) throw new Error('Nothing was sent');
    payout.status = 'success';
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
    const difference = {
      provider: 'paystack',
      eventId: row?.reference,
      reason: 'it is returned here, and the provider has it as sent',
    };
    expect(new Set(await found())).toEqual(new Set([...before, difference]));
  });

  test('that the other bank gives back is found within a day where the webhook of that is lost', async () => {
    server.banks.simulator.banks.paystack.book.outcomes.payout = 'success';
    const { buyer, id } = await sent();
    await server.pass(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('sent'), WAIT);
    const payout = server.banks.simulator.banks.paystack.book.payouts.find(
      ({ reference }) => reference === id,
    );
    if (!payout) throw new Error('Nothing was sent');
    payout.status = 'reversed';
    server.clock.advance(DAY_MS);
    await processDueWithdrawals(server.dependencies, (error) => expect.unreachable(String(error)));
    expect(await statusOf(id)).toBe('returned');
    const session = await newSession(server, buyer.user.id);
    expect((await walletOf(server.app, { ...buyer, ...session })).balance).toBe(naira(20_000));
    await expectLedgerConsistent(server);
  });
});
