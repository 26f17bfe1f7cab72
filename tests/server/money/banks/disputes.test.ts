import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { runStep } from '#rails/scenario.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const BEGUN = { event: 'create', status: 'awaiting-merchant-feedback' };
const LOST = { event: 'resolve', status: 'resolved', resolution: 'merchant-accepted' };
const WON = { event: 'resolve', status: 'resolved', resolution: 'declined' };

describeOnPostgres('the dispute of a deposit', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  async function receive() {
    const { account_number } = await walletOf(server.app, await server.buyer());
    const deposit = await server.send('paystack', { to: account_number ?? '', amountKobo: naira(1_000) });
    await waitUntilSettled(server);
    return deposit;
  }
  async function report(reference: string, { event, ...state }: typeof BEGUN | typeof LOST) {
    const data = {
      ...state,
      refund_amount: naira(300),
      transaction: { reference, amount: naira(1_000) },
    };
    const body = JSON.stringify({ event: `charge.dispute.${event}`, data });
    const signature = sign(Buffer.from(body), RAILS_KEYS.paystack.secretKey);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload: body });
    await waitUntilSettled(server);
    server.clock.advance(60_000);
  }
  const openEvents = (reference: string, outcome: 'dispute' | 'refund') =>
    server.db
      .select()
      .from(bankEvents)
      .where(
        and(eq(bankEvents.refundOf, reference), eq(bankEvents.outcome, outcome), isNull(bankEvents.closedAt)),
      );
  const reverse = (eventId: string) =>
    reverseDeposit(server.dependencies, {
      eventId,
      amountKobo: naira(300),
      refundedKobo: null,
      actor: 'Bola',
      reason: 'the sender was defrauded',
      at: server.clock.now(),
    });

  test('is lost in any order of its webhooks, and not where it was won', async () => {
    const { reference } = await receive();
    await report(reference, LOST);
    await report(reference, BEGUN);
    const [event] = await openEvents(reference, 'dispute');
    expect(await confirmReversal(server.dependencies, event?.id ?? '')).toMatchObject({
      amountKobo: naira(300),
    });

    const won = await receive();
    await report(won.reference, BEGUN);
    await report(won.reference, WON);
    const [wonEvent] = await openEvents(won.reference, 'dispute');
    await expect(confirmReversal(server.dependencies, wonEvent?.id ?? '')).rejects.toThrow('declined');
  });

  test('stays open where as much of the deposit was refunded before', async () => {
    const { reference } = await receive();
    await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund: 'processed' } });
    await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack', naira: 300 } });
    await server.pass(60_000);
    await waitUntilSettled(server);
    const [refund] = await openEvents(reference, 'refund');
    expect(await reverse(refund?.id ?? '')).toMatchObject({ isNew: true });
    await report(reference, LOST);
    const [dispute] = await openEvents(reference, 'dispute');
    await expect(reverse(dispute?.id ?? '')).rejects.toThrow(
      '₦300 of this deposit are booked as taken back already, for a refund: what the dispute took',
    );
    expect(await openEvents(reference, 'dispute')).toHaveLength(1);
  });

  test('is booked once, also under its second event', async () => {
    const { reference } = await receive();
    await report(reference, BEGUN);
    await report(reference, LOST);
    const [first, second] = await openEvents(reference, 'dispute');
    expect(await reverse(first?.id ?? '')).toMatchObject({ isNew: true });
    expect(await reverse(second?.id ?? '')).toMatchObject({ isNew: false });
    expect(await openEvents(reference, 'dispute')).toEqual([]);
  });
});
