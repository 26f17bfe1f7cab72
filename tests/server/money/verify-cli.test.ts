import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { aBuyer, deposit } from './kit.ts';

const COMMAND = fileURLToPath(new URL('../../../src/server/money/ledger/verify.cli.ts', import.meta.url));

describeOnPostgres('npm run ledger:verify', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await deposit(server, await aBuyer(server), 5_000);
  });
  afterAll(() => server.close());

  const verify = (environment: Record<string, string>): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, ...environment };
      execFile('node', [COMMAND], { env, timeout: 150_000 }, (error, stdout, stderr) => {
        const output = `${stdout}${stderr.replace(/^Acting on .*\n/, '')}`;
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output });
      });
    });
  const check = () => verify({ DATABASE_URL: server.databaseUrl ?? '' });

  test('ends well when every balance follows from its entries', async () => {
    expect(await check()).toEqual({ code: 0, output: 'The ledger is right: 5 accounts, 1 transfers.\n' });
  });

  test('prints what differs, and fails', async () => {
    await server.db.execute(sql`update ledger_accounts set balance_kobo = 6000 where kind = 'wallet'`);
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toContain('should be 5000, is 6000');
    expect(output).toContain('The ledger is wrong in 1 places.');
  });

  test('prints in one line which setting is wrong', async () => {
    const { code, output } = await verify({ DATABASE_URL: 'mysql://nowhere' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
