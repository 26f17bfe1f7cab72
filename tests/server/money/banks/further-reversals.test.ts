import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { runStep } from '#rails/scenario.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { undoReversal } from '#server/money/bank/undo-reversal.ts';
import { type BankEventOutcome, bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { messagesTo } from '../../kit/outbox.ts';
import type { TestPerson } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const DAY_MS = 24 * 3_600_000;
const BY = { actor: 'Bola', reason: 'seen in the dashboard' };

describeOnPostgres('a deposit of which the bank takes back another part', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await server.buyer();
    await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund: 'processed' } });
  });

  const receive = async (amountKobo: Kobo) => {
    const { account_number } = await walletOf(server.app, buyer);
    const deposit = await server.send('paystack', { to: account_number ?? '', amountKobo });
    await waitUntilSettled(server);
    return deposit.reference;
  };
  const refund = async (part: number) => {
    await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack', naira: part } });
    await server.pass(60_000);
    await waitUntilSettled(server);
  };
  const loseDispute = async (reference: string, part: Kobo, state = 'resolve') => {
    const transaction = { reference, amount: naira(1_000) };
    const dispute = { status: 'resolved', resolution: 'merchant-accepted', refund_amount: part, transaction };
    const body = JSON.stringify({ event: `charge.dispute.${state}`, data: dispute });
    const signature = sign(Buffer.from(body), RAILS_KEYS.paystack.secretKey);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload: body });
    await waitUntilSettled(server);
  };
  const openEvents = (reference: string, outcome: BankEventOutcome) =>
    server.db
      .select({ id: bankEvents.id })
      .from(bankEvents)
      .where(
        and(eq(bankEvents.refundOf, reference), eq(bankEvents.outcome, outcome), isNull(bankEvents.closedAt)),
      );
  const openEvent = async (reference: string, outcome: BankEventOutcome = 'refund') => {
    const [found] = await openEvents(reference, outcome);
    if (!found) throw new Error(`No ${outcome} of ${reference} is open`);
    return found.id;
  };
  const book = async (eventId: string) => {
    const taken = await confirmReversal(server.dependencies, eventId);
    return reverseDeposit(server.dependencies, { eventId, ...taken, ...BY, at: server.clock.now() });
  };
  const heldKobo = async () => {
    const session = await newSession(server, buyer.user.id);
    return (await walletOf(server.app, { ...buyer, ...session })).balance;
  };
  const differencesOf = async (reference: string) => {
    const until = server.clock.now();
    const from = new Date(until.getTime() - 5 * DAY_MS);
    const { differences } = await reconcile(server.dependencies, { from, until });
    return differences.filter(({ eventId }) => eventId === reference).map(({ reason }) => reason);
  };
  const bookedFor = async (reference: string) => {
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    return server.db
      .select()
      .from(moneyAudit)
      .where(and(eq(moneyAudit.eventId, deposit?.id ?? ''), eq(moneyAudit.action, 'deposit_reversed')));
  };

  test('by a second refund books the rest once, tells the buyer, and agrees with the bank', async () => {
    const reference = await receive(naira(1_000));
    await refund(300);
    expect(await book(await openEvent(reference))).toEqual({ amountKobo: naira(300), isNew: true });
    await refund(200);
    const second = await openEvent(reference);
    const results = await Promise.all([book(second), book(second), book(second)]);
    expect(results.filter(({ isNew }) => isNew)).toEqual([{ amountKobo: naira(200), isNew: true }]);
    expect(await heldKobo()).toBe(naira(500));
    expect(await openEvents(reference, 'refund')).toEqual([]);
    expect(await differencesOf(reference)).toEqual([]);
    const messages = await messagesTo(server.db, buyer.user.phone);
    expect(messages.filter(({ text }) => text.includes('taken it back'))).toHaveLength(2);
    await expectLedgerConsistent(server);
  });

  test('by two refunds whose events are booked at once leaves by what was sent back in all', async () => {
    const reference = await receive(naira(1_000));
    await refund(300);
    await refund(300);
    const events = await openEvents(reference, 'refund');
    expect(events).toHaveLength(2);
    const results = await Promise.all(events.map(({ id }) => book(id)));
    expect(results.filter(({ isNew }) => isNew)).toEqual([{ amountKobo: naira(600), isNew: true }]);
    expect(await heldKobo()).toBe(naira(400));
    expect(await differencesOf(reference)).toEqual([]);
  });

  test('is put back whole where it was a mistake', async () => {
    const reference = await receive(naira(1_000));
    for (const part of [300, 200]) {
      await refund(part);
      await book(await openEvent(reference));
    }
    const [first] = await bookedFor(reference);
    const undone = await undoReversal(server.dependencies, {
      eventId: first?.eventId ?? '',
      ...BY,
      at: server.clock.now(),
    });
    expect(undone).toEqual({ amountKobo: naira(500), isNew: true });
    await sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error)));
    expect(await heldKobo()).toBe(naira(1_000));
    await refund(100);
    await expect(book(await openEvent(reference))).rejects.toThrow('Its reversal was undone');
    await expectLedgerConsistent(server);
  });

  test('by a lost dispute besides a refund is booked on the statement of the bank, once', async () => {
    const reference = await receive(naira(1_000));
    await refund(300);
    const refunded = await openEvent(reference);
    await book(refunded);
    await loseDispute(reference, naira(300));
    const disputed = await openEvent(reference, 'dispute');
    await expect(book(disputed)).rejects.toThrow('add --on-statement --further --amount');
    const settings = { ...server.banks.environment('paystack'), DATABASE_URL: server.databaseUrl ?? '' };
    const run = async (eventId: string, ...words: string[]) => {
      const program = ['src/server/commands/bank-reverse.ts', eventId, '--by', 'Bola', '--reason', 'seen'];
      const { code, stdout, stderr } = await runProgram([...program, ...words], settings);
      return { code, text: stdout + stderr };
    };
    expect(await run(disputed, '--further')).toMatchObject({
      code: 2,
      text: expect.stringContaining('add --amount and --on-statement'),
    });
    const further = ['--on-statement', '--further', '--amount'];
    expect((await run(disputed, ...further, '701')).text).toContain(
      'The deposit is of ₦1,000, of which ₦300 are booked: ₦701 cannot be taken back of it.',
    );
    expect(await openEvents(reference, 'dispute')).toHaveLength(1);
    expect((await run(disputed, ...further, '300')).text).toContain('₦300 have left the books too.');
    expect((await run(disputed, ...further, '300')).text).toContain('nothing moved now');
    expect((await run(refunded, ...further, '300')).text).toContain('that is open');
    expect(await heldKobo()).toBe(naira(400));
    expect(await bookedFor(reference)).toHaveLength(2);
    // Which of the two the refund is, an operator decides by closing its event.
    const refundFound = 'it is in a wallet here, and the provider has a refund of ₦300 of it as processed';
    expect(await differencesOf(reference)).toEqual([refundFound]);
    await expectLedgerConsistent(server);
  });

  test('by the event that the dispute had before, closed by hand, does not count as booked for it', async () => {
    const reference = await receive(naira(1_000));
    await refund(300);
    await book(await openEvent(reference));
    await loseDispute(reference, naira(300), 'create');
    await server.db
      .update(bankEvents)
      .set({ closedAt: server.clock.now() })
      .where(eq(bankEvents.id, await openEvent(reference, 'dispute')));
    await loseDispute(reference, naira(300));
    await expect(book(await openEvent(reference, 'dispute'))).rejects.toThrow(
      'what the dispute took is not booked',
    );
  });

  test('by a refund after what was booked by its own event waits for the statement too', async () => {
    const reference = await receive(naira(1_000));
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    const own = { eventId: deposit?.id ?? '', amountKobo: naira(300), refundedKobo: null, ...BY };
    for (const isNew of [true, false])
      expect(await reverseDeposit(server.dependencies, { ...own, at: server.clock.now() })).toMatchObject({
        isNew,
      });
    await refund(300);
    await expect(book(await openEvent(reference))).rejects.toThrow('and not for a refund alone');
    expect(await differencesOf(reference)).toHaveLength(1);
  });

  test.each([300, 200, 100])(
    'by a refund of ₦%s after a lost dispute, which may be the same, waits for the statement',
    async (part) => {
      const reference = await receive(naira(1_000));
      await loseDispute(reference, naira(200));
      await book(await openEvent(reference, 'dispute'));
      await refund(part);
      const refunded = await openEvent(reference);
      await expect(book(refunded)).rejects.toThrow('and not for a refund alone');
      expect(await openEvents(reference, 'refund')).toHaveLength(1);
      expect(await heldKobo()).toBe(naira(800));
    },
  );
});
