import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { chromiumPath } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { check, parts, stopping, succeeds } from './setup/parts.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { playwrightParts, printFailures, printParts, printSlowest } from './setup/results.mjs';
import { ROOT } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { keepTemporaryFilesInMemory } from './setup/scratch.mjs';

await ensureInstalled();
chromiumPath({ isHeaded: true });
const removeTemporaryFiles = keepTemporaryFilesInMemory();
const postgres = await startPostgres();
const reports = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const env = {
  TEST_DATABASE_URL: postgres.url,
  // The servers and commands that tests start load the same modules repeatedly.
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
};
/** The exit code of a program that Ctrl-C has ended. */
const STOPPED = 130;
/** One worker per core: with more, a page with 3D slows down the pages of the others. */
const BROWSER_WORKERS = os.availableParallelism();

/** Runs a test runner that writes a report to the file in `variable`, and adds its tests as one or several parts. */
async function suite(name, command, args, variable, partsOf) {
  if (stopping.aborted) return;
  const file = path.join(reports, `${name}.json`);
  const startMs = performance.now();
  const code = await run(command, args, { env: { ...env, [variable]: file } });
  const seconds = (performance.now() - startMs) / 1000;
  if (stopping.aborted) return;
  const report = readReport(file);
  const counted = report === null ? [] : partsOf(report, seconds);
  parts.push(...counted);
  // A runner that crashed, or that counted no tests, has failed too.
  if (counted.length === 0 || (code !== 0 && counted.every(({ failures }) => failures.length === 0))) {
    const failure = { file: '', title: name, message: `It ended with ${code}.` };
    parts.push({ name: `${name} itself`, seconds: 0, passed: 0, failures: [failure] });
  }
}

/** The report of a runner; null if it ended without one, or within it. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * Checks that leave a core idle run in parallel with the unit and server tests, which also wait for a database at
 * times.
 */
async function otherChecks() {
  await check('types', () => succeeds('tsc', [], env));
  await check('lint', () => succeeds('biome', ['check', '--error-on-warnings'], env));
  await check('builds', async () => {
    for (const name of ['web', 'workshop']) await ensureBuilt(name, { held: [] });
  });
  await check('looks', () => succeeds('node', ['tests/workshop/look/run.ts', '--last-commit'], env));
  await check('bench', () => succeeds('node', ['tests/bench/run.ts', '--short'], env));
}

try {
  await Promise.all([
    otherChecks(),
    suite('vitest', 'vitest', ['run'], 'VITEST_REPORT_FILE', (report, seconds) => [
      { name: 'vitest', seconds, ...report },
    ]),
  ]);
  await suite(
    'playwright',
    'playwright',
    ['test', `--workers=${BROWSER_WORKERS}`],
    'PLAYWRIGHT_JSON_OUTPUT_FILE',
    playwrightParts,
  );
} finally {
  await postgres.stop();
  rmSync(reports, { recursive: true, force: true });
  removeTemporaryFiles();
}
if (stopping.aborted) process.exit(STOPPED);
const failures = parts.flatMap((part) => part.failures);
printSlowest(parts);
printFailures(failures);
printParts(parts);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
