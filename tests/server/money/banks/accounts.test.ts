import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { walletResponse } from '#api/contract/wallet.ts';
import { naira } from '#domain/money.ts';
import { buildApp } from '#server/app.ts';
import { lastDays, reconcile } from '#server/money/bank/reconcile.ts';
import { addMissingAccounts, openAccounts } from '#server/money/wallet/account-sweep.ts';
import { openWallet } from '#server/money/wallet/open.ts';
import { tryOpenAccount } from '#server/money/wallet/open-account.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import { messagesTo } from '../../kit/outbox.ts';
import { signUp, type TestPerson } from '../../kit/people.ts';
import { linesOf, runProgram } from '../../kit/run-program.ts';
import { describeOnDatabase, describeOnPostgres } from '../../kit/server.ts';
import { createBuyer } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const unreachable = (error: unknown): void => expect.unreachable(String(error));

async function walletSeen({ app }: LiveServer, { headers }: TestPerson) {
  const response = await app.inject({ url: '/api/wallet/get', headers });
  return walletResponse.parse(response.json()).body.wallet;
}

describeOnDatabase('an account number of Paystack', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    const { paystack } = server.banks.simulator.banks;
    paystack.faults.clear();
    paystack.book.outcomes.assignmentFailure = null;
  });

  test('is being prepared until the bank assigns it, and then the buyer is told', async () => {
    const buyer = await createBuyer(server);
    expect(await walletSeen(server, buyer)).toEqual({
      bank_name: null,
      account_number: null,
      account_name: null,
      account_status: 'preparing',
      accounts: [],
      balance: 0,
      pays_due: false,
    });
    await vi.waitFor(
      async () => expect(await server.accountsOf(buyer)).toMatchObject([{ status: 'assigning' }]),
      WAIT,
    );

    await server.pass(5_000);
    await vi.waitFor(
      async () => expect(await server.accountsOf(buyer)).toMatchObject([{ status: 'assigned' }]),
      WAIT,
    );
    const wallet = await walletSeen(server, buyer);
    expect(wallet).toMatchObject({
      bank_name: 'Wema Bank',
      account_number: server.banks.simulator.banks.paystack.book.accounts.at(-1)?.number,
      account_status: 'ready',
    });
    const sent = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
    expect(sent).toEqual([
      `Your Kolo account number is ready: ${wallet.account_number}, Wema Bank. What you transfer to it goes into your wallet.`,
    ]);
  });

  test('keeps the email of the buyer from the bank, and gives each buyer a customer of their own', async () => {
    const [one, other] = [await createBuyer(server), await createBuyer(server)];
    const emails = server.banks.simulator.banks.paystack.book.customers.map(({ email }) => email);
    expect(emails).toContain(`buyer-${one.user.id}@example.com`);
    expect(emails).toContain(`buyer-${other.user.id}@example.com`);
    expect(emails.join()).not.toContain(one.user.email);
  });

  test('is asked for once, however many ask at the same time', async () => {
    const { paystack } = server.banks.simulator.banks;
    const person = await signUp(server.app);
    await openWallet(server.dependencies, server.db, person.user.id);
    const [account] = await server.accountsOf(person);
    await Promise.all(
      Array.from({ length: 20 }, () => tryOpenAccount(server.dependencies, account?.id ?? '')),
    );
    await server.pass(MINUTE_MS);
    const email = `buyer-${person.user.id}@example.com`;
    expect(paystack.book.accounts.filter(({ customer }) => customer.email === email)).toHaveLength(1);
    await vi.waitFor(
      async () => expect(await server.accountsOf(person)).toMatchObject([{ status: 'assigned' }]),
      WAIT,
    );
  });

  test('that could not be assigned is said to the buyer and the operator, and asked for again', async () => {
    const { paystack } = server.banks.simulator.banks;
    paystack.book.outcomes.assignmentFailure = 'BVN mismatch';
    const buyer = await createBuyer(server);
    await vi.waitFor(
      async () => expect(await server.accountsOf(buyer)).toMatchObject([{ status: 'assigning' }]),
      WAIT,
    );
    await server.pass(5_000);
    await vi.waitFor(
      async () =>
        expect(await walletSeen(server, buyer)).toMatchObject({ account_status: 'refused', accounts: [] }),
      WAIT,
    );
    await waitUntilSettled(server);
    const events = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'unassigned'));
    expect(events).toHaveLength(1);

    paystack.book.outcomes.assignmentFailure = null;
    for (let times = 0; times < 3; times += 1) {
      await server.pass(5 * MINUTE_MS);
      await openAccounts(server.dependencies, unreachable);
    }
    await vi.waitFor(
      async () => expect(await walletSeen(server, buyer)).toMatchObject({ account_status: 'ready' }),
      WAIT,
    );
  });

  test.each(['outage', 'unavailable', 'html', 'error_inside', 'response_lost'] as const)(
    'comes after %s of the bank, once',
    async (kind) => {
      const { paystack } = server.banks.simulator.banks;
      paystack.faults.add(kind);
      const buyer = await createBuyer(server);
      const reasons: string[] = [];
      await vi.waitFor(
        async () => expect(await server.accountsOf(buyer)).toMatchObject([{ tries: 1 }]),
        WAIT,
      );
      await server.pass(2 * MINUTE_MS);
      await openAccounts(server.dependencies, (error) => reasons.push(String(error)));
      expect(reasons.join()).toMatch(/paystack (GET|POST) \//);
      expect(await walletSeen(server, buyer)).toMatchObject({ account_number: null });
      paystack.faults.clear();
      for (let times = 0; times < 3; times += 1) {
        await server.pass(10 * MINUTE_MS);
        await openAccounts(server.dependencies, unreachable);
      }
      await vi.waitFor(
        async () => expect(await walletSeen(server, buyer)).toMatchObject({ account_status: 'ready' }),
        WAIT,
      );
      const email = `buyer-${buyer.user.id}@example.com`;
      const opened = paystack.book.accounts.filter(({ customer }) => customer.email === email);
      expect(opened).toHaveLength(1);
      await server.db.execute('delete from bank_health');
    },
  );
});

