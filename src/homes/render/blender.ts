import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { BLENDER_SCRIPTS } from './places.ts';

/** A picture takes about a minute: what takes so long has hung. */
const LIMIT_MS = 20 * 60_000;
const LAST_LINES = 15;

export class BlenderProblem extends Error {}

/**
 * Runs a script of ours in Blender, politely.
 * @returns what it says of its times, like `trace 80.1 s`.
 * @throws BlenderProblem where Blender is not installed, or the script fails.
 */
export async function blender(script: string, ...args: readonly string[]): Promise<string> {
  const file = path.join(BLENDER_SCRIPTS, script);
  const { code, output } = await run('blender', [
    '--background',
    '--python-exit-code',
    '3',
    '--python',
    file,
    '--',
    ...args,
  ]);
  if (code !== 0) throw new BlenderProblem(problemIn(script, output));
  return output
    .split('\n')
    .filter((line) => /^(load|filter) [\d.]+ s/.test(line))
    .join(', ');
}

function problemIn(script: string, output: string): string {
  if (/No module named 'numpy'/.test(output)) {
    return "Blender's Python has no NumPy. Install it: apt-get install python3-numpy";
  }
  return `${script} failed:\n${output.trim().split('\n').slice(-LAST_LINES).join('\n')}`;
}

function run(command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => lines.push(String(data)));
    }
    child.on('error', () => {
      reject(new BlenderProblem('Blender was not found. Install it: apt-get install blender python3-numpy'));
    });
    child.on('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    });
    child.on('close', (code) => resolve({ code, output: lines.join('') }));
  });
}
