import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import { isMediaKey } from '../../platform/media/keys.ts';
import type { SamplePictures } from '../../platform/media/sample-pictures.ts';
import { sampleUrl } from '../../platform/media/urls.ts';
import type { ListingImage } from '../listings/listing.ts';

/** The file that a listing names: the plain size, for cards and for clients without srcset. */
const FILE = `${PLAIN_PICTURE_PX}.jpg`;

const picture = z.object({
  /** The viewpoint: `street`, `inside` … */
  view: z.string(),
  key: z.string().check(z.refine((key) => isMediaKey(`${key}/${FILE}`), 'is no key')),
  alt: z.string().check(z.minLength(1)),
});
const manifest = z.record(z.string(), z.array(picture));

/** A picture of a home of the sample. */
export interface SamplePicture extends ListingImage {
  /** Whether it shows a room. */
  readonly isInside: boolean;
}

/**
 * The pictures of each sample home, by its code. Pictures without files are skipped; without a manifest there are
 * none.
 * @throws Error if the manifest cannot be read.
 */
export async function readManifest(pictures: SamplePictures): Promise<Map<string, SamplePicture[]>> {
  const text = await readFile(pictures.manifestFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const images = new Map<string, SamplePicture[]>();
  for (const [code, entries] of Object.entries(manifest.parse(JSON.parse(text)))) {
    const files = entries.map(({ view, key, alt }) => ({
      file: `${key}/${FILE}`,
      alt,
      isInside: view === 'inside',
    }));
    const isThere = await Promise.all(files.map(({ file }) => pictures.exists(file)));
    images.set(
      code,
      files
        .filter((_, index) => isThere[index])
        .map(({ file, alt, isInside }) => ({ url: sampleUrl(file), alt, isInside })),
    );
  }
  return images;
}
