import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { readScenario, runScenario } from '#rails/scenario.ts';
import { carryOnDue } from '#server/money/withdrawals/send.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { messagesTo } from '../../kit/outbox.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerRight, walletOf } from '../kit.ts';
import { ownAccount, postAccount, withdrawalOf, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, quiet } from './live.ts';
import { LIVE_PROVIDERS } from './simulated.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };
const PATHS = { paystack: '/transfer$', monnify: '/api/v2/disb', flutterwave: '/v3/transfers' } as const;

describe.each(LIVE_PROVIDERS)('withdrawals by %s', (provider) => {
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
      await quiet(server);
      accountId = await ownAccount(server.app, buyer, ACCOUNT);
    });

    const names = ({ user }: TestPerson) => ({ firstName: user.first_name, lastName: user.last_name });
    const failures: string[] = [];
    const carryOn = async () => {
      failures.length = 0;
      await carryOnDue(server.dependencies, (error) => failures.push(String(error)));
    };
    const request = () =>
      withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(20_000) }).then(({ id }) => id);
    const statusOf = async (id: string) => (await withdrawalOf(server.app, buyer, id)).status;
    const balanceOf = async () => (await walletOf(server.app, buyer)).balance;
    const payoutsOf = (id: string) => running().book.payouts.filter(({ reference }) => reference === id);
    const hasStatus = (id: string, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 20_000, interval: 20 });

    test('is sent, and the webhook turns it', async () => {
      const id = await request();
      await carryOn();
      expect(await statusOf(id)).toBe('requested');
      expect(payoutsOf(id)).toMatchObject([{ amountKobo: naira(20_000), destination: { bankCode: '058' } }]);
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
      expect(await balanceOf()).toBe(naira(30_000));
      await expectLedgerRight(server);
    });

    test('is sent once when the response was lost', async () => {
      server.banks.simulator.faults[provider].add('response_lost', { path: PATHS[provider], times: 1 });
      const id = await request();
      await carryOn();
      expect(failures).toHaveLength(1);
      expect(await statusOf(id)).toBe('requested');
      await server.pass(2 * MINUTE_MS);
      await carryOn();
      await hasStatus(id, 'sent');
      expect(payoutsOf(id)).toHaveLength(1);
      await expectLedgerRight(server);
    });

    test('comes back once when the bank fails to send it', async () => {
      running().book.outcomes.payout = 'failed';
      const id = await request();
      await carryOn();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'returned');
      expect(await balanceOf()).toBe(naira(50_000));
      const told = await messagesTo(server.db, buyer.user.phone);
      expect(told.filter(({ text }) => text.includes('did not arrive'))).toHaveLength(1);
      await expectLedgerRight(server);
    });

    test('waits while the provider is down, and is sent afterwards', async () => {
      const id = await request();
      server.banks.simulator.faults[provider].add('outage');
      await carryOn();
      expect([await statusOf(id), await balanceOf()]).toEqual(['requested', naira(30_000)]);
      server.banks.simulator.faults[provider].clear();
      await server.pass(2 * MINUTE_MS);
      await carryOn();
      await server.pass(MINUTE_MS);
      await hasStatus(id, 'sent');
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

describeOnPostgres('a withdrawal that the other bank gives back', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  /** A withdrawal that was sent, of a buyer who had as much. */
  async function sent(): Promise<{ buyer: TestPerson; id: string }> {
    const buyer = await withPassword(server, await server.buyer());
    server.banks.simulator.directory.nameAccount(
      ACCOUNT.account_number,
      `${buyer.user.last_name} ${buyer.user.first_name}`,
    );
    const { account_number } = await walletOf(server.app, buyer);
    await server.send('paystack', { to: account_number, amountKobo: naira(20_000) });
    await quiet(server);
    const account_id = await ownAccount(server.app, buyer, ACCOUNT);
    const { id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(20_000) });
    await carryOnDue(server.dependencies, (error) => expect.unreachable(String(error)));
    return { buyer, id };
  }
  const statusOf = async (id: string) =>
    (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.status;

  test('is in the wallet again, as the scenario has it', async () => {
    const scenario = await readScenario('src/rails/scenarios/withdrawal-comes-back.yaml');
    const [outcomes, ...later] = scenario.steps;
    if (!outcomes) throw new Error('The scenario is empty');
    await runScenario(server.banks.simulator, { ...scenario, steps: [outcomes] });
    const { buyer, id } = await sent();
    await server.pass(MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('sent'), { timeout: 20_000 });
    await runScenario(server.banks.simulator, { ...scenario, steps: later });
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('returned'), { timeout: 20_000 });
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(20_000));
    await expectLedgerRight(server);
  });

  test('is found within a day where the webhook of that is lost', async () => {
    server.banks.simulator.banks.paystack.book.outcomes.payout = 'success';
    const { buyer, id } = await sent();
    await server.pass(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('sent'), { timeout: 20_000 });
    const payout = server.banks.simulator.banks.paystack.book.payouts.find(
      ({ reference }) => reference === id,
    );
    if (!payout) throw new Error('Nothing was sent');
    payout.status = 'reversed';
    server.clock.advance(DAY_MS);
    await carryOnDue(server.dependencies, (error) => expect.unreachable(String(error)));
    expect(await statusOf(id)).toBe('returned');
    await expectLedgerRight(server);
    expect(buyer.user.id).toBeDefined();
  });
});
