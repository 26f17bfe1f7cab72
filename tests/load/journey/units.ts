import type { Database } from '#server/platform/db/database.ts';
import { createListing } from '../../server/kit/listings.ts';
import type { Unit } from './buyer.ts';

/** Each buyer needs a unit of their own. */
const BLOCK = { bedrooms: 2, bathrooms: 3, floors: 10, unitsPerFloor: 10 };

/** Adds homes with at least so many free units. */
export async function addUnits(db: Database, count: number): Promise<Unit[]> {
  const units: Unit[] = [];
  while (units.length < count) {
    const { propertyId, apartmentIds } = await createListing(db, { blocks: [BLOCK] });
    units.push(...apartmentIds.map((apartmentId) => ({ propertyId, apartmentId })));
  }
  return units;
}
