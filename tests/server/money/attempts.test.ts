import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { failed } from '#server/money/bank/results.ts';
import { applyPayoutEvent } from '#server/money/withdrawals/bank-events.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { BankFailure, BankProvider, Payout, PayoutStatus } from '#server/platform/ports/bank.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit, expectLedgerConsistent, waitUntilApplied, walletOf } from './kit.ts';
import { ownAccount, withdrawMoney, withPassword } from './withdrawing.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The lease of an attempt. */
const LEASE_MS = 2 * MINUTE_MS;
const says = (status: PayoutStatus) =>
  ({ outcome: 'ok', value: { status, providerReference: 'test' } satisfies Payout }) as const;
const notFound = async () => failed('test: no such transfer', 'not_found');
const rejected = async () => failed('test: rejected');
const UNAVAILABLE: BankFailure = {
  outcome: 'retryable',
  reason: 'unreachable',
  detail: 'test: unavailable',
};

describeOnPostgres('an attempt to send a withdrawal', (open) => {
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
  const failing = (bank: Partial<BankProvider>) => expect(attempt(bank)).rejects.toThrow('test: ');
  const set = (changes: Partial<typeof withdrawals.$inferInsert>) =>
    server.db.update(withdrawals).set(changes).where(eq(withdrawals.id, id));
  const makeDue = () => set({ nextTryAt: server.clock.now() });
  const rowOf = async () => {
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
    if (!row) throw new Error('There is no such withdrawal');
    return row;
  };
  const statusOf = async () => (await rowOf()).status;
  /** Applies the outcome that the bank's webhook reports. */
  const report = async (outcome: string) => {
    const url = `/api/sandbox/withdrawals/${id}`;
    await server.app.inject({ method: 'POST', url, payload: { outcome } });
    await waitUntilApplied(server);
  };

  test('neither sends nor gives back what the bank has taken and does not show', async () => {
    await attempt({ sendPayout: async () => says('pending') });
    let isSentAgain = false;
    const sendPayout = async () => {
      isSentAgain = true;
      return failed('test: used already');
    };
    for (let hours = 0; hours < 2; hours += 1) {
      server.clock.advance(60 * MINUTE_MS);
      await failing({ findPayout: notFound, sendPayout });
    }
    expect([await statusOf(), isSentAgain]).toEqual(['requested', false]);
    expect(await rowOf()).toMatchObject({ failure: 'test: no such transfer' });
    // Another test's may be older.
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    const [, ageSeconds] = /^withdrawals_oldest_open_age_seconds (\d+)$/m.exec(metrics) ?? [];
    expect(Number(ageSeconds)).toBeGreaterThanOrEqual(2 * 60 * 60);
    server.clock.advance(30 * MINUTE_MS);
    await attempt({ findPayout: async () => says('failed') });
    expect(await statusOf()).toBe('returned');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(5_000));
    await expectLedgerConsistent(server);
  });

  test('does not give back what an overtaken one has had taken meanwhile', async () => {
    const late = Promise.withResolvers<void>();
    const isOut = Promise.withResolvers<void>();
    const overtaken = attempt({
      sendPayout: async () => {
        isOut.resolve();
        await late.promise;
        return says('pending');
      },
    });
    await isOut.promise;
    // The attempt's call is no longer expected to arrive.
    server.clock.advance(LEASE_MS);
    await failing({ findPayout: notFound, sendPayout: rejected });
    server.clock.advance(31 * MINUTE_MS);
    let lookups = 0;
    const findPayout = async () => {
      lookups += 1;
      if (lookups === 2) {
        late.resolve();
        await overtaken;
      }
      return failed('test: no such transfer', 'not_found');
    };
    await failing({ findPayout, sendPayout: rejected });
    expect(await rowOf()).toMatchObject({ status: 'requested', providerReference: 'test' });
  });

  test('does not give back by a lookup that is older than the call that may still arrive', async () => {
    const crash = async () => {
      throw new Error('test: the process ends');
    };
    await failing({ sendPayout: crash });
    server.clock.advance(LEASE_MS);
    const stalling = async () => {
      server.clock.advance(60 * MINUTE_MS);
      return failed('test: no such transfer', 'not_found');
    };
    await failing({ findPayout: stalling, sendPayout: rejected });
    expect(await statusOf()).toBe('requested');
  });

  test('does not give back what is reported as sent while it asks, nor does the next one send it again', async () => {
    let lookups = 0;
    const findPayout = async () => {
      lookups += 1;
      await set({ reported: 'successful' });
      return failed('test: no such transfer', 'not_found');
    };
    await failing({ findPayout, sendPayout: rejected });
    expect([lookups, await statusOf()]).toEqual([1, 'requested']);
    server.clock.advance(LEASE_MS);
    const sendPayout = async () => expect.unreachable('It is sent again');
    await failing({ findPayout, sendPayout });
    expect([lookups, await statusOf()]).toEqual([2, 'requested']);
    server.clock.advance(60 * MINUTE_MS);
    await attempt({ findPayout: async () => says('failed'), sendPayout });
    expect(await statusOf()).toBe('returned');
    await expectLedgerConsistent(server);
  });

  test('keeps what was reported where a later report says only that it is under way', async () => {
    const report = (status: PayoutStatus) =>
      applyPayoutEvent(server.db, {
        provider: 'sandbox',
        event: { kind: 'payout', eventId: `${id}-${status}`, reference: id, status },
        verification: { verdict: 'needless' },
        at: server.clock.now(),
      });
    await report('pending');
    expect((await rowOf()).reported).toBe('pending');
    await report('successful');
    await report('pending');
    expect((await rowOf()).reported).toBe('successful');
    await report('reversed');
    expect((await rowOf()).reported).toBe('reversed');
  });

  test('that a server of the version before began may still arrive', async () => {
    await set({ isAsked: true, tries: 1 });
    await failing({ findPayout: notFound, sendPayout: rejected });
    expect(await statusOf()).toBe('requested');
    server.clock.advance(31 * MINUTE_MS);
    await failing({ findPayout: notFound, sendPayout: rejected });
    expect(await statusOf()).toBe('returned');
  });

  test.each([
    ['fails', async () => UNAVAILABLE],
    ['has it taken', async () => says('pending')],
  ])('that was overtaken leaves the lease of the other as it is, where it %s', async (_, respond) => {
    let leasedUntil: Date | null = null;
    const overtaken = attempt({
      sendPayout: async () => {
        server.clock.advance(LEASE_MS);
        const other = Promise.withResolvers<void>();
        const isOut = Promise.withResolvers<void>();
        const running = attempt({
          findPayout: async () => {
            isOut.resolve();
            await other.promise;
            return says('successful');
          },
        });
        await isOut.promise;
        leasedUntil = (await rowOf()).nextTryAt;
        ended = async () => {
          other.resolve();
          await running;
        };
        return respond();
      },
    });
    let ended = async () => {};
    await overtaken.catch((error: unknown) => expect(String(error)).toContain('test: unavailable'));
    expect(leasedUntil).toEqual(new Date(server.clock.now().getTime() + LEASE_MS));
    expect((await rowOf()).nextTryAt).toEqual(leasedUntil);
    await ended();
    expect(await statusOf()).toBe('sent');
  });

  test('keeps its lease while the bank reports, and looks at the report at its end', async () => {
    let leftMs = 0;
    const sendPayout = async () => {
      await report('successful');
      leftMs = ((await rowOf()).nextTryAt?.getTime() ?? 0) - server.clock.now().getTime();
      return says('pending');
    };
    await attempt({ sendPayout });
    expect(leftMs).toBeGreaterThanOrEqual(LEASE_MS);
    expect(await statusOf()).toBe('sent');
  });

  test('that has it as sent while the bank reports that it came back asks again at its end', async () => {
    const sendPayout = async () => {
      await report('reversed');
      return says('successful');
    };
    await attempt({ sendPayout });
    expect(await statusOf()).toBe('returned');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(5_000));
  });

  test('of days ago does not give back what later ones found sent', async () => {
    await attempt({ sendPayout: async () => says('successful') });
    server.clock.advance(DAY_MS);
    const stalled = attempt({
      findPayout: async () => {
        server.clock.advance(LEASE_MS);
        await attempt({ findPayout: async () => says('successful') });
        server.clock.advance(7 * DAY_MS);
        await makeDue();
        await failing({ findPayout: async () => UNAVAILABLE });
        return says('failed');
      },
    });
    await stalled;
    expect(await statusOf()).toBe('sent');
  });
});
