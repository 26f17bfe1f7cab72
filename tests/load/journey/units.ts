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

/** Takes one free unit after the other; adds more homes before they run out, as long as the run takes. */
export async function unitSupply(db: Database, reserveCount: number): Promise<() => Promise<Unit>> {
  const units = await addUnits(db, reserveCount * 2);
  let adding: Promise<void> | null = null;
  const add = (): Promise<void> => {
    adding ??= addUnits(db, reserveCount).then((added) => {
      units.push(...added);
      adding = null;
    });
    return adding;
  };
  return async () => {
    for (;;) {
      const unit = units.shift();
      if (units.length < reserveCount) void add();
      if (unit) return unit;
      await add();
    }
  };
}
