import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, ROOT } from '../../../scripts/setup/root.mjs';

const execute = promisify(execFile);

/** The stories of a commit cannot be built, for example because it had other packages. */
export class BuildError extends Error {}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The full hash of a commit; null if it does not exist, such as one before the start of a shallow clone. */
export function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** The commit at which this branch left `main`; on `main` itself, the previous commit. */
export function earlierCommit(): string | null {
  try {
    const base = git('merge-base', 'main', 'HEAD');
    if (base !== git('rev-parse', 'HEAD')) return base;
  } catch {
    // There is no `main` here.
  }
  return commitOf('HEAD~1');
}

/** The folders of the design system, usually one per component, that changed between two commits. */
export function touchedFolders(from: string, to: string): ReadonlySet<string> {
  const files = git('diff', '--name-only', from, to, '--', 'src/ui').split('\n');
  return new Set(files.map((file) => file.split('/')[2] ?? ''));
}

/**
 * Builds the workshop of a commit in a separate folder, with the packages of this tree, and deletes it after `use`.
 * @throws BuildError
 */
export async function withWorkshopOf<T>(commit: string, use: (folder: string) => Promise<T>): Promise<T> {
  const tree = await mkdtemp(path.join(os.tmpdir(), 'workshop-'));
  try {
    git('worktree', 'add', '--detach', '--force', tree, commit);
    await symlink(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    const folder = path.join(tree, 'dist/ui');
    await execute(
      'storybook',
      ['build', '-c', 'src/ui/.storybook', '-o', folder, '--disable-telemetry', '--quiet'],
      { cwd: tree, env: environment() },
    ).catch((cause: unknown) => {
      throw new BuildError(`The stories of ${commit} cannot be built.`, { cause });
    });
    return await use(folder);
  } finally {
    await rm(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
