import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';

it.each([
  ['tests/server/money/simulation/run.ts', '--steps'],
  ['tests/server/money/simulation/run.ts', '--seed'],
  ['tests/server/fuzz/run.ts', '--inputs'],
  ['tests/server/fuzz/run.ts', '--seed'],
  ['tests/load/run.ts', '--buyers'],
  ['tests/faults/run.ts', '--rounds', 'clock'],
])('%s fails where %s is no number, instead of trying nothing', (file, option, ...names) => {
  const line = [file, ...names, option, 'many'];
  const { status, stderr } = spawnSync('node', line, { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toContain(`${option} has to be a whole number`);
  expect(status).toBe(1);
});