describeOnPostgres('a wallet with accounts at two banks', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack', 'monnify');
  });
  afterAll(() => server.close());

  test('takes money at both, and names the one that answers first', async () => {
    const buyer = await server.buyer();
    const { accounts } = await walletSeen(server, buyer);
    expect(accounts.map(({ bank_name, is_delayed }) => [bank_name, is_delayed])).toEqual([
      ['Wema Bank', false],
      ['Sterling Bank', false],
    ]);
    const [first, second] = accounts;
    await server.send('paystack', { to: first?.account_number ?? '', amountKobo: naira(100) });
    await server.send('monnify', { to: second?.account_number ?? '', amountKobo: naira(20) });
    await waitUntilSettled(server);
    expect(await walletSeen(server, buyer)).toMatchObject({ balance: naira(120) });

    server.banks.simulator.faults.paystack.add('outage');
    const waiting = await Promise.all([createBuyer(server), createBuyer(server), createBuyer(server)]);
    await vi.waitFor(async () => {
      for (const person of waiting)
        expect((await server.accountsOf(person)).every(({ tries }) => tries === 1)).toBe(true);
    }, WAIT);
    await vi.waitFor(
      async () =>
        expect((await walletSeen(server, buyer)).accounts).toMatchObject([
          { bank_name: 'Sterling Bank', is_delayed: false },
          { bank_name: 'Wema Bank', is_delayed: true },
        ]),
      WAIT,
    );
    const unreachableSeconds = async (provider: string) => {
      const { body } = await server.app.inject({ url: '/metrics' });
      return Number(
        new RegExp(`^bank_unreachable_seconds\\{provider="${provider}"\\} (\\S+)$`, 'm').exec(body)?.[1],
      );
    };
    const before = await unreachableSeconds('paystack');
    server.clock.advance(MINUTE_MS);
    expect(await unreachableSeconds('paystack')).toBe(before + 60);
    expect(await unreachableSeconds('monnify')).toBe(0);

    server.banks.simulator.faults.paystack.clear();
    await vi.waitFor(async () => {
      await server.pass(10 * MINUTE_MS);
      await openAccounts(server.dependencies, unreachable);
      expect(await unreachableSeconds('paystack')).toBe(0);
    }, WAIT);
  });

  test('gets the second account when a second bank is chosen later', async () => {
    const buyer = await createBuyer({
      ...server,
      dependencies: { ...server.dependencies, backupBank: null },
    });
    expect(await server.accountsOf(buyer)).toMatchObject([{ provider: 'paystack' }]);
    await addMissingAccounts(server.dependencies, unreachable);
    expect((await server.accountsOf(buyer)).map(({ provider }) => provider).toSorted()).toEqual([
      'monnify',
      'paystack',
    ]);
  });
});

