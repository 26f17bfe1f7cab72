import { eq, sql } from 'drizzle-orm';
import { isRendered, PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { LADDER_FILES } from '../../platform/media/encode/ladder.ts';
import { LISTINGS_FOLDER } from '../../platform/media/keys.ts';
import type { MediaStore } from '../../platform/media/port.ts';
import { keyOfUrl, mediaUrl } from '../../platform/media/urls.ts';
import { MAX_IMAGES } from '../import/limits.ts';
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
  const totalCount = remaining.length + files.length;
  if (totalCount > MAX_IMAGES)
    throw new PhotographError(
      `${code} would have ${totalCount} photographs, and can have ${MAX_IMAGES} at most.`,
    );
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
  try {
    await store(db, media, { id, photographs, all, before });
  } catch (error) {
    await deleteUnused(db, media, { id, images: all }).catch(() => {
      // The first error is thrown; unused files do no harm.
    });
    throw error;
  }
  await deleteUnused(db, media, { id, images: before });
  return { code, title, addedCount: images.length, totalCount };
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
const store = (db: Database, media: MediaStore, { id, photographs, all, before }: Change): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockPhotographs(transaction, id);
    for (const [folder, { files }] of photographs) {
      for (const [name, content] of files) await media.put(`${folder}/${name}`, content);
    }
    await transaction
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, id))
      .for('update');
    const isStill = JSON.stringify(await imagesOf(transaction, id)) === JSON.stringify(before);
    if (!isStill) throw new PhotographError('The pictures were changed meanwhile. Run it again.');
    await replaceImages(transaction, id, all);
  });

/**
 * Deletes the files of those photographs that the listing does not show: another run may have added the same ones
 * meanwhile, or this one has and lost only the response.
 */
const deleteUnused = (
  db: Database,
  media: MediaStore,
  { id, images }: { id: string; images: readonly ListingImage[] },
): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockPhotographs(transaction, id);
    const shown = new Set((await imagesOf(transaction, id)).map(({ url }) => url));
    for (const { url } of images) {
      const key = shown.has(url) ? null : keyOfUrl(url);
      if (key === null) continue;
      const folder = key.slice(0, key.lastIndexOf('/'));
      for (const name of LADDER_FILES) await media.delete(`${folder}/${name}`);
    }
  });

/**
 * Runs store and delete files of a listing one at a time, until the transaction ends: the same photograph has the same
 * files, so one run would delete what another is about to show. The listing itself stays free for buyers meanwhile.
 */
const lockPhotographs = async (transaction: Database, propertyId: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`photographs:${propertyId}`}, 0))`,
  );
};
