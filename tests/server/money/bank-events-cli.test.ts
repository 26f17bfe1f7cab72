import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { aBuyer, allApplied, deposit, postWebhook, walletOf } from './kit.ts';

const COMMAND = fileURLToPath(new URL('../../../src/server/money/bank/events.cli.ts', import.meta.url));

describeOnPostgres('npm run bank:events', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const run = (): Promise<{ code: number; lines: string[] }> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: server.databaseUrl ?? '' };
      execFile('node', [COMMAND], { env, timeout: 60_000 }, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 0;
        resolve({ code, lines: `${stdout}${stderr}`.trim().split('\n') });
      });
    });

  test('prints that nothing needs attention', async () => {
    await deposit(server, await aBuyer(server), naira(5_000));
    expect(await run()).toEqual({ code: 0, lines: ['Every bank event was credited or moves no money.'] });
  });

  test('lists what was not credited, what conflicts and what cannot be applied, oldest first', async () => {
    const { account_number: accountNumber } = await walletOf(server.app, await aBuyer(server));
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber: '0000000000', amountKobo: naira(70) });
    await allApplied(server);
    server.clock.advance(1_000);
    await postWebhook(server, { accountNumber, amountKobo: naira(5_000), eventId });
    await postWebhook(server, { accountNumber, amountKobo: naira(9_000), eventId });
    await allApplied(server);
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
