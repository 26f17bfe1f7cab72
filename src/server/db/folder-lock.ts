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
 * each other. The lock is the operating system's own on a file, as SQLite takes it: it goes with the process, however
 * it dies, so there is nothing stale to take over.
 * @throws FolderInUseError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = new DatabaseSync(path.join(path.resolve(folder), 'lock'));
  try {
    lock.exec('begin immediate');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  return async () => lock.close();
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
