import { asc, eq, inArray } from 'drizzle-orm';
import { isRendered } from '#domain/listings/pictures.ts';
import type { Database } from '../../platform/db/database.ts';
import { properties, propertyImages } from '../../platform/db/schema/properties.ts';
import type { SamplePictures } from '../../platform/media/sample-pictures.ts';
import { replaceImages } from '../listings/images.ts';
import { lockListings } from '../listings/insert.ts';
import type { ListingImage } from '../listings/listing.ts';
import { sampleCodes } from './load.ts';
import { readManifest } from './manifest.ts';

export interface SyncResult {
  readonly changedCount: number;
  /** The pictures cannot be read; the listings stay unchanged. */
  readonly fault: string | null;
}

/**
 * Replaces the pictures of the sample's listings with those of this release. Listings with any other picture are
 * skipped: they have photographs.
 */
export async function syncSamplePictures(db: Database, pictures: SamplePictures): Promise<SyncResult> {
  const images = await readManifest(pictures).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (images instanceof Error) return { changedCount: 0, fault: images.message };
  return { changedCount: await update(db, images), fault: null };
}

const update = (db: Database, images: ReadonlyMap<string, readonly ListingImage[]>): Promise<number> =>
  db.transaction(async (transaction) => {
    await lockListings(transaction);
    let changedCount = 0;
    for (const { id, wanted, shown } of await sampleRows(transaction, images)) {
      const hasPhotographs = !shown.every(({ url }) => isRendered(url));
      if (hasPhotographs || isSame(wanted, shown)) continue;
      await replaceImages(transaction, id, wanted);
      changedCount += 1;
    }
    return changedCount;
  });

interface SampleRow {
  readonly id: string;
  readonly wanted: readonly ListingImage[];
  readonly shown: readonly ListingImage[];
}

/**
 * The sample's own listings with their pictures, which are assigned by code. A listing whose code differs, because
 * another sample assigned it, gets none.
 */
async function sampleRows(
  db: Database,
  images: ReadonlyMap<string, readonly ListingImage[]>,
): Promise<SampleRow[]> {
  const codes = sampleCodes();
  const rows = await db
    .select({
      id: properties.id,
      code: properties.code,
      sourceKey: properties.sourceKey,
      url: propertyImages.url,
      alt: propertyImages.alt,
    })
    .from(properties)
    .leftJoin(propertyImages, eq(propertyImages.propertyId, properties.id))
    .where(inArray(properties.sourceKey, [...codes.keys()]))
    .orderBy(asc(properties.id), asc(propertyImages.position));
  return [...Map.groupBy(rows, ({ id }) => id).entries()].map(([id, ofHome]) => {
    const [first] = ofHome;
    const isSameHome = first !== undefined && codes.get(first.sourceKey ?? '') === first.code;
    return {
      id,
      wanted: (isSameHome && images.get(first.code)) || [],
      shown: ofHome.flatMap(({ url, alt }) => (url === null || alt === null ? [] : [{ url, alt }])),
    };
  });
}

const isSame = (one: readonly ListingImage[], other: readonly ListingImage[]): boolean =>
  one.length === other.length &&
  one.every(({ url, alt }, index) => url === other[index]?.url && alt === other[index]?.alt);
