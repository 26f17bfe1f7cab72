import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { chromiumPath } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
const chromium = chromiumPath();
const postgres = await startPostgres();
const reports = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const totals = { passed: 0, failed: 0 };

/** A check that either holds or does not. */
async function check(name, command, args) {
  const isGood = (await run(command, args)) === 0;
  totals[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name}`);
}

/** A test runner that writes a report, from which its tests are counted. */
async function suite(name, command, args, report, env) {
  const file = path.join(reports, `${name}.json`);
  const code = await run(command, args(file), { env: env(file) });
  const counted = readReport(file, report);
  totals.passed += counted.passed;
  // A runner that fell over before it could count has failed too.
  totals.failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0);
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

try {
  await check('types', 'tsc', []);
  await check('lint', 'biome', ['check', '--error-on-warnings']);
  await suite(
    'vitest',
    'vitest',
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed:
        numFailedTests +
        testResults.filter(
          ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
        ).length,
    }),
    () => ({ TEST_DATABASE_URL: postgres.url }),
  );
  await ensureBuilt('web');
  await ensureBuilt('workshop');
  // Stories only wait for their pages, so that two go side by side.
  for (const [project, workers] of [
    ['browser', '1'],
    ['workshop', '2'],
    ['paths', '1'],
    ['atlas', '1'],
  ]) {
    await suite(
      project,
      'playwright',
      () => ['test', '--project', project, '--workers', workers],
      ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
      (file) => ({
        CHROMIUM_PATH: chromium,
        TEST_DATABASE_URL: postgres.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    );
  }
} finally {
  await postgres.stop();
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
