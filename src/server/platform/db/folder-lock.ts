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
 * Locks an existing folder for this process, because two processes would overwrite each other's embedded database.
 * SQLite locks the file `lock`; on Linux a socket name locks the folder too, so that deleting the file does not unlock it.
 * The operating system releases both when the process ends, so no lock is ever stale.
 * @throws FolderInUseError if a running process holds the lock.
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

/** Listens on an abstract socket named after the folder's device and inode. Only Linux has sockets without a file. */
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
  // The lock must not keep the process alive.
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
