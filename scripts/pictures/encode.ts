import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARE_FILE } from '#domain/listings/pictures.ts';
import { encodeLadder, RENDERED } from '#server/platform/media/encode/ladder.ts';
import { type PictureFile, pictureFile } from '#server/platform/media/encode/picture-file.ts';
import { PICTURES } from './paths.ts';

const MAX_PIXELS = 4_000_000;

export interface Encoded {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly totalBytes: number;
}

export const openMaster = async (master: string): Promise<PictureFile> =>
  pictureFile(await readFile(master), MAX_PIXELS);

/** Writes a picture in all sizes and formats. */
export async function encode(master: string, code: string, view: string): Promise<Encoded> {
  const picture = await openMaster(master);
  const { color, files } = await encodeLadder(picture, RENDERED);
  // Only a listing's first picture is used for shared links.
  const kept = [...files].filter(([name]) => view === 'street' || name !== SHARE_FILE);
  const stored = await storeFiles(kept, (hash) => `${code}/${view}-${color}-${hash}`);
  return { ...stored, width: picture.widthPx, height: picture.heightPx };
}

/** Writes the files of a picture under a key with their hash, so that the content of a URL never changes. */
export async function storeFiles(
  files: readonly (readonly [name: string, data: Buffer])[],
  keyOf: (hash: string) => string,
): Promise<Pick<Encoded, 'key' | 'totalBytes'>> {
  const hash = createHash('sha256');
  for (const [, data] of files) hash.update(data);
  const key = keyOf(hash.digest('hex').slice(0, 8));
  await mkdir(path.join(PICTURES, key), { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(PICTURES, key, name), data);
  return { key, totalBytes: files.reduce((sum, [, { length }]) => sum + length, 0) };
}

/** Removes the earlier files of a view. */
export async function removeOthers(code: string, view: string, key: string): Promise<void> {
  for (const name of await readdir(path.join(PICTURES, code))) {
    if (name.startsWith(`${view}-`) && `${code}/${name}` !== key)
      await rm(path.join(PICTURES, code, name), { recursive: true });
  }
}
