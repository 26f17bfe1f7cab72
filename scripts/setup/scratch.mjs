import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** Databases of the tests, folders of their servers and profiles of their browsers, at one time. */
const MOST_BYTES = 4 * GIBIBYTE;
/** What the tests themselves need beside it. */
const LEFT_BYTES = 4 * GIBIBYTE;

/**
 * Has temporary folders of this process, and of those that it starts, in memory, where that is large enough: a database is
 * made there in a third of the time. They go with this process, or by the function that is returned.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return () => {};
  const folder = mkdtempSync(path.join(MEMORY, 'tests-'));
  // PostgreSQL may run as another user, who has a folder of their own in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  return remove;
}

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MOST_BYTES && process.availableMemory() >= MOST_BYTES + LEFT_BYTES;
  } catch {
    return false;
  }
}
