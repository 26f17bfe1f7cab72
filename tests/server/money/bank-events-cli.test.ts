import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { bankEvents, bankRefunds } from '#server/platform/db/schema/bank.ts';
import { linesOf, runProgram } from '../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit, postWebhook, waitUntilApplied, walletOf } from './kit.ts';

const COMMAND = 'src/server/money/bank/events.cli.ts';

const DAY_MS = 24 * 3_600_000;

describeOnPostgres('npm run bank:events', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const run = async () => {
    const result = await runProgram([COMMAND], { DATABASE_URL: server.databaseUrl ?? '' });
    return { code: result.code, lines: linesOf(result) };
  };

  test('prints that nothing needs attention', async () => {
    await deposit(server, await createBuyer(server), naira(5_000));
    expect(await run()).toEqual({
      code: 0,
      lines: ['Every bank event was credited, moves no money or is closed.'],
    });
  });

  test('lists a refund that the bank has not taken for a day, which the metrics show too', async () => {
    const { db, clock, app } = server;
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber: '0000000000', amountKobo: naira(90), eventId });
    await waitUntilApplied(server);
    const [event] = await db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    const id = event?.id ?? '';
    await requestRefund(db, { eventId: id, actor: 'Ada', reason: 'a stranger', at: clock.now() });
    const listed = async () => (await run()).lines.filter((line) => line.includes(id));
    expect(await listed()).toEqual([]);
    // The command uses this machine's clock.
    const createdAt = new Date(Math.min(Date.now(), clock.now().getTime()) - 2 * DAY_MS);
    await db.update(bankRefunds).set({ createdAt }).where(eq(bankRefunds.eventId, id));
    expect(await listed()).toEqual([
      expect.stringMatching(
        / refunding +sandbox .* refund by Ada: a stranger; the bank has not taken it yet$/,
      ),
    ]);
    const metrics = (await app.inject({ url: '/metrics' })).body;
    const age = /^bank_refunds_oldest_open_age_seconds\{status="requested"\} (\S+)$/m.exec(metrics)?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual((2 * DAY_MS) / 1_000);
    await sendRefunds(server.dependencies, (error) => expect.unreachable(String(error)));
    expect(await listed()).toEqual([]);
  });

  test('lists what was not credited, what conflicts and what cannot be applied, oldest first', async () => {
    const { account_number: accountNumber } = await walletOf(server.app, await createBuyer(server));
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber: '0000000000', amountKobo: naira(70) });
    await waitUntilApplied(server);
    server.clock.advance(1_000);
    await postWebhook(server, { accountNumber, amountKobo: naira(5_000), eventId });
    await postWebhook(server, { accountNumber, amountKobo: naira(9_000), eventId });
    await waitUntilApplied(server);
    server.clock.advance(1_000);
    const receivedAt = server.clock.now();
    await storeEvent(server.db, { provider: 'nobody', eventId: 'odd', rawBody: '{}', receivedAt });
    const { code, lines } = await run();
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(
        / suspended +sandbox .* ₦70 to 0000000000 from S\*\* S\*\*, Sandbox Bank, …0011$/,
      ),
      expect.stringMatching(
        new RegExp(
          ` conflicting +sandbox +${eventId}#sha256:.* ₦9,000 to ${accountNumber} from S\\*\\* S\\*\\*, `,
        ),
      ),
      expect.stringMatching(/ unapplied +nobody +odd$/),
      '3 bank events need attention.',
    ]);
  });
});
