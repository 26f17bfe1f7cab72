import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatDayTime } from '#domain/dates.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { readScenario, runStep } from '#rails/scenario.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reportEvents } from '#server/money/bank/report.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance } from '#server/money/ledger/ledger.ts';
import { bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { createListing } from '../../kit/listings.ts';
import { messagesTo } from '../../kit/outbox.ts';
import type { TestPerson } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { agreement, contribute, expectLedgerConsistent, newSession, pay, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const DAY_MS = 24 * 3_600_000;
const BY_BOLA = ['--by', 'Bola', '--reason', 'the sender was defrauded'];

describeOnPostgres('a deposit that the bank takes back', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(server, await server.buyer());
  });

  const receive = async (amountKobo: Kobo, to?: string) => {
    const { account_number } = await walletOf(server.app, buyer);
    const deposit = await server.send('paystack', { to: to ?? account_number ?? '', amountKobo });
    await waitUntilSettled(server);
    return deposit;
  };
  const dispute = async (part?: number) => {
    const known = (await listed()).map(({ id }) => id);
    await runStep(server.banks.simulator, {
      dispute: { provider: 'paystack', ...(part !== undefined && { naira: part }) },
    });
    await server.pass(60_000);
    await waitUntilSettled(server);
    const [found] = (await listed()).filter(({ id }) => !known.includes(id));
    if (!found) throw new Error('The dispute is not listed');
    return found;
  };
  const listed = async () =>
    (await reportEvents(server.db, server.clock.now())).filter(({ outcome }) => outcome === 'dispute');
  const listedOf = async (reference: string) =>
    (await listed()).filter(({ transfer }) => transfer.includes(reference));
  const reverse = (eventId: string, amountKobo: Kobo | null = null) =>
    reverseDeposit(server.dependencies, {
      eventId,
      amountKobo,
      refundedKobo: null,
      actor: 'Bola',
      reason: 'the sender was defrauded',
      at: server.clock.now(),
    });
  const person = async () => ({ ...buyer, ...(await newSession(server, buyer.user.id)) });
  const heldKobo = async () => (await walletOf(server.app, await person())).balance;
  const bankKobo = () => balance(server.db, BANK_CLEARING_ACCOUNT_ID);
  const differences = async () => {
    const until = server.clock.now();
    const from = new Date(until.getTime() - 5 * DAY_MS);
    return (await reconcile(server.dependencies, { from, until })).differences;
  };

  const differencesOf = async (reference: string) =>
    (await differences()).filter(({ eventId }) => eventId === reference).map(({ reason }) => reason);

  test('is listed with its amount, its wallet and its day, booked once, told, and agreed on afterwards', async () => {
    const { steps } = await readScenario('src/rails/scenarios/disputed-and-lost.yaml');
    expect(steps).toContainEqual({ dispute: { provider: 'paystack' } });
    const { reference } = await receive(naira(5_000));
    const { account_number } = await walletOf(server.app, buyer);
    const found = await dispute();
    expect(found.transfer).toMatch(
      new RegExp(
        `^₦5,000, awaiting-merchant-feedback, answer by 20.* of the deposit ${reference} of ₦5,000 in the wallet of ${account_number}, which holds ₦5,000$`,
      ),
    );

    const before = await bankKobo();
    for (const isNew of [true, false])
      expect(await reverse(found.id)).toEqual({ amountKobo: naira(5_000), isNew });
    expect([await heldKobo(), (await bankKobo()) - before]).toEqual([0, naira(5_000)]);
    expect(await listedOf(reference)).toEqual([]);
    const messages = (await messagesTo(server.db, buyer.user.phone)).filter(({ text }) =>
      text.includes('taken it back'),
    );
    expect(messages).toHaveLength(1);
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    const audit = await server.db
      .select()
      .from(moneyAudit)
      .where(eq(moneyAudit.eventId, deposit?.id ?? ''));
    expect(audit).toMatchObject([{ action: 'deposit_reversed', actor: 'Bola' }]);
    const list = await server.app.inject({
      url: '/api/wallet/transactions',
      headers: (await person()).headers,
    });
    expect(list.json().body.transactions[0]).toMatchObject({
      title: 'Transfer taken back by the bank',
      is_taken_back: true,
      amount: naira(5_000),
      direction: 'debit',
    });
    expect(list.json().body.totals).toMatchObject({ received: 0 });

    await runStep(server.banks.simulator, { endDispute: { provider: 'paystack', status: 'lost' } });
    await server.pass(3_600_000);
    await waitUntilSettled(server);
    expect(await differencesOf(reference)).toEqual([]);
    const [ended, ...others] = await listedOf(reference);
    expect(others).toEqual([]);
    expect(await reverse(ended?.id ?? '')).toEqual({ amountKobo: naira(5_000), isNew: false });
    await expectLedgerConsistent(server);
  });

  test('is refused whole where the wallet holds less, with what is missing and where it is', async () => {
    const deposit = await receive(naira(5_000));
    server.banks.simulator.directory.nameAccount(
      '0123456785',
      `${buyer.user.last_name} ${buyer.user.first_name}`,
    );
    const account_id = await ownAccount(server.app, buyer);
    const { reference } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(2_000) });
    const found = await dispute();
    await expect(reverse(found.id)).rejects.toThrow(
      `The wallet holds ₦3,000: ₦2,000 are missing for ₦5,000. Of the rest: ₦2,000 on the way out as ${reference}.`,
    );
    expect(await heldKobo()).toBe(naira(3_000));
    expect(await listedOf(deposit.reference)).toMatchObject([{ id: found.id }]);
    expect(await reverse(found.id, naira(3_000))).toEqual({ amountKobo: naira(3_000), isNew: true });
    expect(await reverse(found.id, naira(2_000))).toEqual({ amountKobo: naira(3_000), isNew: false });
    await expectLedgerConsistent(server);
  });

  test('tells of the payment that waits for it, until when, and what is missing', async () => {
    const { id } = await contribute(server.app, await person(), agreement(await createListing(server.db)));
    const payment = await pay(server.app, await person(), id, naira(312_500));
    const { reference } = await receive(naira(100_000));
    await reverse((await dispute()).id);
    const waitsUntil = formatDayTime(new Date(payment.lapses_at ?? ''));
    const texts = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('taken it back') && text.includes(reference))).toEqual([
      expect.stringContaining(
        `Your payment of ₦312,500 waits for this money until ${waitsUntil}: send ₦312,500 before then.`,
      ),
    ]);
  });

  test('leaves suspense, where nobody had it', async () => {
    const { reference } = await receive(naira(700), '0690000031');
    const found = await dispute();
    expect(found.transfer).toContain('which is suspended');
    expect(await reverse(found.id)).toEqual({ amountKobo: naira(700), isNew: true });
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    expect(deposit?.outcome).toBe('refunded');
    await expectLedgerConsistent(server);
  });

  test('of another product of the business needs nobody here', async () => {
    const deposit = await receive(naira(600));
    const before = await listed();
    const paystack = server.banks.simulator.banks.paystack;
    const elsewhere = { ...deposit, reference: '999999999999999999999999999999' };
    const createdAt = server.clock.now();
    const other = {
      id: 1,
      deposit: elsewhere,
      amountKobo: naira(1),
      createdAt,
      dueAt: createdAt,
      status: 'open',
    } as const;
    paystack.notify({ kind: 'dispute', dispute: other });
    await server.pass(60_000);
    await waitUntilSettled(server);
    expect(await listed()).toEqual(before);
    const [row] = await server.db
      .select()
      .from(bankEvents)
      .where(eq(bankEvents.refundOf, elsewhere.reference));
    expect(row?.outcome).toBe('foreign');
  });

  test('is booked by npm run bank:reverse, once the bank has it', async () => {
    const { reference } = await receive(naira(900));
    const { id } = await dispute();
    const settings = { ...server.banks.environment('paystack'), DATABASE_URL: server.databaseUrl ?? '' };
    const run = async (...words: string[]) => {
      const { code, stdout, stderr } = await runProgram(
        ['src/server/commands/bank-reverse.ts', ...words],
        settings,
      );
      return { code, stdout, ...(code !== 0 && { stderr: stderr.split('\n').at(-2) }) };
    };
    expect(await run(id, '--amount', 'nine', ...BY_BOLA)).toMatchObject({ code: 2 });
    expect(await run(id, ...BY_BOLA)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The dispute is awaiting-merchant-feedback: the bank takes nothing back/,
      ),
    });
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    expect(await run(deposit?.id ?? '', ...BY_BOLA)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^paystack has this deposit as successful: it has not taken it back/),
    });
    await runStep(server.banks.simulator, { endDispute: { provider: 'paystack', status: 'lost' } });
    await server.pass(3_600_000);
    await waitUntilSettled(server);
    expect(await run(id, ...BY_BOLA)).toEqual({ code: 0, stdout: '₦900 have left the books too.\n' });
    expect(await run(id, ...BY_BOLA)).toEqual({
      code: 0,
      stdout: '₦900 of this deposit were booked as taken back before; nothing moved now.\n',
    });
    expect(await differencesOf(reference)).toEqual([]);
  });

  test('is refused with the name of the missing keys where its bank is no longer in the settings', async () => {
    const { reference } = await receive(naira(700));
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    const [bank] = server.dependencies.formerBanks;
    if (!bank) throw new Error('No other bank is set');
    const withoutPaystack = { db: server.db, bank, backupBank: null, formerBanks: [] };
    await expect(confirmReversal(withoutPaystack, deposit?.id ?? '')).rejects.toThrow(
      'the keys of paystack are not set. Set them and try again',
    );
  });

  test('by a refund in the dashboard is booked only once the provider has carried it out', async () => {
    const { reference } = await receive(naira(850));
    const sendBack = async (refund: 'failed' | 'processed', waitMs: number) => {
      await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund } });
      await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack' } });
      await server.pass(waitMs);
      await waitUntilSettled(server);
    };
    await sendBack('failed', 60_000);
    const [failed] = (await reportEvents(server.db, server.clock.now())).filter(({ transfer }) =>
      transfer.includes(reference),
    );
    expect(failed).toMatchObject({ outcome: 'refund', transfer: expect.stringMatching(/^failed of the/) });
    const confirm = () => confirmReversal(server.dependencies, failed?.id ?? '');
    await expect(confirm()).rejects.toThrow('has the refund of this deposit as failed');
    await sendBack('processed', 1_000);
    await expect(confirm()).rejects.toThrow('has the refund of this deposit as pending');

    await reverse(failed?.id ?? '');
    expect(await differencesOf(reference)).toEqual([
      '₦850 of it are booked as taken back here, and the provider has it whole',
    ]);
    await server.pass(60_000);
    await waitUntilSettled(server);
    await confirm();
    expect(await differencesOf(reference)).toEqual([]);
  });

  test('by a refund of a part is booked by what the provider has sent back', async () => {
    const { reference } = await receive(naira(1_000));
    await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund: 'processed' } });
    await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack', naira: 300 } });
    await server.pass(60_000);
    await waitUntilSettled(server);
    const [refund] = (await reportEvents(server.db, server.clock.now())).filter(({ transfer }) =>
      transfer.includes(reference),
    );
    const settings = { ...server.banks.environment('paystack'), DATABASE_URL: server.databaseUrl ?? '' };
    const run = (...words: string[]) =>
      runProgram(['src/server/commands/bank-reverse.ts', refund?.id ?? '', ...words, ...BY_BOLA], settings);
    const tooMuch = await run('--amount', '301');
    expect(tooMuch.stderr).toContain('The bank took ₦300 of this deposit back, and ₦301 are to be booked.');
    expect((await run()).stdout).toBe('₦300 have left the books too.\n');
    expect(await heldKobo()).toBe(naira(700));
    expect((await run()).stdout).toContain('₦300 of this deposit were booked as taken back before');
    expect(await differencesOf(reference)).toEqual([]);
  });

  test('of more than the provider has sent back is a difference', async () => {
    const { reference } = await receive(naira(1_000));
    await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund: 'processed' } });
    await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack', naira: 300 } });
    await server.pass(60_000);
    await waitUntilSettled(server);
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    await reverse(deposit?.id ?? '');
    expect(await differencesOf(reference)).toContain(
      '₦1,000 of it are booked as taken back here, and the provider took ₦300 of it back',
    );
  });

  test('by a second refund of the same part, of which no webhook comes, is a difference', async () => {
    const { reference } = await receive(naira(1_000));
    await runStep(server.banks.simulator, { outcomes: { provider: 'paystack', refund: 'processed' } });
    const { webhooks } = server.banks.simulator.banks.paystack;
    const { transmission } = webhooks;
    webhooks.transmission = { ...transmission, isLost: true };
    const sendBack = async () => {
      await runStep(server.banks.simulator, { dashboardRefund: { provider: 'paystack', naira: 300 } });
      await server.pass(60_000);
    };
    await sendBack();
    const difference = 'it is in a wallet here, and the provider has a refund of ₦300 of it as processed';
    expect(await differencesOf(reference)).toEqual([difference]);
    const [refund] = await server.db.select().from(bankEvents).where(eq(bankEvents.refundOf, reference));
    await reverse(refund?.id ?? '', naira(300));
    expect(await differencesOf(reference)).toEqual([]);
    await server.pass(10 * DAY_MS);
    await sendBack();
    webhooks.transmission = transmission;
    expect(await differencesOf(reference)).toEqual([difference]);
    const [second] = await server.db
      .select()
      .from(bankEvents)
      .where(and(eq(bankEvents.refundOf, reference), isNull(bankEvents.closedAt)));
    const taken = await confirmReversal(server.dependencies, second?.id ?? '', naira(300));
    expect(taken).toEqual({ amountKobo: naira(300), refundedKobo: naira(600) });
  });

  test('by a dispute that ended with a part is booked by that part, also under its first event', async () => {
    const { reference } = await receive(naira(1_000));
    const transaction = { reference, amount: naira(1_000) };
    for (const [event, dispute] of [
      ['create', { refund_amount: naira(1_000), status: 'awaiting-merchant-feedback' }],
      ['resolve', { refund_amount: naira(300), status: 'resolved', resolution: 'merchant-accepted' }],
    ] as const) {
      const data = { ...dispute, transaction };
      const body = JSON.stringify({ event: `charge.dispute.${event}`, data });
      const signature = sign(Buffer.from(body), RAILS_KEYS.paystack.secretKey);
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      await server.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload: body });
      await waitUntilSettled(server);
      server.clock.advance(60_000);
    }
    const [created] = await listedOf(reference);
    expect(await confirmReversal(server.dependencies, created?.id ?? '')).toMatchObject({
      amountKobo: naira(300),
    });
    await expect(confirmReversal(server.dependencies, created?.id ?? '', naira(301))).rejects.toThrow(
      'The bank took ₦300 of this deposit back, and ₦301 are to be booked.',
    );
    expect(await confirmReversal(server.dependencies, created?.id ?? '', naira(200))).toMatchObject({
      amountKobo: naira(200),
    });
  });

  test('on the word of an operator alone is a difference to what the provider has', async () => {
    const { reference } = await receive(naira(800));
    const [deposit] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, reference));
    const settings = { ...server.banks.environment('paystack'), DATABASE_URL: server.databaseUrl ?? '' };
    const { stdout } = await runProgram(
      ['src/server/commands/bank-reverse.ts', deposit?.id ?? '', '--on-statement', ...BY_BOLA],
      settings,
    );
    expect(stdout).toBe('₦800 have left the books too.\n');
    expect(await differencesOf(reference)).toEqual([
      '₦800 of it are booked as taken back here, and the provider has it whole',
    ]);
    server.banks.simulator.faults.paystack.add('unavailable', { path: '/refund' });
    expect(await differencesOf(reference)).toEqual([
      expect.stringMatching(/^₦800 of it are booked as taken back here; what the provider has: paystack GET/),
    ]);
    server.banks.simulator.faults.paystack.clear();
    const before = await heldKobo();
    const undo = () =>
      runProgram(['src/server/commands/bank-reverse.ts', deposit?.id ?? '', '--undo', ...BY_BOLA], settings);
    expect((await undo()).stdout).toBe('₦800 are in the wallet again, and the buyer is told.\n');
    expect((await undo()).stdout).toBe('₦800 were put back before; nothing moved now.\n');
    expect((await heldKobo()) - before).toBe(naira(800));
    expect(await differencesOf(reference)).toEqual([]);
    await expect(reverse(deposit?.id ?? '')).rejects.toThrow('Its reversal was undone');
    const messages = await messagesTo(server.db, buyer.user.phone);
    expect(messages.filter(({ text }) => text.includes('in your Kolo wallet again'))).toHaveLength(1);
    await sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error)));
    await expectLedgerConsistent(server);
  });
});
