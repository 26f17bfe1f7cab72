import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Ends a child process when this process ends, unless this one is killed by SIGKILL. Returns the child. */
export function killOnExit(child: ChildProcess): ChildProcess {
  living.add(child);
  child.once('exit', () => living.delete(child));
  return child;
}
