import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { sessions } from '#server/platform/db/schema/users.ts';
import { createListing } from '../kit/listings.ts';
import { linesOf, runProgram } from '../kit/run-program.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { agreement, contribute, createBuyer } from '../money/kit.ts';

/** Runs before all other code of the process: sets its clock three days ahead. */
const FAST_CLOCK = `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  const AHEAD_MS = 3 * 24 * 3_600_000;
  globalThis.Date = class extends RealDate {
    constructor(...args) { if (args.length === 0) super(RealDate.now() + AHEAD_MS); else super(...args); }
    static now() { return RealDate.now() + AHEAD_MS; }
  };
`)}`;

describeOnPostgres('a machine whose clock is three days ahead', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const start = (environment: Record<string, string>): Promise<{ code: number | null; output: string }> =>
    new Promise((resolve) => {
      const child = spawn('node', ['--import', FAST_CLOCK, 'src/server/main.ts'], {
        env: {
          ...process.env,
          ...environment,
          DATABASE_URL: server.databaseUrl ?? '',
          PORT: '0',
          LOG_LEVEL: 'warn',
        },
      });
      let output = '';
      const keep = (chunk: Buffer): void => {
        output += chunk.toString();
        // If the server starts despite the clock, it would serve and sweep, so this test fails.
        if (output.includes('is ready on')) child.kill('SIGKILL');
      };
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.once('close', (code) => resolve({ code, output }));
    });

  test('starts no second server, says why in one line, and ends no session and no hold', async () => {
    const buyer = await createBuyer(server);
    await contribute(server.app, buyer, agreement(await createListing(server.db)));
    const { code, output } = await start({});
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      "The clock of this machine is 259200 s ahead of the database's; at most 30 s are allowed. Set it right and start again.",
    ]);
    expect((await server.db.select().from(contributions)).map(({ status }) => status)).toEqual(['pending']);
    expect(await server.db.$count(sessions)).toBe(1);
  });

  test('runs no command, whose attempts at a bank would seem to have ended long ago', async () => {
    const words = [
      'src/server/commands/withdrawals-return.ts',
      'WDR-1',
      '--by',
      'Bola',
      '--reason',
      'it waits',
    ];
    const settings = { DATABASE_URL: server.databaseUrl ?? '', NODE_OPTIONS: `--import=${FAST_CLOCK}` };
    const result = await runProgram(words, settings);
    expect(result.code).toBe(1);
    expect(linesOf(result)).toEqual([
      "The clock of this machine is 259200 s ahead of the database's; at most 30 s are allowed. Set it right and start again.",
    ]);
  });
});
