import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-chain.ts';
import { isMediaKey, mediaTypeOf } from './keys.ts';
import { type MediaStore, MediaStoreError, type StoredMedia } from './port.ts';

/** Stores media in a local folder, which is created with the first file. */
export function folderStore(root: string): MediaStore {
  const fileOf = (key: string): string => path.join(root, ...key.split('/'));
  return {
    async put(key, content) {
      mediaTypeOf(key);
      const file = fileOf(key);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
      await withStoreErrors(root, async () => {
        await mkdir(path.dirname(file), { recursive: true });
        try {
          await writeFile(unfinished, content);
          await rename(unfinished, file);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      });
    },
    get: async (key) =>
      isMediaKey(key) ? withStoreErrors(root, () => nullIfMissing(read(fileOf(key), key))) : null,
    exists: async (key) => {
      if (!isMediaKey(key)) return false;
      const found = await withStoreErrors(root, () => nullIfMissing(stat(fileOf(key))));
      return found?.isFile() ?? false;
    },
    async delete(key) {
      mediaTypeOf(key);
      await withStoreErrors(root, () => rm(fileOf(key), { force: true }));
    },
  };
}

async function read(file: string, key: string): Promise<StoredMedia | null> {
  const handle = await open(file, 'r');
  const found = await handle.stat({ bigint: true });
  if (!found.isFile()) {
    await handle.close();
    return null;
  }
  return {
    body: handle.createReadStream(),
    contentType: mediaTypeOf(key),
    sizeBytes: Number(found.size),
    // A replaced file has a new inode.
    etag: `"${found.ino.toString(36)}-${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
  };
}

async function nullIfMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function withStoreErrors<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new MediaStoreError(`The media folder ${root} cannot be used: ${errorCode(error) ?? error}`, {
      cause: error,
    });
  }
}
