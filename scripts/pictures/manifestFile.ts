import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Subject } from '#homes/render/pictures.ts';

/** The pictures of each listing by its code, in display order. */
type PicturesByCode<TPicture> = Record<string, TPicture[]>;

export async function readPictures<TPicture>(
  file: string,
  schema: z.ZodType<PicturesByCode<TPicture>>,
): Promise<PicturesByCode<TPicture>> {
  return existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

export async function writePictures(file: string, pictures: PicturesByCode<unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(path.dirname(file), { recursive: true });
  // Written to a temporary file and renamed, so that an interrupted run leaves the old list.
  const written = `${file}.new`;
  await writeFile(written, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(written, file);
}

/** Adds a picture at its place in the listing's order, instead of the one that has that place. */
export function withPictureAt<TPicture>(
  pictures: PicturesByCode<TPicture>,
  code: string,
  picture: TPicture,
  placeOf: (picture: TPicture) => number,
): PicturesByCode<TPicture> {
  const others = (pictures[code] ?? []).filter((other) => placeOf(other) !== placeOf(picture));
  return { ...pictures, [code]: [...others, picture].sort((a, b) => placeOf(a) - placeOf(b)) };
}

/** Regenerates the descriptions, for when their texts have changed. */
export const withAltTexts = <TPicture extends { readonly alt: string }>(
  pictures: PicturesByCode<TPicture>,
  subjects: readonly Subject[],
  altTextOf: (subject: Subject, picture: TPicture) => string,
): PicturesByCode<TPicture> =>
  Object.fromEntries(
    Object.entries(pictures).map(([code, all]) => {
      const subject = subjects.find(({ listing }) => listing.code === code);
      return [code, subject ? all.map((each) => ({ ...each, alt: altTextOf(subject, each) })) : all];
    }),
  );
