import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import type { Payout } from '#rails/bank/records.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import { PAYOUT_PATHS } from './simulated.ts';

const HOUR_MS = 3_600_000;
const PAYOUT_DELAY_MS = 20_000;
const ELSEWHERE = '0123456785';

describe.each(LIVE_BANK_PROVIDERS)('a withdrawal that %s reports as sent, and does not find,', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let id: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      Object.assign(running().book.outcomes, { payout: 'success', payoutDelayMs: PAYOUT_DELAY_MS });
      running().faults.clear();
    });

    const running = () => server.banks.simulator.banks[provider];
    const processDue = () => processDueWithdrawals(server.dependencies, () => undefined);
    const payoutsOf = () => running().book.payouts.filter(({ reference }) => reference === id);
    const rowOf = async () => (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];
    const becomes = (status: string) =>
      vi.waitFor(async () => expect((await rowOf())?.status).toBe(status), WAIT);

    /** Requests a withdrawal, which the bank is asked to send. */
    async function request(): Promise<void> {
      const buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount(ELSEWHERE, `${last_name} ${first_name}`);
      const { account_number: to } = await walletOf(server.app, buyer);
      await server.send(provider, { to, amountKobo: naira(50_000) });
      await waitUntilSettled(server);
      const account_id = await ownAccount(server.app, buyer);
      ({ id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(20_000) }));
      await processDue();
      await vi.waitFor(() => expect(payoutsOf()).toHaveLength(1), WAIT);
    }

    /** Removes the payout from the bank's books, as while the bank migrates them. */
    function lose(): Payout {
      const { payouts } = running().book;
      const [payout] = payouts.splice(
        payouts.findIndex(({ reference }) => reference === id),
        1,
      );
      if (!payout) throw new Error('Nothing was sent');
      return payout;
    }

    async function reportSent(payout: Payout): Promise<void> {
      running().notify({ kind: 'payout', payout: { ...payout, status: 'success' } }, PROMPT_DELIVERY);
      await server.pass(1_000);
    }

    test('is neither sent again nor given back', async () => {
      running().book.outcomes.payoutDelayMs = 240 * HOUR_MS;
      running().faults.add('response_lost', { path: PAYOUT_PATHS[provider], times: 1 });
      await request();
      const payout = lose();
      await reportSent(payout);
      await vi.waitFor(async () => expect((await rowOf())?.reported).toBe('successful'), WAIT);
      const lookUp = async () => {
        await server.pass(HOUR_MS);
        await processDue();
      };
      for (let times = 0; times < 4; times += 1) await lookUp();
      // A lookup may have been a job's, and not be over yet.
      await vi.waitFor(async () => {
        await lookUp();
        expect(await rowOf()).toMatchObject({
          status: 'requested',
          failure: expect.stringMatching(
            new RegExp(`^${provider} reported it as sent, and does not find it: `),
          ),
        });
      }, WAIT);
      expect(payoutsOf()).toEqual([]);
      payout.status = 'success';
      running().book.payouts.push(payout);
      await lookUp();
      await becomes('sent');
      await expectLedgerConsistent(server);
    });

    test('and that is returned is asked about for a day, then left to an operator', async () => {
      running().book.outcomes.payout = 'failed';
      await request();
      await server.pass(60_000);
      await becomes('returned');
      await waitUntilSettled(server);
      const { reference } = (await rowOf()) ?? {};
      await reportSent(lose());
      const isWaiting = and(isNull(bankEvents.appliedAt), gt(bankEvents.tries, 0));
      const waiting = () => server.db.select().from(bankEvents).where(isWaiting);
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), WAIT);
      const [event] = await waiting();
      const eventNow = async () =>
        (
          await server.db
            .select()
            .from(bankEvents)
            .where(eq(bankEvents.id, event?.id ?? ''))
        )[0];
      for (let times = 0; times < 4; times += 1) {
        await server.pass(6 * HOUR_MS);
        await sweepEvents(server.dependencies, () => undefined);
        expect(await eventNow()).toMatchObject({ appliedAt: null, outcome: null });
      }
      await server.pass(2 * HOUR_MS);
      await vi.waitFor(async () => {
        await sweepEvents(server.dependencies, () => undefined);
        expect(await eventNow()).toMatchObject({
          outcome: 'payout',
          closedAt: null,
          note: `${reference} is returned here; ${provider} reported it as sent, and does not find it`,
        });
      }, WAIT);
      expect((await rowOf())?.status).toBe('returned');
      await expectLedgerConsistent(server);
    });
  });
});
