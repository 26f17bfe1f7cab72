import { desc, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { sendRefunds } from '#server/money/bank/refunds.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { bankEvents, bankRefunds, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { WAIT } from '../../../kit/wait.ts';
import { linesOf, runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MATCH = 'src/server/money/bank/match.cli.ts';
const REFUND = 'src/server/commands/bank-refund.ts';
const EVENTS = 'src/server/money/bank/events.cli.ts';
const CLOSE = 'src/server/money/bank/close.cli.ts';
const RETRY = 'src/server/money/bank/retry.cli.ts';
const MINUTE_MS = 60_000;
const LAGOS_OFFSET_MS = 3_600_000;
const NO_EVENT = '00000000-0000-7000-8000-000000000000';
const BY_BOLA = ['--by', 'Bola', '--reason', 'the buyer sent the receipt'];
const unreachable = (error: unknown): void => expect.unreachable(String(error));

describeOnPostgres('the commands on money in suspense', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  const run = async (
    script: string,
    words: readonly string[],
    environment = server.banks.environment('paystack'),
  ) => {
    const settings = { ...environment, DATABASE_URL: server.databaseUrl ?? '' };
    const result = await runProgram([script, ...words], settings);
    return { code: result.code, lines: linesOf(result) };
  };
  const eventOf = async (id: string) =>
    (await server.db.select().from(bankEvents).where(eq(bankEvents.id, id)))[0];

  const auditOf = (id: string) => server.db.select().from(moneyAudit).where(eq(moneyAudit.eventId, id));

  /** Sends money to an account that belongs to no wallet. Returns the event's id. */
  async function suspended(): Promise<string> {
    await server.send('paystack', { to: '0690000031', amountKobo: naira(500) });
    await waitUntilSettled(server);
    const [event] = await server.db
      .select()
      .from(bankEvents)
      .where(eq(bankEvents.outcome, 'suspended'))
      .orderBy(desc(bankEvents.id));
    return event?.id ?? '';
  }

  test('npm run bank:match moves it into a wallet once, and notes who did it and why', async () => {
    const buyer = await server.buyer();
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const id = await suspended();
    const asShown = `${accountNumber?.slice(0, 4)} ${accountNumber?.slice(4, 7)} ${accountNumber?.slice(7)}`;
    const words = [id, '--account', asShown, ...BY_BOLA];
    expect(await run(MATCH, words)).toEqual({
      code: 0,
      lines: [`The money of ${id} is in the wallet of ${accountNumber}.`],
    });
    await sweepSettlements(server.dependencies, unreachable);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(500));
    expect(await auditOf(id)).toMatchObject([
      { action: 'suspense_matched', actor: 'Bola', reason: 'the buyer sent the receipt' },
    ]);
    expect(await run(MATCH, words)).toEqual({
      code: 1,
      lines: [`The bank event ${id} is credited, not suspended.`],
    });
    await expectLedgerConsistent(server);
  });

  test('npm run bank:refund asks the bank to send it alone back, which the servers follow', async () => {
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    const otherId = await suspended();
    const { PAYSTACK_SECRET_KEY: _, ...withoutKeys } = server.banks.environment('monnify');
    expect(await run(REFUND, [otherId, ...BY_BOLA], withoutKeys)).toEqual({
      code: 0,
      lines: [
        'The refund is recorded. The provider has not taken it yet; the servers try again.',
        'the keys of paystack are not set',
      ],
    });
    const id = await suspended();
    expect(await run(REFUND, [id, ...BY_BOLA])).toEqual({
      code: 0,
      lines: ['The refund is on its way; the servers follow it until the provider has carried it out.'],
    });
    const refunds = await server.db
      .select()
      .from(bankRefunds)
      .where(inArray(bankRefunds.eventId, [otherId, id]));
    expect(refunds.map(({ eventId, status }) => [eventId, status]).toSorted()).toEqual(
      [
        [otherId, 'requested'],
        [id, 'sent'],
      ].toSorted(),
    );
    await vi.waitFor(async () => {
      await server.pass(3 * MINUTE_MS);
      await sendRefunds(server.dependencies, unreachable);
      // An event that arrived while its refund ended is applied again.
      await sweepEvents(server.dependencies, () => undefined);
      for (const each of [otherId, id]) expect((await eventOf(each))?.outcome).toBe('refunded');
      expect(await server.db.$count(bankEvents, isNull(bankEvents.appliedAt))).toBe(0);
    }, WAIT);
    expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before);
    await expectLedgerConsistent(server);
  });

  test('npm run bank:close closes what needs attention once, and bank:retry has it applied again', async () => {
    const receivedAt = server.clock.now();
    const [event] = await server.db
      .insert(bankEvents)
      .values({
        provider: 'paystack',
        eventId: 'odd',
        rawBody: '{',
        receivedAt,
        appliedAt: receivedAt,
        outcome: 'unreadable',
      })
      .returning({ id: bankEvents.id });
    const id = event?.id ?? '';
    const listed = async () => (await run(EVENTS, [])).lines.filter((line) => line.includes(id));
    const at = new Date(receivedAt.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
    expect(await listed()).toEqual([`${at} WAT  ${id}  unreadable    paystack  odd`]);
    expect(await openCount('unreadable')).toBe(1);

    const closed = [];
    for (const _ of ['first', 'again']) closed.push(...(await run(CLOSE, [id, ...BY_BOLA])).lines);
    expect(closed).toEqual([`The bank event ${id} is closed.`, `The bank event ${id} is closed already.`]);
    expect(await listed()).toEqual([]);
    expect(await openCount('unreadable')).toBe(0);

    expect((await run(RETRY, [id, ...BY_BOLA])).lines).toEqual([
      `The bank event ${id} is tried again within a minute.`,
    ]);
    expect(await eventOf(id)).toMatchObject({ outcome: null, appliedAt: null, closedAt: null });
    expect((await auditOf(id)).map(({ action, actor }) => [action, actor]).toSorted()).toEqual([
      ['event_closed', 'Bola'],
      ['event_retried', 'Bola'],
    ]);
    await server.db
      .update(bankEvents)
      .set({ outcome: 'ignored', appliedAt: receivedAt })
      .where(eq(bankEvents.id, id));
  });

  test('npm run bank:close leaves money in suspense alone', async () => {
    const id = await suspended();
    expect(await run(CLOSE, [id, ...BY_BOLA])).toEqual({
      code: 1,
      lines: [`The money of the bank event ${id} is in suspense: match it to a wallet, or refund it.`],
    });
  });

  test('npm run bank:refund that lacks the settings of the service leaves it in suspense', async () => {
    await server.buyer();
    const id = await suspended();
    const { code } = await runProgram([REFUND, id, ...BY_BOLA], { DATABASE_URL: server.databaseUrl ?? '' });
    expect([code, (await eventOf(id))?.outcome]).toEqual([1, 'suspended']);
  });

  test('npm run bank:refund that the bank refuses, as it has sent a part back, leaves it in suspense', async () => {
    await server.buyer();
    const id = await suspended();
    const { book } = server.banks.simulator.banks.paystack;
    const deposit = book.deposits.at(-1);
    if (!deposit) throw new Error('The bank has no deposit');
    book.refund(deposit, naira(200));
    expect(await run(REFUND, [id, ...BY_BOLA])).toEqual({
      code: 1,
      lines: [
        'The provider rejected the refund, and the money is in suspense again.',
        'paystack POST /refund: HTTP 400, Transaction has been fully reversed',
      ],
    });
    expect((await eventOf(id))?.outcome).toBe('suspended');
  });

  const openCount = async (outcome: string) => {
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    return Number(new RegExp(`^bank_events_open\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(metrics)?.[1]);
  };

  test('each command says on which database and bank it acts', async () => {
    const { host, pathname } = new URL(server.databaseUrl ?? '');
    const { stderr } = await runProgram([EVENTS], { DATABASE_URL: server.databaseUrl ?? '' });
    expect(stderr).toBe(
      `Acting on the PostgreSQL database ${pathname.slice(1)} at ${host}, with BANK_PROVIDER=sandbox.\n`,
    );
  });

  test.each([
    ['a server', ['src/server/main.ts']],
    [
      'a command',
      ['src/server/commands/support-answer.ts', 'C-RASZZC', '--by', 'Bola', '--text', 'It is done.'],
    ],
  ])('%s that lacks the settings of the service does nothing, and says why', async (_, words) => {
    const { code, stderr } = await runProgram(words, { DATABASE_URL: server.databaseUrl ?? '', PORT: '0' });
    expect([code, stderr.split('\n').at(-2)]).toEqual([
      1,
      'This database holds accounts at paystack, and BANK_PROVIDER is sandbox: set BANK_PROVIDER and its keys, or another database.',
    ]);
  });

  test('--help prints the usage and is no failure', async () => {
    const { code, stdout } = await runProgram([MATCH, '--help'], { DATABASE_URL: server.databaseUrl ?? '' });
    expect([code, stdout]).toEqual([
      0,
      'Usage: npm run bank:match -- EVENT --account ACCOUNT_NUMBER --by NAME --reason "WHY"\n',
    ]);
  });

  test.each([
    [
      MATCH,
      [NO_EVENT, '--account', '12', ...BY_BOLA],
      2,
      '--account must be a number of 10 digits; it is "12".',
    ],
    [
      MATCH,
      [NO_EVENT, '--account', '0690000031', ...BY_BOLA],
      1,
      'No wallet has the account number 0690000031.',
    ],
    [REFUND, [NO_EVENT, ...BY_BOLA], 1, `There is no bank event ${NO_EVENT}.`],
  ])('%s %j says in one line what is wrong', async (script, words, status, line) => {
    const { code, lines } = await run(script, words);
    expect([code, lines]).toEqual([status, [expect.stringContaining(line)]]);
  });
});
