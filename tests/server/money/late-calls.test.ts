import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { failed } from '#server/money/bank/results.ts';
import { ContradictionError } from '#server/money/wallet/contradictions.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { BankFailure, BankProvider, Payout, PayoutStatus } from '#server/platform/ports/bank.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit, expectLedgerConsistent, walletOf } from './kit.ts';
import { ownAccount, withdrawalOf, withdrawMoney, withPassword } from './withdrawing.ts';

const MINUTE_MS = 60_000;
const OVERTAKEN: BankFailure = { outcome: 'retryable', reason: 'superseded', detail: 'test: not made' };
const says = (status: PayoutStatus) =>
  ({ outcome: 'ok', value: { status, providerReference: 'test' } satisfies Payout }) as const;

describeOnPostgres('a withdrawal whose attempt stalls', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(
      server,
      await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' }),
    );
    await deposit(server, buyer, naira(5_000));
    const account_id = await ownAccount(server.app, buyer);
    ({ id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(2_000) }));
  });

  const attempt = (bank: Partial<BankProvider>) =>
    processWithdrawal({ ...server.dependencies, bank: { ...server.dependencies.bank, ...bank } }, id);
  const notFound = async () => failed('test: no such transfer', 'not_found');
  /** Makes further attempts, which the bank rejects, for some minutes after the stalled one began. */
  async function rejections(minutes: number): Promise<void> {
    const untilMs = server.clock.now().getTime() + minutes * MINUTE_MS;
    while (server.clock.now().getTime() < untilMs) {
      server.clock.advance(5 * MINUTE_MS);
      await server.db
        .update(withdrawals)
        .set({ nextTryAt: server.clock.now() })
        .where(eq(withdrawals.id, id));
      const rejecting = { findPayout: notFound, sendPayout: async () => failed('test: rejected') };
      // After the money is given back, there are no further attempts.
      await attempt(rejecting).catch((error: unknown) => expect(String(error)).toContain('rejected'));
      if ((await statusOf()) === 'returned') return;
    }
  }
  const statusOf = async () => (await withdrawalOf(server.app, buyer, id)).status;
  const reports = () =>
    server.db
      .select({ outcome: bankEvents.outcome, note: bankEvents.note })
      .from(bankEvents)
      .where(eq(bankEvents.eventId, `payout:${id}:contradicted`));

  test('before its call makes none once another has begun, and the money is given back once', async () => {
    let hasBegun: boolean | null = null;
    const stalling: BankProvider['sendPayout'] = async (_payout, confirmSend) => {
      await rejections(60);
      expect(await statusOf()).toBe('returned');
      hasBegun = await confirmSend();
      return hasBegun ? says('successful') : OVERTAKEN;
    };
    await expect(attempt({ sendPayout: stalling })).rejects.toThrow('test: not made');
    expect(hasBegun).toBe(false);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(5_000));
    expect(await reports()).toEqual([]);
    await expectLedgerConsistent(server);
  });

  test('past its lease makes no call, though no other has begun', async () => {
    const stalling: BankProvider['sendPayout'] = async (_payout, confirmSend) => {
      server.clock.advance(2 * MINUTE_MS);
      return (await confirmSend()) ? says('successful') : OVERTAKEN;
    };
    await expect(attempt({ sendPayout: stalling })).rejects.toThrow('test: not made');
    // The next attempt knows that no call is in flight, so a rejection then gives the money back immediately.
    await rejections(5);
    expect(await statusOf()).toBe('returned');
  });

  test('in its call keeps the money from being given back, and is sent by it', async () => {
    const stalling: BankProvider['sendPayout'] = async (_payout, confirmSend) => {
      expect(await confirmSend()).toBe(true);
      await rejections(25);
      expect(await statusOf()).toBe('requested');
      return says('successful');
    };
    await attempt({ sendPayout: stalling });
    expect(await statusOf()).toBe('sent');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(3_000));
    await expectLedgerConsistent(server);
  });

  test('in its call for longer than anybody waits is reported once to the operator', async () => {
    const openCount = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      return Number(/^bank_events_open\{outcome="payout"\} (\d+)$/m.exec(metrics)?.[1]);
    };
    const before = await openCount();
    const late = async () => {
      await rejections(60);
      return says('pending');
    };
    const finding = { findPayout: async () => says('pending') };
    await expect(attempt({ sendPayout: late, ...finding })).rejects.toThrow(ContradictionError);
    const note = expect.stringMatching(/^WDR-.* is returned here, and sandbox has it as pending$/);
    expect([await statusOf(), await reports()]).toEqual(['returned', [{ outcome: 'payout', note }]]);
    expect(await openCount()).toBe(before + 1);
    await expectLedgerConsistent(server);
  });

  test('says nothing where the bank has taken it back meanwhile', async () => {
    const late = async () => {
      await rejections(60);
      return says('pending');
    };
    await attempt({ sendPayout: late, findPayout: async () => says('failed') });
    expect([await statusOf(), await reports()]).toEqual(['returned', []]);
  });

  test('is asked for again at once where it says late that it failed, and another has it as sent', async () => {
    const late = async () => {
      server.clock.advance(3 * MINUTE_MS);
      await attempt({ findPayout: async () => says('successful') });
      return says('failed');
    };
    await attempt({ sendPayout: late });
    expect(await statusOf()).toBe('sent');
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
    expect(row?.nextTryAt).toEqual(server.clock.now());
  });
});
