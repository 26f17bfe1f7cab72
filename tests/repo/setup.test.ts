import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { installDebianPackages } from '../../scripts/setup/debian.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { killOnExit } from '../kit/childProcesses.ts';
import { WAIT } from '../kit/wait.ts';

afterEach(() => vi.unstubAllEnvs());

it('names the browser that CHROMIUM_PATH does not lead to, instead of taking another', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium');
  expect(() => findChromium()).toThrow('There is no browser at CHROMIUM_PATH, /no/chromium.');
});

it('names every way to get a program that cannot be installed', () => {
  vi.stubEnv('PATH', '/no/programs');
  vi.spyOn(console, 'log').mockReturnValue();
  const install = () => installDebianPackages(['chromium'], 'Chromium', ', or set CHROMIUM_PATH');
  expect(install).toThrow("Chromium is needed: install Debian's chromium, or set CHROMIUM_PATH.");
});

describe('npm test', () => {
  /** Two parts, of which the first runs until it is ended. */
  const PARTS = `
    import { check } from './scripts/setup/parts.mjs';
    import { run } from './scripts/setup/run.mjs';
    const wait = 'console.log("waiting"); setInterval(() => {}, 1000)';
    await check('first', () => run('node', ['-e', wait]));
    await check('second', async () => {});
  `;

  it.each(['SIGINT', 'SIGTERM'] as const)('begins no other part after %s', async (signal) => {
    const child = spawn('node', ['--input-type=module', '-e', PARTS], { cwd: ROOT });
    killOnExit(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output === 'waiting\n') child.kill(signal);
    });
    await once(child, 'close');
    expect(output.split('\n')).toEqual(['waiting', '✓ first', '']);
  });
});

describe('the report of vitest', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitest-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A suite whose hook fails, one whose test fails, and one that passes. */
  const TESTS = `
    describe('search', () => {
      beforeAll(() => { throw new Error('the hook broke', { cause: new Error('too slow') }); });
      test('is not run', () => {});
    });
    describe('prices', () => test('are whole', () => { throw new Error('a half'); }));
    describe('homes', () => test('are listed', () => {}));
  `;

  it('says why a suite or a test failed', () => {
    const file = path.join(folder, 'report.json');
    writeFileSync(path.join(folder, 'listings.test.js'), TESTS);
    writeFileSync(
      path.join(folder, 'vitest.config.mjs'),
      `import { VitestReport } from ${JSON.stringify(path.join(ROOT, 'tests/kit/vitestReport.ts'))};
      export default { test: { globals: true, reporters: [new VitestReport(${JSON.stringify(file)})] } };`,
    );
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync('node', [vitest, 'run'], { cwd: folder });
    expect(status).toBe(1);
    const listings = expect.stringContaining('listings.test.js');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      passed: 1,
      failures: [
        {
          file: listings,
          title: 'search',
          message: expect.stringMatching(/the hook broke.*Caused by Error: too slow/s),
        },
        { file: listings, title: 'prices > are whole', message: expect.stringContaining('a half') },
      ],
      files: [{ file: listings, seconds: expect.any(Number) }],
    });
  });
});

it('stops a PostgreSQL that has ended already, as after Ctrl-C', async () => {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`);
  await client.end();
  const pid = Number(rows[0].pid);
  process.kill(pid, 'SIGINT');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), WAIT);
  await expect(postgres.stop()).resolves.toBeUndefined();
});
