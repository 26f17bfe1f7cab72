import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Keeps this many processes busy, so that the walks share the machine with them.
 * @returns a function that ends them.
 */
export function underLoad(count: number): () => void {
  const busy: ChildProcess[] = Array.from({ length: count }, () =>
    // A process whose parent has died ends too.
    spawn(
      process.execPath,
      ['-e', 'const p = process.ppid; while (process.ppid === p) for (let i = 1e8; i--; );'],
      {
        stdio: 'ignore',
      },
    ),
  );
  return () => {
    for (const each of busy) each.kill();
  };
}
