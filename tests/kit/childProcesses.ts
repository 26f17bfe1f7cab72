import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Has a process end with this one, however this one ends but by SIGKILL. Returns the process. */
export function endWithUs(child: ChildProcess): ChildProcess {
  living.add(child);
  child.once('exit', () => living.delete(child));
  return child;
}
