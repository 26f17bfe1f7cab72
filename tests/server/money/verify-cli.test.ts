import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit } from './kit.ts';

const COMMAND = 'src/server/money/ledger/verify.cli.ts';

describeOnPostgres('npm run ledger:verify', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await deposit(server, await createBuyer(server), 5_000);
  });
  afterAll(() => server.close());

  const verify = async (settings: Record<string, string>) => {
    const { code, stdout, stderr } = await runProgram([COMMAND], settings);
    return { code, output: `${stdout}${stderr.replace(/^Acting on .*\n/, '')}` };
  };
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
