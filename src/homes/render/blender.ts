import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** A picture takes about a minute; after this long Blender is assumed to hang. */
const TIMEOUT_MS = 20 * 60_000;
const ERROR_LINES = 15;
const SCRIPTS = path.join(import.meta.dirname, 'blender');

export class BlenderError extends Error {}

/**
 * Runs one of the scripts in `blender/` at low priority.
 * @returns the times it reports, like `trace 80.1 s`
 * @throws BlenderError if Blender is not installed or the script fails
 */
export const blender = (script: string, ...args: readonly string[]): Promise<string> =>
  runScript({ threads: 0, priority: constants.priority.PRIORITY_BELOW_NORMAL }, script, args);

/** The same on one core, at the lowest priority. */
export const blenderInBackground = (script: string, ...args: readonly string[]): Promise<string> =>
  runScript({ threads: 1, priority: constants.priority.PRIORITY_LOW }, script, args);

interface Share {
  /** 0 uses all cores. */
  readonly threads: number;
  readonly priority: number;
}

async function runScript(share: Share, script: string, args: readonly string[]): Promise<string> {
  const file = path.join(SCRIPTS, script);
  const { code, output } = await run('blender', share, [
    '--background',
    '--threads',
    `${share.threads}`,
    '--python-exit-code',
    '3',
    '--python',
    file,
    '--',
    ...args,
  ]);
  if (code !== 0) throw new BlenderError(errorMessage(script, output));
  return output
    .split('\n')
    .filter((line) => /^(load|filter) [\d.]+ s/.test(line))
    .join(', ');
}

function errorMessage(script: string, output: string): string {
  if (/No module named 'numpy'/.test(output)) {
    return "Blender's Python has no NumPy. Install it: apt-get install python3-numpy";
  }
  return `${script} failed:\n${output.trim().split('\n').slice(-ERROR_LINES).join('\n')}`;
}

function run(
  command: string,
  { priority }: Share,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => lines.push(String(data)));
    }
    child.on('error', () => {
      reject(new BlenderError('Blender was not found. Install it: apt-get install blender python3-numpy'));
    });
    child.on('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, priority);
    });
    child.on('close', (code) => resolve({ code, output: lines.join('') }));
  });
}
