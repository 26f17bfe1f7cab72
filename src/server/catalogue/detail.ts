import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { propertyDetail } from '#api/contract/properties.ts';
import type { Database } from '../platform/db/database.ts';
import { cardFields, type Viewer } from './card.ts';

export type Detail = Camel<z.input<typeof propertyDetail>>;

/** A held unit whose hold has run out reads as available, though nobody has swept it up yet. */
const unitStatus = sql`case
  when a.status = 'held' and exists (
    select 1 from contributions as c
    where c.apartment_id = a.id and c.status = 'pending' and c.hold_expires_at <= ${sql.placeholder('now')}::timestamptz)
  then 'available' else a.status end`;

const units = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'label', a.label, 'floor', a.floor,
    'status', ${unitStatus}) order by a.floor, length(a.label), a.label), '[]')
  from apartments as a where a.building_id = b.id)`;

const blocks = sql`(
  select coalesce(json_agg(json_build_object('id', b.id, 'name', 'Block ' || b.number,
    'bedroomCount', b.bedroom_count, 'floorCount', b.floor_count, 'apartments', ${units}) order by b.number), '[]')
  from buildings as b where b.property_id = properties.id)`;

const pictures = sql`(
  select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position), '[]')
  from property_images as i where i.property_id = properties.id)`;

const progress = sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'date', m.date, 'status', m.status,
    'images', (
      select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position), '[]')
      from milestone_images as i where i.milestone_id = m.id)) order by m.position), '[]')
  from milestones as m where m.property_id = properties.id)`;

const postedBy = sql`(
  select json_build_object('name', g.name, 'company', g.company, 'phone', g.phone, 'email', g.email)
  from agents as g where g.id = properties.agent_id)`;

/** A listing with all that its page shows, in one statement. */
export const detailStatement = (db: Database) =>
  db
    .select({
      detail: sql<Detail>`json_build_object(
        ${cardFields({ userId: sql.placeholder('userId'), now: sql.placeholder('now') })},
        'code', properties.code, 'description', properties.description, 'unitsTotal', properties.units_total,
        'buildings', ${blocks}, 'images', ${pictures}, 'amenities', to_json(properties.amenities),
        'milestones', ${progress}, 'agent', ${postedBy})`,
    })
    .from(sql`properties`)
    .where(sql`properties.id = ${sql.placeholder('id')}::uuid`);

/** Reads a listing by its id; null where there is none. */
export function detailReader(db: Database) {
  const statement = detailStatement(db).prepare('listing_detail');
  return async (id: string, { userId, now }: Viewer): Promise<Detail | null> => {
    const [row] = await statement.execute({ id, userId, now: now.toISOString() });
    return row?.detail ?? null;
  };
}
