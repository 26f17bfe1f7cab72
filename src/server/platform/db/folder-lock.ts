import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another process has the data folder ${folder} open. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds a folder, which must be there, for this process: the embedded database itself lets two processes write over
 * each other. Both locks are the operating system's own: they go with the process, however it dies, so there is
 * nothing stale to take over. One is on the file `lock`, as SQLite takes it; the other, on Linux, is on the folder
 * itself, so that deleting the file lets nobody in.
 * @throws FolderInUseError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const unlockName = await lockName(folder);
  try {
    const unlockFile = lockFile(folder);
    return async () => {
      unlockFile();
      await unlockName();
    };
  } catch (error) {
    await unlockName();
    throw error;
  }
}

function lockFile(folder: string): () => void {
  const lock = new DatabaseSync(path.join(path.resolve(folder), 'lock'));
  try {
    lock.exec('begin immediate');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  return () => lock.close();
}

/** Listens on a name that is made of the folder's device and inode: only Linux has sockets without a file. */
async function lockName(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => {};
  const { dev, ino } = await stat(folder, { bigint: true });
  const server = createServer((connection) => connection.destroy());
  server.listen(`\0property-savings-folder-${dev}-${ino}`);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isTaken(error) ? new FolderInUseError(folder) : error;
  }
  // It is held as long as the process lives, and keeps none alive.
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
