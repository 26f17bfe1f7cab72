import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^[0-9a-f]{32}\.webp$/;
const NAME_BYTES = 16;

const folderOf = (dataDir: string): string => path.join(dataDir, 'uploads');

/** Keeps a picture under a new name that nobody can guess, and answers it. */
export async function keepPicture(dataDir: string, picture: Buffer): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(NAME_BYTES).toString('hex')}.webp`;
  const unfinished = path.join(folder, `${name}.part`);
  await writeFile(unfinished, picture);
  await rename(unfinished, path.join(folder, name));
  return name;
}

export async function dropPicture(dataDir: string, name: string): Promise<void> {
  await rm(path.join(folderOf(dataDir), name), { force: true });
}

/** Null when there is none of that name. */
export async function readPicture(dataDir: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(path.join(folderOf(dataDir), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
