import { spawn } from 'node:child_process';
import { environment, ROOT } from './root.mjs';

/**
 * Runs a program of the repository, its output shown; answers its exit code. `signal` ends it. `endBy` is the signal
 * that it gets in place of the one that this process gets, where it tidies up after that one alone. `isHeld` shows the output
 * when it has ended, whole: for what runs beside another program.
 */
export function run(command, args, { env = {}, signal: ending, endBy, isHeld = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, stdio, env: environment(env) });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    const forward = (signal) => child.kill(endBy ?? signal);
    const end = () => child.kill();
    ending?.addEventListener('abort', end);
    if (ending?.aborted) end();
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', reject);
    // With its output, which can end later than the process.
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output));
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      ending?.removeEventListener('abort', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
