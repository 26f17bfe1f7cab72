import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMediaKey, mediaTypeOf } from './keys.ts';
import { type MediaStore, MediaStoreError, type StoredMedia } from './port.ts';

/** Keeps media in a folder of this machine; it is made when the first is kept. */
export function folderStore(root: string): MediaStore {
  const fileOf = (key: string): string => path.join(root, ...key.split('/'));
  return {
    async put(key, content) {
      mediaTypeOf(key);
      const file = fileOf(key);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
      await explained(root, async () => {
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
      isMediaKey(key) ? explained(root, () => unlessMissing(read(fileOf(key), key))) : null,
    exists: async (key) => {
      if (!isMediaKey(key)) return false;
      const found = await explained(root, () => unlessMissing(stat(fileOf(key))));
      return found?.isFile() ?? false;
    },
    async delete(key) {
      mediaTypeOf(key);
      await explained(root, () => rm(fileOf(key), { force: true }));
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
    // A file that replaces another is another file.
    etag: `"${found.ino.toString(36)}-${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
  };
}

async function unlessMissing<Found>(look: Promise<Found>): Promise<Found | null> {
  try {
    return await look;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function explained<Result>(root: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new MediaStoreError(`The media folder ${root} cannot be used: ${codeOf(error) ?? error}`, {
      cause: error,
    });
  }
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
