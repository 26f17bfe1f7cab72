import { sql } from 'drizzle-orm';
import type { ModelApartment, ModelBuilding, ModelListing } from '#homes/model/listing.ts';
import type { Database } from '../../platform/db/database.ts';
import { buildingFields } from '../card.ts';
import { type FieldsOf, jsonArray, jsonObject } from '../json.ts';

const apartment = jsonObject({
  id: sql`a.id`,
  label: sql`a.label`,
  floor: sql`a.floor`,
} satisfies FieldsOf<ModelApartment>);

const building = jsonObject({
  id: buildingFields.id,
  bedroomCount: buildingFields.bedroomCount,
  floorCount: buildingFields.floorCount,
  apartments: sql`(
    select ${jsonArray(apartment, sql`a.floor, length(a.label), a.label`)}
    from apartments as a where a.building_id = b.id)`,
} satisfies FieldsOf<ModelBuilding>);

const listing = jsonObject({
  code: sql`properties.code`,
  type: sql`properties.type`,
  beds: sql`properties.beds`,
  baths: sql`properties.baths`,
  buildings: sql`(
    select ${jsonArray(building, sql`b.number`)} from buildings as b where b.property_id = properties.id)`,
} satisfies FieldsOf<ModelListing>);

/** Loads the data for the model of a unit's listing, even if withdrawn; null if there is no such unit. */
export function listingOfUnitReader(db: Database) {
  const statement = db
    .select({ listing: sql<ModelListing>`${listing}` })
    .from(sql`properties`)
    .where(
      sql`properties.id = (select property_id from apartments where id = ${sql.placeholder('unitId')}::uuid)`,
    )
    .prepare('listing_of_unit');
  return async (unitId: string): Promise<ModelListing | null> => {
    const [row] = await statement.execute({ unitId });
    return row?.listing ?? null;
  };
}
