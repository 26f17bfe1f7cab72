import { execFile } from 'node:child_process';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { sendRefunds } from '#server/money/bank/refunds.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerRight, walletOf } from '../kit.ts';
import { type LiveServer, openLive, quiet } from './live.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const MATCH = 'src/server/money/bank/match.cli.ts';
const REFUND = 'src/server/commands/bank-refund.ts';
const NO_EVENT = '00000000-0000-7000-8000-000000000000';
const BY_BOLA = ['--by', 'Bola', '--reason', 'the buyer sent the receipt'];
const WAIT = { timeout: 60_000, interval: 100 };
const COMMAND_MS = 60_000;
const unreachable = (error: unknown): void => expect.unreachable(String(error));

describeOnPostgres('the commands on money in suspense', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());

  const run = (script: string, words: readonly string[]) =>
    new Promise<{ code: number; lines: string[] }>((resolve) => {
      const environment = server.banks.environment('paystack');
      const env = { PATH: process.env.PATH, ...environment, DATABASE_URL: server.databaseUrl ?? '' };
      const options = { cwd: ROOT, env, timeout: COMMAND_MS };
      execFile('node', [script, ...words], options, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.trim().split('\n') }),
      );
    });
  const eventOf = async (id: string) =>
    (await server.db.select().from(bankEvents).where(eq(bankEvents.id, id)))[0];

  /** Money for an account that no wallet has. Returns the id of its event. */
  async function suspended(): Promise<string> {
    await server.send('paystack', { to: '0690000031', amountKobo: naira(500) });
    await quiet(server);
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'suspended'));
    return event?.id ?? '';
  }

  test('npm run bank:match moves it into a wallet once, and notes who did it and why', async () => {
    const buyer = await server.buyer();
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    const id = await suspended();
    const words = [id, '--account', accountNumber, ...BY_BOLA];
    expect(await run(MATCH, words)).toEqual({
      code: 0,
      lines: [`The money of ${id} is in the wallet of ${accountNumber}.`],
    });
    await sweepSettlements(server.dependencies, unreachable);
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(500));
    expect(await server.db.select().from(moneyAudit)).toMatchObject([
      { action: 'suspense_matched', eventId: id, actor: 'Bola', reason: 'the buyer sent the receipt' },
    ]);
    expect(await run(MATCH, words)).toEqual({
      code: 1,
      lines: [`The bank event ${id} is credited, not suspended.`],
    });
    await expectLedgerRight(server);
  });

  test('npm run bank:refund asks the bank to send it back, which the servers follow', async () => {
    const id = await suspended();
    expect(await run(REFUND, [id, ...BY_BOLA])).toEqual({
      code: 0,
      lines: ['The refund is on its way; the servers follow it until the provider has carried it out.'],
    });
    await vi.waitFor(async () => {
      await server.pass(COMMAND_MS);
      await sendRefunds(server.dependencies, unreachable);
      expect((await eventOf(id))?.outcome).toBe('refunded');
    }, WAIT);
    expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(0);
    await expectLedgerRight(server);
  });

  test.each([
    [MATCH, [NO_EVENT, '--account', '0690000031'], 'Usage: npm run bank:match -- EVENT --account '],
    [
      MATCH,
      [NO_EVENT, '--account', '0690000031', ...BY_BOLA],
      'No wallet has the account number 0690000031.',
    ],
    [REFUND, BY_BOLA, 'Usage: npm run bank:refund -- EVENT --by NAME --reason "WHY"'],
    [REFUND, [NO_EVENT, ...BY_BOLA], `There is no bank event ${NO_EVENT}.`],
  ])('%s %j says in one line what is wrong', async (script, words, line) => {
    const { code, lines } = await run(script, words);
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(line);
  });
});
