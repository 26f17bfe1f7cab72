import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

/** So many failures may come from the load of the other tests; more of them come from the code. */
const AGAIN_AT_MOST = 5;

/**
 * Runs a test runner that writes a report, by which its tests are counted in one part or several. Few failures are run
 * again, with nothing beside them. What passes then is counted as passed and answered in `unstable`, with the failure.
 *
 * `args(reportFile)` and `again(failures, reportFile)` are the arguments of the first and the second run; `env(reportFile)`
 * their environment; `partsOf(report, seconds)` reads the runner's report.
 */
export async function runSuite({ name, command, args, again, env, partsOf }) {
  const parts = await runOnce({ name, command, args, env, partsOf });
  const failures = parts.flatMap((part) => part.failures);
  if (failures.length === 0 || failures.length > AGAIN_AT_MOST || failures.some(isRunners))
    return { parts, unstable: [] };

  console.log(`\n${name}: ${failures.length} failed, run again alone`);
  const second = await runOnce({ name, command, args: (report) => again(failures, report), env, partsOf });
  const failedAgain = second.flatMap((part) => part.failures);
  const stillFailed = new Set(failedAgain.map(identity));
  const counted = second.reduce((sum, part) => sum + part.passed + part.failures.length, 0);
  // It fell over, or did not find them.
  const isConclusive = counted >= failures.length && !failedAgain.some(isRunners);
  const isUnstable = (failure) => isConclusive && !stillFailed.has(identity(failure));
  for (const part of parts) {
    const failed = part.failures.filter((failure) => !isUnstable(failure));
    part.passed += part.failures.length - failed.length;
    part.failures = failed;
  }
  return { parts, unstable: failures.filter(isUnstable) };
}

const identity = ({ file, title }) => `${file} › ${title}`;

/** One of the runner itself, outside its tests. */
const isRunners = ({ file }) => file === '';

async function runOnce({ name, command, args, env, partsOf }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
  const report = path.join(folder, `${name}.json`);
  try {
    const startMs = performance.now();
    const code = await run(command, args(report), { env: env(report) });
    const parts = readReport(report, (read) => partsOf(read, (performance.now() - startMs) / 1000));
    // A runner that fell over before it could count has failed too, and so has one that counted nothing.
    if (parts.length > 0 && (code === 0 || parts.some(({ failures }) => failures.length > 0))) return parts;
    const ended = { file: '', title: '', message: `${name} ended with ${code}` };
    return [...parts, { name: `${name} itself`, seconds: 0, passed: 0, failures: [ended] }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file, partsOf) {
  try {
    return partsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
