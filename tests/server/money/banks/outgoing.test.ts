import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { closeEvent } from '#server/money/bank/close.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reconcileAll } from '#server/money/bank/reconcile-job.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { reportEvents } from '#server/money/bank/report.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents, bankRefunds } from '#server/platform/db/schema/bank.ts';
import { bankDifferences } from '#server/platform/metrics.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withdrawalOf, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import { REFUND_PATHS } from './simulated.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const STRANGERS_ACCOUNT = '0690000031';
const LISTS = { paystack: '/refund', monnify: '/api/v1/refunds', flutterwave: '/v3/refunds' } as const;
/** Money that left the bank but differs from the books, as the reconciliation finds it. */
describe.each(LIVE_BANK_PROVIDERS)('money that left %s', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    let from = new Date(0);
    let ofEarlierTests: ReadonlySet<string | null> = new Set();
    beforeEach(async () => {
      server.banks.simulator.faults[provider].clear();
      running().webhooks.transmission = PROMPT_DELIVERY;
      running().book.outcomes.refund = 'processed';
      await server.pass(3 * DAY_MS);
      from = server.clock.now();
      await server.pass(MINUTE_MS);
      ofEarlierTests = new Set((await differences()).map(({ eventId }) => eventId));
    });

    const running = () => server.banks.simulator.banks[provider];
    const differences = async () =>
      (await reconcile(server.dependencies, { from, until: server.clock.now() })).differences;
    const notInSuspense = async () => {
      const all = await differences();
      return all.filter(
        ({ eventId, reason }) =>
          !ofEarlierTests.has(eventId) && !reason.startsWith('it is in suspense: no wallet has its account'),
      );
    };
    /** Sends money that is suspended. Returns the deposit at the bank, and the ids of its event and at the bank. */
    async function stray(amountKobo: Kobo) {
      const deposit = await server.send(provider, { to: STRANGERS_ACCOUNT, amountKobo });
      await waitUntilSettled(server);
      const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.amountKobo, amountKobo));
      expect(event?.outcome).toBe('suspended');
      return { deposit, eventId: event?.id ?? '', depositId: event?.eventId ?? '' };
    }
    async function refundHere(eventId: string): Promise<string[]> {
      const at = server.clock.now();
      await requestRefund(server.db, { eventId, actor: 'Bola', reason: 'nobody claims it', at });
      return sendDue();
    }
    async function sendDue(): Promise<string[]> {
      const failures: string[] = [];
      await sendRefunds(server.dependencies, (error) => failures.push(String(error)));
      return failures;
    }
    const stateOf = async (eventId: string) => {
      const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.id, eventId));
      const refunds = await server.db.select().from(bankRefunds).where(eq(bankRefunds.eventId, eventId));
      return [event?.outcome, ...refunds.map(({ status }) => status).toSorted()];
    };
    /** Advances the clock and sends what is due until the event and its refunds have these states. */
    const ends = (eventId: string, state: readonly string[]) =>
      vi.waitFor(async () => {
        await server.pass(2 * MINUTE_MS);
        await sendDue();
        // An event that arrived while its refund ended is applied again.
        await sweepEvents(server.dependencies, () => undefined);
        expect(await stateOf(eventId)).toEqual(state);
      }, WAIT);

    test('part of a deposit that is sent back in the dashboard is a difference, and no refund of ours', async () => {
      const { deposit, eventId, depositId } = await stray(naira(501));
      running().book.refund(deposit, naira(200));
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      const partly = {
        provider,
        eventId: depositId,
        reason: 'it is in suspense here, and the provider has a refund of ₦200 of it as processed',
      };
      expect(await notInSuspense()).toEqual([partly]);
      // Less is left than the refund requests.
      expect(await refundHere(eventId)).toHaveLength(1);
      expect(await stateOf(eventId)).toEqual(['suspended', 'failed']);
      expect(await notInSuspense()).toEqual([partly]);
      await expectLedgerConsistent(server);
    });

    test('a deposit in a wallet that is sent back in the dashboard is a difference, however old it is', async () => {
      const buyer = await server.buyer();
      const { account_number: to } = await walletOf(server.app, buyer);
      const deposit = await server.send(provider, { to, amountKobo: naira(510) });
      await waitUntilSettled(server);
      await server.pass(40 * DAY_MS);
      from = server.clock.now();
      await server.pass(MINUTE_MS);
      running().book.refundElsewhere(naira(3));
      expect(await notInSuspense()).toEqual([]);
      // The webhook is lost; Flutterwave does not have one.
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
      running().book.refund(deposit, naira(210));
      running().book.refund(deposit, naira(300));
      await server.pass(MINUTE_MS);
      const [event] = await server.db
        .select()
        .from(bankEvents)
        .where(eq(bankEvents.amountKobo, naira(510)));
      const reason = (amount: string) =>
        `it is in a wallet here, and the provider has a refund of ${amount} of it as processed`;
      const found = await notInSuspense();
      expect(found.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
        { provider, eventId: event?.eventId, reason: reason('₦210') },
        { provider, eventId: event?.eventId, reason: reason('₦300') },
      ]);
      expect(event?.outcome).toBe('credited');
      // On the next nights they are not reported, because they are open events; once those are closed, nothing
      // reports them.
      const nightly: string[] = [];
      await reconcileAll(server.dependencies, ({ message }) => nightly.push(message));
      expect(nightly.filter((text) => text.includes('in a wallet here'))).toEqual([]);
      expect((await notInSuspense()).map(({ isKnown }) => isKnown)).toEqual([true, true]);
      const open = (await reportEvents(server.db, server.clock.now())).filter(({ note }) =>
        note.includes(`of the deposit ${event?.eventId}`),
      );
      expect(open.map(({ outcome }) => outcome)).toEqual(['refund', 'refund']);
      for (const { id } of open) {
        const decision = { eventId: id, actor: 'Bola', reason: 'agreed with the buyer' };
        await closeEvent(server.db, { ...decision, at: server.clock.now() });
      }
      expect(await notInSuspense()).toEqual([]);
      await expectLedgerConsistent(server);
    });

    test('the differences of a night are reported by processes that did not find them', async () => {
      const { account_number: to } = await walletOf(server.app, await server.buyer());
      const deposit = await server.send(provider, { to, amountKobo: naira(530) });
      await waitUntilSettled(server);
      await server.pass(MINUTE_MS);
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
      running().book.refund(deposit, naira(530));
      await server.pass(MINUTE_MS);
      const nightly: string[] = [];
      await reconcileAll(server.dependencies, ({ message }) => nightly.push(message));
      expect(nightly.length).toBeGreaterThan(0);
      // Nothing of that night is in the memory of another process.
      bankDifferences.reset();
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      expect(metrics).toContain(`bank_reconciliation_differences{provider="${provider}"} ${nightly.length}`);
    });

    test('refunds that cannot be listed are a difference, once', async () => {
      await stray(naira(502));
      await stray(naira(503));
      const faults = server.banks.simulator.faults[provider];
      faults.add('unavailable', { path: LISTS[provider] });
      expect(await notInSuspense()).toEqual([
        { provider, eventId: null, reason: expect.stringMatching(/^its refunds could not be listed: .*503/) },
      ]);
      faults.clear();
      expect(await notInSuspense()).toEqual([]);
    });

    test('a later refund does not contradict an earlier one that has ended', async () => {
      const { eventId } = await stray(naira(504));
      running().book.outcomes.refund = 'failed';
      await refundHere(eventId);
      await ends(eventId, ['suspended', 'failed']);
      running().book.outcomes.refund = 'processed';
      const faults = server.banks.simulator.faults[provider];
      faults.add('response_lost', { path: REFUND_PATHS[provider], times: 1 });
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
      await refundHere(eventId);
      await server.pass(MINUTE_MS / 2);
      expect(await stateOf(eventId)).toEqual(['refunding', 'failed', 'requested']);
      expect(await notInSuspense()).toEqual([]);
      await ends(eventId, ['refunded', 'failed', 'processed']);
      expect(await notInSuspense()).toEqual([]);
      await expectLedgerConsistent(server);
    });

    test('a refund that somebody makes once ours has failed is reported, however late', async () => {
      const { deposit, eventId, depositId } = await stray(naira(508));
      running().book.outcomes.refund = 'failed';
      await refundHere(eventId);
      await ends(eventId, ['suspended', 'failed']);
      running().book.outcomes.refund = 'processed';
      await server.pass(20 * DAY_MS);
      from = server.clock.now();
      running().book.refund(deposit, naira(508));
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      const reason = 'it is in suspense here, and the provider has a refund of ₦508 of it as processed';
      expect(await notInSuspense()).toEqual([{ provider, eventId: depositId, reason }]);
      // Flutterwave does not report refunds.
      const reported = await server.db.select().from(bankEvents).where(eq(bankEvents.note, reason));
      expect(reported.map(({ outcome }) => outcome)).toEqual(provider === 'flutterwave' ? [] : ['refund']);
    });

    test('a refund that ended here otherwise is a difference', async () => {
      const { deposit, eventId } = await stray(naira(505));
      await refundHere(eventId);
      await ends(eventId, ['refunded', 'processed']);
      expect(await notInSuspense()).toEqual([]);
      for (const refund of running().book.refunds) if (refund.deposit === deposit) refund.status = 'failed';
      expect(await notInSuspense()).toEqual([
        expect.objectContaining({
          reason: expect.stringMatching(
            new RegExp(`^the refund .* has left here, and ${provider} has it as failed$`),
          ),
        }),
      ]);
    });

    test('a payout whose withdrawal is returned is a difference, once', async () => {
      const buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount('0123456785', `${last_name} ${first_name}`);
      const { account_number: to } = await walletOf(server.app, buyer);
      await server.send(provider, { to, amountKobo: naira(9_000) });
      await waitUntilSettled(server);
      running().book.outcomes.payout = 'failed';
      const account_id = await ownAccount(server.app, buyer);
      const { id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(2_000) });
      await vi.waitFor(async () => {
        await processDueWithdrawals(server.dependencies, (error) => expect.unreachable(String(error)));
        await server.pass(2 * MINUTE_MS);
        expect((await withdrawalOf(server.app, buyer, id)).status).toBe('returned');
      }, WAIT);
      expect(await notInSuspense()).toEqual([]);
      const payout = running().book.payouts.find(({ reference }) => reference === id);
      if (!payout) throw new Error('The bank has no such payout');
      payout.status = 'pending';
      expect(await notInSuspense()).toEqual([
        {
          provider,
          eventId: expect.stringMatching(/^WDR-/),
          reason: 'it is returned here, and the provider has it as pending',
        },
      ]);
      payout.status = 'success';
      expect(await notInSuspense()).toEqual([
        expect.objectContaining({ reason: 'it is returned here, and the provider has it as sent' }),
      ]);
    });
  });
});

