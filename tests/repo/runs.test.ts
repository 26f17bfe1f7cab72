import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';

const run = (...line: string[]) => spawnSync('node', line, { cwd: ROOT, encoding: 'utf8' });

it.each([
  ['tests/server/money/simulation/run.ts', ['--steps', 'many'], '--steps must be a whole number from 1 to'],
  ['tests/server/fuzz/run.ts', ['--seed', '0'], '--seed must be a whole number from 1 to'],
  [
    'tests/load/run.ts',
    ['--servers', '2', '--streams', '1'],
    '--streams must be one for each server at least',
  ],
  ['tests/faults/run.ts', ['clock', '--database', 'x'], '--database must be embedded or postgres; it is "x"'],
  ['tests/bench/run.ts', ['flood'], 'There is no file flood, and no part of that name: web, http'],
  ['scripts/pictures/cli.ts', ['--view', 'roof'], '--view must be one of '],
  ['tests/workshop/look/run.ts', ['--since', 'HEAD'], "Unknown option '--since'"],
])('%s %j says in one line what is wrong, and runs nothing', (file, words, problem) => {
  const { status, stderr } = run(file, ...words);
  expect([status, stderr.trim().split('\n')]).toEqual([2, [expect.stringContaining(problem)]]);
});

it('a command says with --help what it does', () => {
  const { status, stdout } = run('tests/faults/run.ts', '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run faults -- NAME .*\n\nInjects one fault/);
});
