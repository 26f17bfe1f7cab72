import { spawn } from 'node:child_process';
import { environment, ROOT } from './root.mjs';

/**
 * Runs a program of the repository, its output shown; answers its exit code. `signal` ends it. `endBy` is the signal
 * that it gets in place of the one that this process gets, where it tidies up after that one alone.
 */
export function run(command, args, { env = {}, signal: ending, endBy } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: environment(env) });
    const forward = (signal) => child.kill(endBy ?? signal);
    const end = () => child.kill();
    ending?.addEventListener('abort', end);
    if (ending?.aborted) end();
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      ending?.removeEventListener('abort', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
