import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '#server/db/folder-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lock-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('refuses a folder that is held, naming it, and gives it back', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await unlock();
  const unlockAgain = await lockFolder(folder);
  await unlockAgain();
});

it('takes over from a process that was killed', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import net from 'node:net'; net.createServer().listen(${JSON.stringify(path.join(folder, 'lock.sock'))}, () => console.log('held'));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockFolder(folder);
  await unlock();
});

it('works in a folder whose path is too long for a socket', async () => {
  const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100));
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
  await unlock();
});
