import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';

/** Every file of the repository: tracked, or new and not ignored. */
export const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

export const sourceFiles = (): string[] =>
  repositoryFiles().filter((file) => /^(src|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file));

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