describeOnPostgres('a wallet whose bank was changed', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await openLive(open, 'monnify');
    const { formerBanks } = server.dependencies;
    const [bank] = formerBanks.filter(({ name }) => name === 'paystack');
    if (!bank) throw new Error('Paystack has no keys');
    const before = { ...server.dependencies, bank, backupBank: null, formerBanks: [] };
    const app = await buildApp(before);
    buyer = await createBuyer({ ...server, app, dependencies: before });
    await app.close();
    await vi.waitFor(async () => {
      await server.pass(90_000);
      await openAccounts(before, unreachable);
      const assigned = { provider: 'paystack', status: 'assigned' };
      expect(await server.accountsOf(buyer)).toContainEqual(expect.objectContaining(assigned));
    }, WAIT);
    await addMissingAccounts(server.dependencies, unreachable);
    await openAccounts(server.dependencies, unreachable);
  });
  afterAll(() => server.close());

  test('names the account at the chosen bank first, and takes money at the former one', async () => {
    const isOpen = async () => expect((await walletSeen(server, buyer)).accounts).toHaveLength(2);
    await vi.waitFor(isOpen, WAIT);
    const { accounts, bank_name: bankName } = await walletSeen(server, buyer);
    expect(accounts.map(({ bank_name }) => bank_name)).toEqual(['Sterling Bank', 'Wema Bank']);
    expect(bankName).toBe('Sterling Bank');
    await server.send('paystack', { to: accounts[1]?.account_number ?? '', amountKobo: naira(30) });
    await waitUntilSettled(server);
    expect(await walletSeen(server, buyer)).toMatchObject({ balance: naira(30) });
    await server.pass(60 * MINUTE_MS);
    const period = lastDays(server.clock.now(), 1);
    expect(await reconcile(server.dependencies, period)).toMatchObject({ matchedCount: 1, differences: [] });
  });

  test('gets no new account at the former bank', async () => {
    const other = await server.buyer();
    expect(await server.accountsOf(other)).toMatchObject([{ provider: 'monnify' }]);
  });

  test('does not name the former account where its keys are gone, and its webhooks are rejected', async () => {
    const app = await buildApp({ ...server.dependencies, formerBanks: [] });
    const { accounts } = await walletSeen({ ...server, app }, buyer);
    expect(accounts.map(({ bank_name }) => bank_name)).toEqual(['Sterling Bank']);
    const webhook = await app.inject({ method: 'POST', url: '/api/webhooks/paystack', payload: {} });
    expect(webhook.statusCode).toBe(404);
    await app.close();
  });

  test('is not compared with the former bank where its keys are gone, and npm run bank:reconcile says so', async () => {
    const { PAYSTACK_SECRET_KEY: _, ...settings } = server.banks.environment('monnify');
    const reconciled = async (...days: string[]) => {
      const words = ['src/server/commands/bank-reconcile.ts', ...days];
      const result = await runProgram(words, { ...settings, DATABASE_URL: server.databaseUrl ?? '' });
      return { code: result.code, lines: linesOf(result) };
    };
    expect(await reconciled('2020-01-01', '2099-12-31')).toEqual({
      code: 1,
      lines: [
        'paystack  its keys are not set, so 1 deposit and 0 withdrawals here were not compared',
        '0 deposits the same here and there, 1 difference.',
      ],
    });
    expect(await reconciled('2020-01-01')).toEqual({
      code: 0,
      lines: [
        'paystack was not compared: wallets have accounts there, and its keys are not set. Nothing of these days is counted here.',
        '0 deposits the same here and there, 0 differences.',
      ],
    });
  });
});
