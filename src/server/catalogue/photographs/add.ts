import { eq } from 'drizzle-orm';
import { isRendered, PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { LADDER_FILES } from '../../platform/media/encode/ladder.ts';
import { LISTINGS_FOLDER } from '../../platform/media/keys.ts';
import type { MediaStore } from '../../platform/media/port.ts';
import { keyOfUrl, mediaUrl } from '../../platform/media/urls.ts';
import { imagesOf, replaceImages } from '../listings/images.ts';
import type { ListingImage } from '../listings/listing.ts';
import { type Photograph, PhotographError, readPhotograph } from './photograph.ts';

/** The same as for the bundled pictures. */
const SHOWN_FILE = `${PLAIN_PICTURE_PX}.jpg`;

export interface Addition {
  /** The listing's, like `LAG-0007`, in any case. */
  readonly code: string;
  readonly files: readonly string[];
  /** Alternative texts in the order of the files; trailing ones may be omitted. */
  readonly alts: readonly string[];
  /** Whether to delete the listing's existing photographs. */
  readonly isReplacing: boolean;
  readonly onProgress?: (file: string) => void;
}

export interface Added {
  readonly code: string;
  readonly title: string;
  readonly addedCount: number;
  readonly totalCount: number;
}

/**
 * Adds photographs to a listing, all or none. They replace the rendered pictures of the sample.
 * @throws PhotographError; MediaStoreError
 */
export async function addPhotographs(db: Database, media: MediaStore, addition: Addition): Promise<Added> {
  const { alts, files, isReplacing, onProgress = () => {} } = addition;
  const { id, code, title } = await findListing(db, addition.code);
  const before = await imagesOf(db, id);
  const remaining = isReplacing ? [] : before.filter(({ url }) => !isRendered(url));
  const photographs = new Map<string, Photograph>();
  const images: ListingImage[] = [];
  for (const [index, file] of files.entries()) {
    onProgress(file);
    const photograph = await readPhotograph(file);
    const folder = `${LISTINGS_FOLDER}/${code}/${photograph.name}`;
    const url = mediaUrl(`${folder}/${SHOWN_FILE}`);
    if (photographs.has(folder)) throw new PhotographError(`${file} is given twice.`);
    if (remaining.some((image) => image.url === url))
      throw new PhotographError(`${file} is among the listing's photographs already.`);
    photographs.set(folder, photograph);
    images.push({ url, alt: alts[index] ?? `${title}, photograph ${remaining.length + index + 1}` });
  }
  const all = [...remaining, ...images];
  await store(db, media, { id, photographs, all, before });
  await deleteUnused(media, before, all);
  return { code, title, addedCount: images.length, totalCount: all.length };
}

async function findListing(db: Database, code: string) {
  const [found] = await db
    .select({ id: properties.id, code: properties.code, title: properties.title })
    .from(properties)
    .where(eq(properties.code, code.toUpperCase()));
  if (!found) throw new PhotographError(`There is no listing ${code}. The code is on the listing's page.`);
  return found;
}

interface Change {
  readonly id: string;
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly all: readonly ListingImage[];
  readonly before: readonly ListingImage[];
}

/** Stores files before rows, so that no page names a missing file. */
async function store(
  db: Database,
  media: MediaStore,
  { id, photographs, all, before }: Change,
): Promise<void> {
  try {
    for (const [folder, { files }] of photographs) {
      for (const [name, content] of files) await media.put(`${folder}/${name}`, content);
    }
    await db.transaction(async (transaction) => {
      await transaction
        .select({ id: properties.id })
        .from(properties)
        .where(eq(properties.id, id))
        .for('update');
      const isStill = JSON.stringify(await imagesOf(transaction, id)) === JSON.stringify(before);
      if (!isStill) throw new PhotographError('The pictures were changed meanwhile. Run it again.');
      await replaceImages(transaction, id, all);
    });
  } catch (error) {
    // Another run may have added the same photographs meanwhile, or this one has and lost only the response.
    await imagesOf(db, id)
      .then((shown) => deleteUnused(media, all, shown))
      .catch(() => {
        // The first error is thrown; unused files do no harm.
      });
    throw error;
  }
}

/** Deletes the files of photographs that a listing no longer shows. */
async function deleteUnused(
  media: MediaStore,
  images: readonly ListingImage[],
  shownImages: readonly ListingImage[],
): Promise<void> {
  const shown = new Set(shownImages.map(({ url }) => url));
  for (const { url } of images) {
    const key = shown.has(url) ? null : keyOfUrl(url);
    if (key === null) continue;
    const folder = key.slice(0, key.lastIndexOf('/'));
    for (const name of LADDER_FILES) await media.delete(`${folder}/${name}`);
  }
}
