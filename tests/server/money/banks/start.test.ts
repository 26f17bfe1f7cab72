import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres, TEST_DATABASE_URL } from '../../kit/server.ts';
import { LIVE_PROVIDERS, type SimulatedBanks, simulateBanks } from './simulated.ts';

const run = promisify(execFile);

describeOnPostgres('a start with a live bank', () => {
  let banks: SimulatedBanks;
  beforeAll(async () => {
    banks = await simulateBanks('http://127.0.0.1:1');
  });
  afterAll(() => banks.close());

  /** Starts the server, which has to end by itself. Returns what it printed. */
  async function startRejected(environment: Readonly<Record<string, string>>): Promise<string> {
    const env = { PATH: process.env.PATH, PORT: '0', DATABASE_URL: TEST_DATABASE_URL, ...environment };
    const ended = await run('node', ['src/server/main.ts'], { env, timeout: 100_000 }).catch(
      (error) => error,
    );
    expect(ended.code).toBe(1);
    return `${ended.stdout}${ended.stderr}`.trimEnd();
  }

  test.each(LIVE_PROVIDERS)(
    'is refused in one line where %s refuses the key',
    async (provider) => {
      const printed = await startRejected({
        ...banks.environment(provider),
        PAYSTACK_SECRET_KEY: 'sk_test_S3cret',
        MONNIFY_SECRET_KEY: 'S3cret',
        FLUTTERWAVE_SECRET_KEY: 'S3cret',
        DATABASE_URL: 'postgres://127.0.0.1:1/none',
      });
      expect(printed).toMatch(
        new RegExp(`^The bank ${provider} refuses the keys in the settings: ${provider} .* HTTP 401, .*$`),
      );
      expect(printed).not.toMatch(/\n|S3cret/);
    },
    120_000,
  );

  test('is refused in one line without a key', async () => {
    expect(await startRejected({ BANK_PROVIDER: 'paystack' })).toBe(
      'BANK_PROVIDER=paystack needs the setting PAYSTACK_SECRET_KEY.',
    );
  }, 120_000);
});
