import { eq, inArray } from 'drizzle-orm';
import { blockName, unitName } from '#domain/listings/units.ts';
import type { Database } from '../platform/db/database.ts';
import { apartments, buildings, properties } from '../platform/db/schema/properties.ts';

/** A unit as papers name it: the property's title, and 'Block 2, Floor 3, U1'. */
interface NamedUnit {
  readonly home: string;
  readonly unit: string;
}

/** The units with these ids, by id. */
export async function unitsById(
  db: Database,
  apartmentIds: readonly string[],
): Promise<Map<string, NamedUnit>> {
  if (apartmentIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: apartments.id,
      home: properties.title,
      floor: apartments.floor,
      label: apartments.label,
      block: buildings.number,
      floorCount: buildings.floorCount,
    })
    .from(apartments)
    .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
    .innerJoin(properties, eq(properties.id, apartments.propertyId))
    .where(inArray(apartments.id, [...apartmentIds]));
  return new Map(
    rows.map(({ id, home, block, ...place }) => [
      id,
      { home, unit: unitName({ ...place, block: blockName(block) }) },
    ]),
  );
}
