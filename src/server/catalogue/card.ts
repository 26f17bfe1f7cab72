import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { property } from '#api/contract/properties.ts';
import { type FieldsOf, jsonArray, jsonObject } from './json.ts';

export type Card = Camel<z.input<typeof property>>;

/** Who reads a listing, and when: a hold that has lapsed by then reads as available. */
export interface Viewer {
  readonly userId: string | null;
  readonly now: Date;
}

type Value = SQL | Placeholder;

/** The condition that `properties` has in every list of homes for sale; each of its indexes for them has it too. */
export const isOnSale = sql`withdrawn_at is null`;

const lapsedUnits = (now: Value): SQL => sql`(
  select count(*) from contributions as c join apartments as a on a.id = c.apartment_id
  where c.property_id = properties.id and c.status = 'pending' and c.hold_expires_at <= ${now}::timestamptz
    and a.status = 'held')`;

/** What a listing's card and its page have in common. */
export const cardFields = ({ userId, now }: { userId: Value; now: Value }) =>
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
    units: sql`properties.units_available + ${lapsedUnits(now)}`,
    buildingsCount: sql`properties.buildings_count`,
    saved: sql`exists (
      select 1 from saved_properties as s where s.user_id = ${userId}::uuid and s.property_id = properties.id)`,
    withdrawn: sql`properties.withdrawn_at is not null`,
    img: sql`(
      select url from property_images as i where i.property_id = properties.id order by i.position limit 1)`,
    listedAt: sql`to_char(properties.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  }) satisfies FieldsOf<Omit<Card, 'buildings'>>;

/** What a card and a page have in common of a building. */
export const buildingFields = {
  id: sql`b.id`,
  name: sql`'Block ' || b.number`,
  bedroomCount: sql`b.bedroom_count`,
  floorCount: sql`b.floor_count`,
} satisfies FieldsOf<Card['buildings'][number]>;

/** A card, as JSON made by the database: its few rows are read in one round trip. */
export const cardJson = (viewer: { userId: Value; now: Value }): SQL =>
  jsonObject({
    ...cardFields(viewer),
    buildings: sql`(
      select ${jsonArray(jsonObject(buildingFields), sql`b.number`)}
      from buildings as b where b.property_id = properties.id)`,
  } satisfies FieldsOf<Card>);
