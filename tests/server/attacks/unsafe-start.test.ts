import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BARE_ENVIRONMENT } from '../kit/bare-environment.ts';

const run = promisify(execFile);
const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  OTP_SECRET: 'S3cret-of-codes-0123456789',
  BANK_WEBHOOK_SECRET: 'S3cret-of-webhooks-0123456789',
  SUPPORT_EMAIL: 'support@example.com',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'unsafe-start-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Longer than any start, and short enough that a repeated one fits into the test's time. */
const START_LIMIT_MS = 50_000;

/** Starts the server, which must exit by itself. Returns its output. */
async function startRejected(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const env = { ...BARE_ENVIRONMENT, PORT: '0', DATA_DIR: path.join(dataDir, 'data'), ...environment };
  const start = () =>
    run('node', ['src/server/main.ts'], { env, timeout: START_LIMIT_MS, killSignal: 'SIGKILL' }).catch(
      (error) => error,
    );
  // A process of Node may rarely hang in its own shutdown (nodejs/node#54918).
  const first = await start();
  if (first.killed)
    console.error(`The start hung and is repeated. It printed: ${first.stdout}${first.stderr}`);
  const ended = first.killed ? await start() : first;
  expect(ended.code).toBe(1);
  expect(await readdir(dataDir), 'nothing was opened').toEqual([]);
  return `${ended.stdout}${ended.stderr}`;
}

/** Findings 5 and 14: a production server could create money, and a failed start printed secrets. */
it.each([
  ['sandboxes in production', { ...PRODUCTION, ALLOW_SANDBOX: undefined }, /BANK_PROVIDER=sandbox/],
  ['the published OTP_SECRET', { ...PRODUCTION, OTP_SECRET: undefined }, /OTP_SECRET/],
  [
    'the published BANK_WEBHOOK_SECRET',
    { ...PRODUCTION, BANK_WEBHOOK_SECRET: undefined },
    /BANK_WEBHOOK_SECRET/,
  ],
  ['no SUPPORT_EMAIL', { ...PRODUCTION, SUPPORT_EMAIL: undefined }, /SUPPORT_EMAIL/],
  ['the sandbox for every machine', { ...PRODUCTION, HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0/],
  ['the sandbox under a public address', { ...PRODUCTION, PUBLIC_URL: 'https://kolo.example' }, /PUBLIC_URL/],
  [
    'the sandbox for every machine, in development',
    { HOST: '0.0.0.0', ALLOW_SANDBOX: '1' },
    /HOST=0\.0\.0\.0/,
  ],
  [
    'a placeholder of the example',
    { OTP_SECRET: 'replace-with-32-random-characters' },
    /OTP_SECRET still has/,
  ],
  ['a database of another kind', { DATABASE_URL: 'mysql://app:S3cret-Pw@db/x' }, /DATABASE_URL/],
  ['a short key of codes', { OTP_SECRET: 'S3cret-short' }, /OTP_SECRET/],
  ['a short key of webhooks', { BANK_WEBHOOK_SECRET: 'S3cret-short' }, /BANK_WEBHOOK_SECRET/],
  ['a short token of operations', { OPERATIONS_TOKEN: 'S3cret-short' }, /OPERATIONS_TOKEN/],
])(
  'a start with %s is rejected in one line that prints no secret',
  async (_, environment, line) => {
    const printed = (await startRejected(environment)).trimEnd();
    expect(printed).toMatch(line);
    expect(printed).not.toContain('\n');
    expect(printed).not.toMatch(/S3cret|sandbox-otp-secret|sandbox-webhook-secret/);
  },
  120_000,
);
