import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS_PX } from '#domain/listings/pictures.ts';
import type { Stage } from '#homes/scene/stages/stage.ts';
import { encodeWidths, SMALL } from '#server/platform/media/encode/ladder.ts';
import { pictureFile } from '#server/platform/media/encode/picture-file.ts';
import { PICTURES } from '../paths.ts';

const MAX_PIXELS = 4_000_000;
const WIDEST_PX = 800 satisfies (typeof PICTURE_WIDTHS_PX)[number];
export const STAGE_WIDTHS_PX: readonly number[] = PICTURE_WIDTHS_PX.filter((widthPx) => widthPx <= WIDEST_PX);

/** Writes a picture under a key with its colour, the hash of its files, and its largest width. */
export async function encodeStage(master: string, code: string, stage: Stage) {
  const picture = await pictureFile(await readFile(master), MAX_PIXELS);
  const { color, files } = await encodeWidths(picture, STAGE_WIDTHS_PX, SMALL);
  const hash = createHash('sha256');
  for (const data of files.values()) hash.update(data);
  const key = `${code}/${stage}-${color}-${hash.digest('hex').slice(0, 8)}-${WIDEST_PX}`;
  await mkdir(path.join(PICTURES, key), { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(PICTURES, key, name), data);
  return { key, totalBytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) };
}
