import { lastLines } from './results.mjs';
import { run } from './run.mjs';

/** The parts of the run in order: name, duration, number of passed tests, and failures. */
export const parts = [];

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => ending.abort());
/** Aborted by Ctrl-C. `run` ends the programs that are running; no other part begins after that. */
export const stopping = ending.signal;

/** Runs a part that either passes, or fails with what it throws. */
export async function check(name, act) {
  if (stopping.aborted) return;
  const startMs = performance.now();
  const failures = [];
  await act().catch(({ message }) => failures.push({ file: '', title: name, message }));
  const seconds = (performance.now() - startMs) / 1000;
  parts.push({ name, seconds, passed: failures.length === 0 ? 1 : 0, failures });
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name}`);
}

/** Runs a program, and throws the end of its output if it fails. */
export async function succeeds(command, args, env) {
  const held = [];
  if ((await run(command, args, { env, held })) !== 0) throw new Error(lastLines(Buffer.concat(held)));
}