describeOnPostgres('money that left Flutterwave', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'flutterwave');
  });
  afterAll(() => server.close());

  test('before its deposit was received here is found again among the refunds since', async () => {
    const { book } = server.banks.simulator.banks.flutterwave;
    const amountKobo = naira(506);
    const deposit = await server.send('flutterwave', { to: STRANGERS_ACCOUNT, amountKobo, isLost: true });
    await server.pass(DAY_MS);
    book.refund(deposit, amountKobo);
    for (let days = 0; days < 20; days += 1) {
      await server.pass(DAY_MS);
      book.refundElsewhere(naira(1));
    }
    const until = server.clock.now();
    const { differences } = await reconcile(server.dependencies, { from: new Date(0), until });
    expect(differences.map(({ reason }) => reason)).toEqual([
      'its webhook never came: ₦506, now suspended',
      'it is in suspense here, and the provider has a refund of ₦506 of it as processed',
    ]);
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, deposit.id));
    const operation = { eventId: event?.id ?? '', actor: 'Bola', reason: 'it went back', at: until };
    await requestRefund(server.db, operation);
    // The server's own job may hold the refund, and leave it for a minute later.
    await vi.waitFor(async () => {
      await server.pass(MINUTE_MS);
      await sendRefunds(server.dependencies, (error) => expect.unreachable(String(error)));
      const [refund] = await server.db.select().from(bankRefunds);
      expect(refund?.status).toBe('processed');
    }, WAIT);
    await expectLedgerConsistent(server);
  });
});
