import { execFile } from 'node:child_process';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { BARE_ENVIRONMENT } from './bare-environment.ts';

/** Shorter than a test's own deadline, so that the output of a program that hangs is shown. */
const DEADLINE_MS = 150_000;

export interface ProgramResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs one of our programs to its end: its path from the root with its arguments, and no settings but those given.
 *
 * @throws {Error} with its output where a signal ended it, as at the deadline of 150 s: it has no exit code then, and
 *   that must not be read as 0
 */
export function runProgram(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const options = {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, ...settings },
    timeout: DEADLINE_MS,
    // A server that closes well at SIGTERM would end with 0.
    killSignal: 'SIGKILL',
  } as const;
  return new Promise((resolve, reject) => {
    execFile('node', words, options, (error, stdout, stderr) => {
      if (error === null || typeof error.code === 'number')
        resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      else
        reject(new Error(`${error.signal} ended ${words.join(' ')}: ${stdout}${stderr}`, { cause: error }));
    });
  });
}

/** The lines of a program's whole output, without the one that names the database it acts on. */
export const linesOf = ({ stdout, stderr }: ProgramResult): string[] =>
  `${stdout}${stderr}`
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Acting on '));
