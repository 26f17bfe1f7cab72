import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { chromiumPath } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { playwrightParts, printFailures, printParts, vitestParts } from './setup/results.mjs';
import { ROOT } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { keepTemporaryFilesInMemory } from './setup/scratch.mjs';
import { runSuite } from './setup/suite.mjs';

await ensureInstalled();
chromiumPath({ isHeaded: true });
const removeTemporaryFiles = keepTemporaryFilesInMemory();
const postgres = await startPostgres();
const env = {
  TEST_DATABASE_URL: postgres.url,
  // The servers and commands that tests start load the same modules again and again.
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
};
/** One a core: with more, a page that is drawn in 3D keeps those of the others waiting. */
const BROWSER_WORKERS = os.availableParallelism();

const succeeds = async (command, args) => (await run(command, args, { env, isHeld: true })) === 0;
/** What either holds or does not, in the order in which it runs. */
const CHECKS = {
  types: () => succeeds('tsc', []),
  lint: () => succeeds('biome', ['check', '--error-on-warnings']),
  async builds() {
    for (const name of ['web', 'workshop']) await ensureBuilt(name, { isHeld: true });
    return true;
  },
  looks: () => succeeds('node', ['tests/workshop/look/run.ts', '--last-commit']),
  bench: () => succeeds('node', ['tests/bench/run.ts', '--short']),
};

/** What ran, in order: its name, how long it took, how many of its tests passed and which failed. */
const parts = [];
/** What failed beside the others and passed alone. */
const unstable = [];

async function check(name) {
  const startMs = performance.now();
  const isGood = await CHECKS[name]().catch((error) => console.error(error));
  const seconds = (performance.now() - startMs) / 1000;
  console.log(`${isGood ? '✓' : '✗'} ${name}`);
  const failures = isGood ? [] : [{ file: '', title: name, message: 'Its output is above.' }];
  return { name, seconds, passed: isGood ? 1 : 0, failures };
}

/** What leaves a core idle runs beside the unit and server tests, which do so too while they wait for a database. */
async function besideVitest() {
  for (const name of Object.keys(CHECKS)) parts.push(await check(name));
}

/** They open pages, which a busy machine can keep waiting for too long. */
async function checkAgainAlone() {
  for (const name of ['looks', 'bench']) {
    const first = parts.findIndex((part) => part.name === name && part.failures.length > 0);
    if (first < 0) continue;
    const second = await check(name);
    if (second.passed > 0) unstable.push(...parts[first].failures);
    parts[first] = second;
  }
}

async function suite(options) {
  const counted = await runSuite(options);
  parts.push(...counted.parts);
  unstable.push(...counted.unstable);
}

const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

try {
  await Promise.all([
    besideVitest(),
    suite({
      name: 'vitest',
      command: 'vitest',
      args: (report) => ['run', ...reporters(report)],
      again: (failures, report) => [
        'run',
        '--maxWorkers=1',
        ...reporters(report),
        ...new Set(failures.map(({ file }) => file)),
      ],
      env: () => env,
      partsOf: vitestParts,
    }),
  ]);
  await checkAgainAlone();
  await suite({
    name: 'playwright',
    command: 'playwright',
    args: () => ['test', `--workers=${BROWSER_WORKERS}`],
    again: () => ['test', '--workers=1', '--last-failed'],
    env: (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    partsOf: playwrightParts,
  });
} finally {
  await postgres.stop();
  removeTemporaryFiles();
}
printFailures('Passed when run again alone; mend them all the same:', unstable);
const failures = parts.flatMap((part) => part.failures);
printFailures('Failed:', failures);
printParts(parts);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
