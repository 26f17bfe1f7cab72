import { spawn } from 'node:child_process';
import { environment, ROOT } from './root.mjs';

/**
 * Runs a program of the repository and resolves with its exit code. `signal` ends it. `endBy` is the signal that it
 * gets instead of the one that this process gets, for programs that clean up only on that signal. `held`
 * collects its output, which is then shown only when it has ended, for programs that run in parallel.
 */
export function run(command, args, { env = {}, signal: ending, endBy, held } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = held ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, stdio, env: environment(env) });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
    const forward = (signal) => child.kill(endBy ?? signal);
    const end = () => child.kill();
    ending?.addEventListener('abort', end);
    if (ending?.aborted) end();
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', reject);
    // `close` waits for the output, which can end later than the process.
    child.once('close', (code, signal) => {
      if (held) process.stdout.write(Buffer.concat(held));
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      ending?.removeEventListener('abort', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
