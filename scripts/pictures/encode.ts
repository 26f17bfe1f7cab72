import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeLadder, RENDERED, SHARE_FILE } from '../../src/server/media/encode/ladder.ts';
import { pictureFile } from '../../src/server/media/encode/picture-file.ts';
import { PICTURES } from './places.ts';

/** More than a picture of ours ever has. */
const MAX_PIXELS = 4_000_000;

export interface Encoded {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly totalBytes: number;
}

/**
 * Writes a picture in all its sizes and formats under a key that says its colour and what is in it, so that its address
 * never means another picture; files of the same view that were there before go.
 */
export async function encode(master: string, code: string, view: string): Promise<Encoded> {
  const picture = await pictureFile(await readFile(master), MAX_PIXELS);
  const { color, files } = await encodeLadder(picture, RENDERED);
  // Only what a listing shows first is shared.
  const kept = [...files].filter(([name]) => view === 'street' || name !== SHARE_FILE);
  const hash = createHash('sha256');
  for (const [, data] of kept) hash.update(data);
  await removeEarlier(code, view);
  const key = `${code}/${view}-${color}-${hash.digest('hex').slice(0, 8)}`;
  await mkdir(path.join(PICTURES, key), { recursive: true });
  for (const [name, data] of kept) await writeFile(path.join(PICTURES, key, name), data);
  const totalBytes = kept.reduce((sum, [, { length }]) => sum + length, 0);
  return { key, width: picture.widthPx, height: picture.heightPx, totalBytes };
}

async function removeEarlier(code: string, view: string): Promise<void> {
  const folder = path.join(PICTURES, code);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${view}-`)) await rm(path.join(folder, name), { recursive: true });
  }
}
