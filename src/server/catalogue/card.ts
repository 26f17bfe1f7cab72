import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { property } from '#api/contract/properties.ts';

export type Card = Camel<z.input<typeof property>>;

/** Who looks, and when: a hold that has lapsed by then reads as available. */
export interface Viewer {
  readonly userId: string | null;
  readonly now: Date;
}

type Value = SQL | Placeholder;

/** A moment as the wire has it. */
export const isoMoment = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const lapsedUnits = (now: Value): SQL => sql`(
  select count(*) from contributions as c join apartments as a on a.id = c.apartment_id
  where c.property_id = properties.id and c.status = 'pending' and c.hold_expires_at <= ${now}::timestamptz
    and a.status = 'held')`;

/** What a listing's card and its page have in common, as the arguments of `json_build_object`. */
export const cardFields = ({ userId, now }: { userId: Value; now: Value }): SQL => sql`
  'id', properties.id, 'title', properties.title, 'address', properties.address,
  'town', properties.town, 'state', properties.state, 'price', properties.price_kobo,
  'type', properties.type, 'beds', properties.beds, 'baths', properties.baths,
  'units', properties.units_available + ${lapsedUnits(now)},
  'buildingsCount', properties.buildings_count,
  'saved', exists (
    select 1 from saved_properties as s where s.user_id = ${userId}::uuid and s.property_id = properties.id),
  'img', (
    select url from property_images as i where i.property_id = properties.id order by i.position limit 1),
  'listedAt', ${isoMoment(sql`properties.listed_at`)}`;

/** A card, as JSON made by the database: its few rows are read in one round trip. */
export const cardJson = (viewer: { userId: Value; now: Value }): SQL => sql`json_build_object(
  ${cardFields(viewer)},
  'buildings', (
    select coalesce(json_agg(json_build_object('id', b.id, 'name', 'Block ' || b.number,
      'bedroomCount', b.bedroom_count, 'floorCount', b.floor_count) order by b.number), '[]')
    from buildings as b where b.property_id = properties.id))`;
