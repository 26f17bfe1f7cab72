import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARE_FILE } from '#domain/listings/pictures.ts';
import { encodeLadder, RENDERED } from '#server/platform/media/encode/ladder.ts';
import { pictureFile } from '#server/platform/media/encode/picture-file.ts';
import { PICTURES } from './paths.ts';

const MAX_PIXELS = 4_000_000;

export interface Encoded {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly totalBytes: number;
}

/**
 * Writes a picture in all sizes and formats under a key with its colour and the hash of its files, so that the
 * content of a URL never changes.
 */
export async function encode(master: string, code: string, view: string): Promise<Encoded> {
  const picture = await pictureFile(await readFile(master), MAX_PIXELS);
  const { color, files } = await encodeLadder(picture, RENDERED);
  // Only a listing's first picture is used for shared links.
  const kept = [...files].filter(([name]) => view === 'street' || name !== SHARE_FILE);
  const hash = createHash('sha256');
  for (const [, data] of kept) hash.update(data);
  const key = `${code}/${view}-${color}-${hash.digest('hex').slice(0, 8)}`;
  await mkdir(path.join(PICTURES, key), { recursive: true });
  for (const [name, data] of kept) await writeFile(path.join(PICTURES, key, name), data);
  const totalBytes = kept.reduce((sum, [, { length }]) => sum + length, 0);
  return { key, width: picture.widthPx, height: picture.heightPx, totalBytes };
}

/** Removes the earlier files of a view. */
export async function removeOthers(code: string, view: string, key: string): Promise<void> {
  for (const name of await readdir(path.join(PICTURES, code))) {
    if (name.startsWith(`${view}-`) && `${code}/${name}` !== key)
      await rm(path.join(PICTURES, code, name), { recursive: true });
  }
}
