/**
 * `node tests/server/kit/run-lines.ts LINES` runs command lines, a JSON list of `[script, arguments]`, one after the
 * other in this one process, and prints the exit code and the output of each. Only for lines that end before anything is
 * opened: starting a process for each would take a second of a processor.
 */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const lines: readonly (readonly [script: string, words: readonly string[]])[] = JSON.parse(
  process.argv[2] ?? '[]',
);
const results: { readonly code: unknown; readonly output: string }[] = [];
for (const [index, [script, words]] of lines.entries()) {
  const printed: string[] = [];
  console.error = (text: string) => void printed.push(text);
  process.argv.splice(1, process.argv.length, script, ...words);
  process.exitCode = undefined;
  // With another address, the same script runs again.
  await import(`${pathToFileURL(path.resolve(script)).href}?line=${index}`);
  await setImmediate();
  results.push({ code: process.exitCode, output: printed.join('\n') });
}
process.stdout.write(JSON.stringify(results));
process.exitCode = 0;
