import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { buildApp } from '#server/app.ts';
import { failed } from '#server/money/bank/results.ts';
import { processDueWithdrawals, processWithdrawal } from '#server/money/withdrawals/send.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  awaitingOf,
  contribute,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  paymentOf,
  postPayment,
  waitUntilApplied,
  walletOf,
} from './kit.ts';
import { ownAccount, postWithdrawal, withdrawalOf, withdrawMoney, withPassword } from './withdrawing.ts';

const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnPostgres('withdrawals at the same moment', (open) => {
  let server: TestServer;
  /** A second process on the same database, with its own connections and memory. */
  let second: { app: FastifyInstance; dependencies: TestServer['dependencies']; close(): Promise<void> };
  beforeAll(async () => {
    server = await open();
    const connection = await openPostgres(server.databaseUrl ?? '');
    const dependencies = { ...server.dependencies, db: connection.db };
    const app = await buildApp(dependencies);
    second = { app, dependencies, close: () => app.close().then(() => connection.close()) };
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  async function createSaver(): Promise<{ buyer: TestPerson; accountId: string }> {
    const name = { first_name: 'Tolu', last_name: 'Adeyemi' };
    const buyer = await withPassword(server, await createBuyer(server, name));
    return { buyer, accountId: await ownAccount(server.app, buyer) };
  }
  const processes = () => [server.app, second.app] as const;

  test('take no more than the wallet holds', async () => {
    const { buyer, accountId } = await createSaver();
    await deposit(server, buyer, naira(10_000));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postWithdrawal(processes()[index % 2] ?? server.app, buyer, {
          account_id: accountId,
          amount: naira(3_000),
        }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 201, 422, 422, 422, 422, 422, 422, 422]);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(1_000));
    await expectLedgerConsistent(server);
  });

  test.each([
    ['sent', 'successful'],
    ['requested', 'pending'],
  ] as const)(
    'stay %s where a process stalls over a rejection, and another has had it taken since',
    async (expected, status) => {
      const { buyer, accountId } = await createSaver();
      await deposit(server, buyer, naira(10_000));
      const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(2_000) });
      const { bank } = server.dependencies;
      const notFound = failed('test: no such transfer', 'not_found');
      const taking = {
        ...bank,
        findPayout: async () => notFound,
        sendPayout: async () => ({ outcome: 'ok', value: { status, providerReference: id } }) as const,
      };
      const rejecting = {
        ...bank,
        sendPayout: async () => failed('test: rejected'),
        async findPayout() {
          server.clock.advance(120_000);
          await processWithdrawal({ ...second.dependencies, bank: taking }, id);
          return notFound;
        },
      };
      await expect(processWithdrawal({ ...server.dependencies, bank: rejecting }, id)).rejects.toThrow(
        'test: rejected',
      );
      expect((await withdrawalOf(server.app, buyer, id)).status).toBe(expected);
      expect((await walletOf(server.app, buyer)).balance).toBe(naira(8_000));
      await expectLedgerConsistent(server);
    },
  );

  test('stay sent where a process stalls over a failure that the bank has mended since', async () => {
    const { buyer, accountId } = await createSaver();
    await deposit(server, buyer, naira(10_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(2_000) });
    const { bank } = server.dependencies;
    const says = (status: 'pending' | 'failed' | 'successful') =>
      ({ outcome: 'ok', value: { status, providerReference: id } }) as const;
    await processWithdrawal(
      { ...server.dependencies, bank: { ...bank, sendPayout: async () => says('pending') } },
      id,
    );
    server.clock.advance(3_600_000);
    const mended = { ...bank, findPayout: async () => says('successful') };
    const stalling = {
      ...bank,
      async findPayout() {
        server.clock.advance(120_000);
        await processWithdrawal({ ...second.dependencies, bank: mended }, id);
        return says('failed');
      },
    };
    await processWithdrawal({ ...server.dependencies, bank: stalling }, id);
    expect((await withdrawalOf(server.app, buyer, id)).status).toBe('sent');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(8_000));
    await expectLedgerConsistent(server);
  });

  test('of one key are one withdrawal', async () => {
    const { buyer, accountId } = await createSaver();
    await deposit(server, buyer, naira(10_000));
    const payload = { account_id: accountId, amount: naira(2_000), key: 'the-same' };
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        postWithdrawal(processes()[index % 2] ?? server.app, buyer, payload),
      ),
    );
    const ids = responses.map((response) => response.json().body.withdrawal.id);
    expect(new Set(ids).size).toBe(1);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(8_000));
  });

  test('and a payment from the wallet do not take the same money', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { buyer, accountId } = await createSaver();
      const listing = await createListing(server.db);
      const { id } = await contribute(server.app, buyer, agreement(listing));
      const first = await awaitingOf(server.app, buyer, id);
      await deposit(server, buyer, first.amount);
      await waitUntilApplied(server);
      await deposit(server, buyer, naira(50_000));
      const [paid, withdrawn] = await Promise.all([
        postPayment(server.app, buyer.headers, id, naira(50_000)),
        postWithdrawal(second.app, buyer, { account_id: accountId, amount: naira(50_000) }),
      ]);
      expect(paid.statusCode).toBe(201);
      const payment = await paymentOf(server.app, buyer, paid.json().body.payment.id);
      const hasLeft = withdrawn.statusCode === 201;
      expect(hasLeft).toBe(payment.status !== 'received');
      expect((await walletOf(server.app, buyer)).balance).toBe(0);
      outcomes.push(hasLeft ? 'withdrawn' : 'paid');
    }
    expect(outcomes).toHaveLength(6);
    await expectLedgerConsistent(server);
  });

  test('are carried on by one process at a time, and told of once', async () => {
    const { buyer, accountId } = await createSaver();
    await deposit(server, buyer, naira(10_000));
    const { id } = await withdrawMoney(server.app, buyer, { account_id: accountId, amount: naira(10_000) });
    await processDueWithdrawals(server.dependencies, fail);
    const say = (app: FastifyInstance, outcome: string) =>
      app.inject({ method: 'POST', url: `/api/sandbox/withdrawals/${id}`, payload: { outcome } });
    await Promise.all([
      say(server.app, 'reversed'),
      say(second.app, 'reversed'),
      processDueWithdrawals(server.dependencies, fail),
      processDueWithdrawals(second.dependencies, fail),
    ]);
    await waitUntilApplied(server);
    await Promise.all([
      processDueWithdrawals(server.dependencies, fail),
      processDueWithdrawals(second.dependencies, fail),
    ]);
    await vi.waitFor(
      async () => expect((await withdrawalOf(server.app, buyer, id)).status).toBe('returned'),
      WAIT,
    );
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(10_000));
    const sent = await messagesTo(server.db, buyer.user.phone);
    expect(sent.filter(({ text }) => text.includes('did not arrive'))).toHaveLength(1);
    await expectLedgerConsistent(server);
  });
});
