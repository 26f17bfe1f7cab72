import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../platform/db/schema/ledger.ts';
import {
  apartments,
  buildings,
  milestoneImages,
  milestones,
  properties,
  propertyImages,
} from '../platform/db/schema/properties.ts';
import { inPages } from '../platform/jobs/in-pages.ts';

/** The number of ids that a job over many contributions holds at once. */
const PAGE = 200;

/** Contributions with home, unit and amount paid, newest first. */
export const contributionRows = (db: Database, where: SQL | undefined) =>
  db
    .select({
      contribution: contributions,
      paidKobo: ledgerAccounts.balanceKobo,
      property: { id: properties.id, title: properties.title, address: properties.address },
      apartment: { id: apartments.id, label: apartments.label, floor: apartments.floor },
      building: {
        number: buildings.number,
        floorCount: buildings.floorCount,
        bedroomCount: buildings.bedroomCount,
      },
    })
    .from(contributions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .innerJoin(properties, eq(properties.id, contributions.propertyId))
    .innerJoin(apartments, eq(apartments.id, contributions.apartmentId))
    .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
    .where(where)
    .orderBy(desc(contributions.createdAt), desc(contributions.id));
export type ContributionRow = Awaited<ReturnType<typeof contributionRows>>[number];

/** The contributions that meet a condition, by id, each loaded when the one before is dealt with. */
export async function* eachContribution(
  db: Database,
  where: SQL | undefined,
): AsyncGenerator<ContributionRow> {
  for await (const { id } of inPages<{ id: string }>(PAGE, (after) => idsAfter(db, where, after?.id))) {
    const [row] = await contributionRows(db, and(eq(contributions.id, id), where));
    if (row) yield row;
  }
}

const idsAfter = (db: Database, where: SQL | undefined, after: string | undefined) =>
  db
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(where, after === undefined ? undefined : gt(contributions.id, after)))
    .orderBy(asc(contributions.id))
    .limit(PAGE);

export type PaymentRow = typeof payments.$inferSelect;

/** The awaiting payment of each contribution that has one. */
export async function awaitingPayments(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.contributionId, [...ids]), eq(payments.status, 'awaiting_transfer')));
  return new Map(rows.map((payment) => [payment.contributionId, payment]));
}

/** The first picture of each property. */
export async function firstPictures(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([propertyImages.propertyId], {
      propertyId: propertyImages.propertyId,
      url: propertyImages.url,
    })
    .from(propertyImages)
    .where(inArray(propertyImages.propertyId, [...ids]))
    .orderBy(propertyImages.propertyId, asc(propertyImages.position));
  return new Map(rows.map(({ propertyId, url }) => [propertyId, url]));
}

export async function milestonesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(milestones)
    .where(inArray(milestones.propertyId, [...ids]))
    .orderBy(milestones.propertyId, asc(milestones.position));
  const milestoneIds = rows.map(({ id }) => id);
  const images = milestoneIds.length === 0 ? [] : await imagesOf(db, milestoneIds);
  return rows.map((milestone) => ({
    ...milestone,
    images: images.filter(({ milestoneId }) => milestoneId === milestone.id),
  }));
}
export type MilestoneRow = Awaited<ReturnType<typeof milestonesOf>>[number];

const imagesOf = (db: Database, milestoneIds: string[]) =>
  db
    .select()
    .from(milestoneImages)
    .where(inArray(milestoneImages.milestoneId, milestoneIds))
    .orderBy(asc(milestoneImages.position));
