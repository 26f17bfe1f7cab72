import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { propertyDetail } from '#api/contract/properties.ts';
import { LIVE_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { buildingFields, cardFields } from './card.ts';
import { type FieldsOf, jsonArray, jsonObject } from './json.ts';

export type Detail = Camel<z.input<typeof propertyDetail>>;
type Building = Detail['buildings'][number];
type Milestone = Detail['milestones'][number];

const unit = jsonObject({
  id: sql`a.id`,
  label: sql`a.label`,
  floor: sql`a.floor`,
  status: sql`a.status`,
} satisfies FieldsOf<Building['apartments'][number]>);

const building = jsonObject({
  ...buildingFields,
  apartments: sql`(
    select ${jsonArray(unit, sql`a.floor, length(a.label), a.label`)}
    from apartments as a where a.building_id = b.id)`,
} satisfies FieldsOf<Building>);

const image = jsonObject({ url: sql`i.url`, alt: sql`i.alt` } satisfies FieldsOf<Detail['images'][number]>);

const milestone = jsonObject({
  id: sql`m.id`,
  name: sql`m.name`,
  date: sql`m.date`,
  status: sql`m.status`,
  images: sql`(
    select ${jsonArray(image, sql`i.position`)} from milestone_images as i where i.milestone_id = m.id)`,
} satisfies FieldsOf<Milestone>);

const agent = jsonObject({
  name: sql`g.name`,
  company: sql`g.company`,
  phone: sql`g.phone`,
  whatsapp: sql`g.whatsapp`,
  email: sql`g.email`,
} satisfies FieldsOf<NonNullable<Detail['agent']>>);

const developer = jsonObject({
  name: sql`properties.developer_name`,
  registration: sql`properties.developer_registration`,
  redan: sql`properties.developer_redan`,
} satisfies FieldsOf<NonNullable<Detail['developer']>>);

const sitePhotograph = jsonObject({
  url: sql`i.url`,
  alt: sql`i.alt`,
  takenOn: sql`i.taken_on`,
} satisfies FieldsOf<Detail['sitePhotographs'][number]>);

const detail = jsonObject({
  ...cardFields(sql.placeholder('userId')),
  code: sql`properties.code`,
  description: sql`properties.description`,
  unitsTotal: sql`properties.units_total`,
  buildings: sql`(
    select ${jsonArray(building, sql`b.number`)} from buildings as b where b.property_id = properties.id)`,
  images: sql`(
    select ${jsonArray(image, sql`i.position`)} from property_images as i where i.property_id = properties.id)`,
  amenities: sql`to_json(properties.amenities)`,
  milestones: sql`(
    select ${jsonArray(milestone, sql`m.position`)} from milestones as m where m.property_id = properties.id)`,
  agent: sql`(select ${agent} from agents as g where g.id = properties.agent_id)`,
  titleDocument: sql`properties.title_document`,
  developer: sql`case when properties.developer_name is not null then ${developer} end`,
  completesOn: sql`properties.completes_on`,
  sitePhotographs: sql`(
    select ${jsonArray(sitePhotograph, sql`i.taken_on desc, i.position`)}
    from site_photographs as i where i.property_id = properties.id)`,
} satisfies FieldsOf<Detail>);

/** Whether the reader is buying a unit of the listing, and therefore still sees it after its withdrawal. */
const isBuyer = sql`exists (
  select 1 from contributions as c
  where c.property_id = properties.id and c.user_id = ${sql.placeholder('userId')}::uuid
    and c.status in ${[...LIVE_CONTRIBUTION_STATUSES]})`;

/** Everything a listing's page shows, in one statement; without the listing if the reader may no longer see it. */
export const detailStatement = (db: Database) =>
  db
    .select({
      detail: sql<Detail | null>`case when properties.withdrawn_at is null or ${isBuyer} then ${detail} end`,
    })
    .from(sql`properties`)
    .where(sql`properties.id = ${sql.placeholder('id')}::uuid`);

/**
 * Loads a listing, even a withdrawn one if the reader is buying a unit of it.
 * @throws HttpError `not_found` or `listing_withdrawn`.
 */
export function detailReader(db: Database) {
  const statement = detailStatement(db).prepare('listing_detail');
  return async (id: string, userId: string | null): Promise<Detail> => {
    const [row] = await statement.execute({ id, userId });
    if (!row) throw new HttpError('not_found');
    if (!row.detail) throw new HttpError('listing_withdrawn');
    return row.detail;
  };
}
