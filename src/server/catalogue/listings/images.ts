import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { properties, propertyImages } from '../../platform/db/schema/properties.ts';
import type { ListingImage } from './listing.ts';

/** A listing's pictures, in their order. */
export const imagesOf = (db: Database, propertyId: string): Promise<ListingImage[]> =>
  db
    .select({ url: propertyImages.url, alt: propertyImages.alt })
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(asc(propertyImages.position));

/** Replaces the pictures of a listing. Call it in a transaction. */
export async function replaceImages(
  transaction: Database,
  propertyId: string,
  images: readonly ListingImage[],
): Promise<void> {
  await transaction.update(properties).set({ updatedAt: sql`now()` }).where(eq(properties.id, propertyId));
  await transaction.delete(propertyImages).where(eq(propertyImages.propertyId, propertyId));
  if (images.length === 0) return;
  await transaction
    .insert(propertyImages)
    .values(images.map((image, position) => ({ propertyId, position, ...image })));
}
