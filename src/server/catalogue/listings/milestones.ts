import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { milestoneImages, milestones, properties } from '../../platform/db/schema/properties.ts';
import type { ListingMilestone } from './listing.ts';

/** Replaces the milestones of a listing. Call it in a transaction. */
export async function replaceMilestones(
  transaction: Database,
  propertyId: string,
  wanted: readonly ListingMilestone[],
): Promise<void> {
  await transaction.update(properties).set({ updatedAt: sql`now()` }).where(eq(properties.id, propertyId));
  await transaction.delete(milestones).where(eq(milestones.propertyId, propertyId));
  for (const [position, { name, date, status, images = [] }] of wanted.entries()) {
    const [row] = await transaction
      .insert(milestones)
      .values({ propertyId, position, name, date, status })
      .returning({ id: milestones.id });
    if (!row || images.length === 0) continue;
    await transaction
      .insert(milestoneImages)
      .values(images.map((image, place) => ({ milestoneId: row.id, position: place, ...image })));
  }
}
