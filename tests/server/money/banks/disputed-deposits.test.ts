import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { runStep } from '#rails/scenario.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { closeEvent } from '#server/money/bank/close.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { bodyId } from '#server/money/bank/event-ids.ts';
import { HASH_HEADER } from '#server/money/bank/flutterwave/signature.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { undoReversal } from '#server/money/bank/undo-reversal.ts';
import { bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import type { TestPerson } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const DAY_MS = 24 * 3_600_000;
const BY = { actor: 'Bola', reason: 'seen on the statement' };

describeOnPostgres('the deposit of a dispute that names none', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await openLive(open, 'flutterwave');
    await runStep(server.banks.simulator, { outcomes: { provider: 'flutterwave', refund: 'processed' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await server.buyer();
  });

  const eventOf = async (eventId: string) => {
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    if (!event) throw new Error(`There is no event ${eventId}`);
    return event;
  };
  const receive = async (amountKobo: Kobo) => {
    const [account] = await server.accountsOf(buyer);
    const { id } = await server.send('flutterwave', { to: account?.accountNumber ?? '', amountKobo });
    await waitUntilSettled(server);
    return eventOf(id);
  };
  let disputes = 0;
  const dispute = async () => {
    disputes += 1;
    const payload = JSON.stringify({ event: 'dispute.lost', data: { id: disputes } });
    const headers = { 'content-type': 'application/json', [HASH_HEADER]: RAILS_KEYS.flutterwave.secretHash };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/flutterwave', headers, payload });
    await waitUntilSettled(server);
    return (await eventOf(bodyId(Buffer.from(payload)))).id;
  };
  const refund = async (deposit: { id: string; eventId: string }, part: number) => {
    await runStep(server.banks.simulator, { dashboardRefund: { provider: 'flutterwave', naira: part } });
    await server.pass(60_000);
    const until = server.clock.now();
    await reconcile(server.dependencies, { from: new Date(until.getTime() - DAY_MS), until });
    const [found] = await server.db.select().from(bankEvents).where(eq(bankEvents.refundOf, deposit.eventId));
    const eventId = found?.id ?? '';
    const taken = await confirmReversal(server.dependencies, eventId);
    await reverseDeposit(server.dependencies, { eventId, ...taken, ...BY, at: server.clock.now() });
  };
  const book = (eventId: string, depositId: string, amountKobo: Kobo, isFurther = false) =>
    reverseDeposit(server.dependencies, {
      eventId,
      depositId,
      amountKobo,
      refundedKobo: null,
      isFurther,
      ...BY,
      at: server.clock.now(),
    });
  const heldKobo = async () => {
    const session = await newSession(server, buyer.user.id);
    return (await walletOf(server.app, { ...buyer, ...session })).balance;
  };

  test('is named by the operator, who books what it took besides a refund, once', async () => {
    const deposit = await receive(naira(1_000));
    await refund(deposit, 300);
    const disputed = await dispute();
    const settings = {
      ...server.banks.environment('flutterwave'),
      DATABASE_URL: server.databaseUrl ?? '',
    };
    const run = async (...words: string[]) => {
      const program = ['src/server/commands/bank-reverse.ts', disputed, '--by', 'Bola', '--reason', 'lost'];
      const { code, stdout, stderr } = await runProgram([...program, ...words], settings);
      return { code, text: stdout + stderr };
    };
    expect((await run('--on-statement')).text).toContain("add --deposit with the deposit's event");
    expect(await run('--deposit', deposit.id)).toMatchObject({
      code: 2,
      text: expect.stringContaining('add --on-statement'),
    });
    const named = ['--on-statement', '--deposit', deposit.id];
    expect((await run(...named)).text).toContain('add --on-statement --further --amount');
    expect((await run(...named, '--further', '--amount', '701')).text).toContain('cannot be taken back');
    expect(
      await server.db.$count(bankEvents, and(eq(bankEvents.id, disputed), isNull(bankEvents.closedAt))),
    ).toBe(1);
    expect((await run(...named, '--further', '--amount', '300')).text).toContain('₦300 have left the books');
    expect((await run(...named, '--further', '--amount', '300')).text).toContain('nothing moved now');
    expect(await heldKobo()).toBe(naira(400));
    const audited = await server.db.select().from(moneyAudit).where(eq(moneyAudit.forEventId, disputed));
    expect(audited).toMatchObject([{ action: 'deposit_reversed', eventId: deposit.id, actor: 'Bola' }]);
    await expectLedgerConsistent(server);

    const undone = { eventId: disputed, ...BY, at: server.clock.now() };
    expect(await undoReversal(server.dependencies, undone)).toEqual({ amountKobo: naira(600), isNew: true });
    await sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error)));
    await expectLedgerConsistent(server);
  });

  test('is one, also where two are named at once', async () => {
    const deposits = [await receive(naira(1_000)), await receive(naira(1_000))];
    const disputed = await dispute();
    const results = await Promise.allSettled(deposits.map(({ id }) => book(disputed, id, naira(300))));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: expect.objectContaining({ message: expect.stringContaining('is not of the deposit') }),
    });
    expect(await heldKobo()).toBe(naira(1_700));
    for (const { id } of deposits)
      await book(disputed, id, naira(300)).then(
        ({ isNew }) => expect(isNew).toBe(false),
        (error) => expect(error).toMatchObject({ message: expect.stringContaining('is not of the deposit') }),
      );
    expect(await heldKobo()).toBe(naira(1_700));
    await expectLedgerConsistent(server);
  });

  test('is booked once where the dispute is reported again', async () => {
    const deposit = await receive(naira(1_000));
    const [first, second] = [await dispute(), await dispute()];
    expect(await book(first, deposit.id, naira(300))).toMatchObject({ isNew: true });
    expect(await book(second, deposit.id, naira(300))).toMatchObject({ isNew: false });
    expect(await heldKobo()).toBe(naira(700));
  });

  test('has to be a deposit that was counted, and the dispute open', async () => {
    const deposit = await receive(naira(1_000));
    const [disputed, other] = [await dispute(), await dispute()];
    await expect(book(disputed, other, naira(300))).rejects.toThrow('no deposit that was counted');
    await expect(book(deposit.id, deposit.id, naira(300))).rejects.toThrow('of a dispute');
    await closeEvent(server.db, { eventId: disputed, ...BY, at: server.clock.now() });
    for (const isFurther of [false, true])
      await expect(book(disputed, deposit.id, naira(300), isFurther)).rejects.toThrow(
        'is not of the deposit',
      );
    expect(await heldKobo()).toBe(naira(1_000));
    const [rejected] = await server.db.select().from(bankEvents).where(eq(bankEvents.id, other));
    expect(rejected).toMatchObject({ outcome: 'dispute', closedAt: null });
  });
});
