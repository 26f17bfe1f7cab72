import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '#server/platform/db/folder-lock.ts';

const LOCK_MODULE = pathToFileURL(path.resolve('src/server/platform/db/folder-lock.ts')).href;
/** Locks each given folder and reports the result. */
const STARTER = `
  import { createInterface } from 'node:readline';
  import { lockFolder } from ${JSON.stringify(LOCK_MODULE)};
  const held = [];
  createInterface({ input: process.stdin }).on('line', (folder) =>
    lockFolder(folder).then((unlock) => { held.push(unlock); console.log('held'); }, (error) => console.log(error.name)));
  console.log('ready');`;

let folder: string;
let starters: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lock-test-'));
});
afterEach(async () => {
  for (const starter of starters) await kill(starter);
  starters = [];
  await rm(folder, { recursive: true, force: true });
});

async function kill(starter: ChildProcess): Promise<void> {
  if (!starter.kill('SIGKILL')) return;
  await once(starter, 'exit');
}

/** Another process: `take` makes it lock a folder and returns its output. */
async function aStarter() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  starters.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => (await lines.next()).value ?? 'gone';
  await nextLine();
  return {
    child,
    take: (taken: string): Promise<string> => {
      child.stdin.write(`${taken}\n`);
      return nextLine();
    },
  };
}

it('rejects a locked folder, names it, and releases it', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await unlock();
  const unlockAgain = await lockFolder(folder);
  await unlockAgain();
});

it('takes over from a process that was killed', async () => {
  const holder = await aStarter();
  expect(await holder.take(folder)).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await kill(holder.child);
  const unlock = await lockFolder(folder);
  await unlock();
});

it('is acquired by only one of several processes that start together after a crash', async () => {
  const folders = Array.from({ length: 20 }, (_, index) => path.join(folder, String(index)));
  const crashed = await aStarter();
  for (const each of folders) {
    await mkdir(each);
    expect(await crashed.take(each)).toBe('held');
  }
  await kill(crashed.child);
  const rivals = await Promise.all([aStarter(), aStarter(), aStarter(), aStarter()]);
  for (const each of folders) {
    const answers = await Promise.all(rivals.map((rival) => rival.take(each)));
    expect(answers.toSorted()).toEqual([
      ...Array<string>(rivals.length - 1).fill('FolderInUseError'),
      'held',
    ]);
  }
});

it('does not keep a process alive', async () => {
  const script = `const { lockFolder } = await import(${JSON.stringify(LOCK_MODULE)}); await lockFolder(${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  starters.push(child);
  expect((await once(child, 'exit'))[0]).toBe(0);
});

it('works in a folder whose path is long', async () => {
  const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100));
  await mkdir(deep, { recursive: true });
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
  await unlock();
});
