import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIBIBYTE = 2 ** 30;
/** Peak size of the tests' databases, server folders and browser profiles. */
const MOST_BYTES = 4 * GIBIBYTE;
/** Memory that the tests need in addition. */
const LEFT_BYTES = 4 * GIBIBYTE;

/**
 * Puts the temporary folders of this process and its children in memory if there is enough: databases are created
 * there in a third of the time. They are removed on exit, or earlier by the returned function.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return () => {};
  const folder = mkdtempSync(path.join(MEMORY, 'tests-'));
  // PostgreSQL may run as another user, who has a folder inside this one.
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
