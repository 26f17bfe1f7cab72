import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BARE_ENVIRONMENT } from './kit/bare-environment.ts';

/** Mounts a small disk at `$0`, in a namespace of its own, so that it needs no right to mount. */
const NAMESPACE = ['--user', '--map-root-user', '--mount'];
const mount = (sizeMb: number) => `mount -t tmpfs -o size=${sizeMb}m tmpfs "$0"`;
const canMount = (): boolean => {
  try {
    execFileSync('unshare', [...NAMESPACE, 'sh', '-c', mount(1), os.tmpdir()], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'full-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.runIf(canMount()).each([
  ['the files of the embedded database', 1],
  ['its tables', 40],
])('a disk without room for %s is named in one line', (_, sizeMb) => {
  const command = `DATA_DIR="$0/data" node src/server/jobs.cli.ts 2>&1 || true`;
  const printed = execFileSync(
    'unshare',
    [...NAMESPACE, 'sh', '-c', `${mount(sizeMb)} && ${command}`, folder],
    { env: BARE_ENVIRONMENT, encoding: 'utf8' },
  );
  expect(printed.trim().split('\n').slice(1)).toEqual([
    `The disk is full: the folder ${folder}/data of DATA_DIR cannot be written.`,
  ]);
});
