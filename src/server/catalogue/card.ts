import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { property } from '#api/contract/properties.ts';
import { type FieldsOf, jsonArray, jsonObject } from './json.ts';

export type Card = Camel<z.input<typeof property>>;

type Value = SQL | Placeholder;

/** The condition for homes on sale. The partial indexes of `properties` have the same condition. */
export const isOnSale = sql`withdrawn_at is null`;

/** Fields that a listing's card and page share, as this reader sees them. */
export const cardFields = (userId: Value) =>
  ({
    id: sql`properties.id`,
    title: sql`properties.title`,
    address: sql`properties.address`,
    town: sql`properties.town`,
    state: sql`properties.state`,
    price: sql`properties.price_kobo`,
    type: sql`properties.type`,
    beds: sql`properties.beds`,
    baths: sql`properties.baths`,
    units: sql`properties.units_available`,
    buildingsCount: sql`properties.buildings_count`,
    saved: sql`exists (
      select 1 from saved_properties as s where s.user_id = ${userId}::uuid and s.property_id = properties.id)`,
    withdrawn: sql`properties.withdrawn_at is not null`,
    img: sql`(
      select url from property_images as i where i.property_id = properties.id order by i.position limit 1)`,
    listedAt: sql`to_char(properties.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  }) satisfies FieldsOf<Omit<Card, 'buildings'>>;

/** Fields of a building that card and page share. */
export const buildingFields = {
  id: sql`b.id`,
  name: sql`'Block ' || b.number`,
  bedroomCount: sql`b.bedroom_count`,
  floorCount: sql`b.floor_count`,
} satisfies FieldsOf<Card['buildings'][number]>;

/** A card as JSON built by the database, to load all its rows in one round trip. */
export const cardJson = (userId: Value): SQL =>
  jsonObject({
    ...cardFields(userId),
    buildings: sql`(
      select ${jsonArray(jsonObject(buildingFields), sql`b.number`)}
      from buildings as b where b.property_id = properties.id)`,
  } satisfies FieldsOf<Card>);
