import { and, asc, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { blockName, fullUnitName } from '#domain/listings/units.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { apartments, buildings, properties } from '../../platform/db/schema/properties.ts';
import type { ContributionRow } from '../store.ts';

/** How many units of the same property, and how many smaller homes, are offered: as many as a buyer can compare. */
const MAX_UNITS = 40;
const MAX_SMALLER_HOMES = 6;

/** A free unit that a contribution could move to. */
export interface OtherUnit {
  readonly apartmentId: string;
  readonly propertyId: string;
  readonly priceKobo: Kobo;
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  readonly name: string;
  readonly bedrooms: number;
}

/**
 * The free units of a contribution's property, and one unit of each cheaper listing in the same town, most expensive
 * first.
 */
export async function otherUnits(db: Database, row: ContributionRow): Promise<OtherUnit[]> {
  const { propertyId } = row.contribution;
  const own = await placeOf(db, propertyId);
  if (!own) return [];
  const ofProperty = await freeUnits(db, propertyId, MAX_UNITS);
  const smaller = await db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        ne(properties.id, propertyId),
        isSmallerHome(row, own),
        gt(properties.unitsAvailable, 0),
        isNull(properties.withdrawnAt),
      ),
    )
    .orderBy(desc(properties.priceKobo), asc(properties.id))
    .limit(MAX_SMALLER_HOMES);
  const ofOthers: OtherUnit[] = [];
  for (const { id } of smaller) ofOthers.push(...(await freeUnits(db, id, 1)));
  return [...ofProperty, ...ofOthers];
}

interface Place {
  readonly town: string;
  readonly state: string;
}

async function placeOf(db: Database, propertyId: string): Promise<Place | null> {
  const [place] = await db
    .select({ town: properties.town, state: properties.state })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return place ?? null;
}

/** A condition on `properties`: in the town of a contribution's home, and cheaper than that was. */
const isSmallerHome = ({ contribution: { priceKobo } }: ContributionRow, { town, state }: Place) =>
  and(eq(properties.town, town), eq(properties.state, state), lt(properties.priceKobo, priceKobo));

const freeUnits = async (db: Database, propertyId: string, limit: number): Promise<OtherUnit[]> =>
  (
    await unitRows(db)
      .where(
        and(
          eq(apartments.propertyId, propertyId),
          eq(apartments.status, 'available'),
          isNull(properties.withdrawnAt),
        ),
      )
      .orderBy(asc(buildings.number), asc(apartments.floor), asc(apartments.label), asc(apartments.id))
      .limit(limit)
  ).map(toUnit);

/** The unit, if the contribution may move to it. It may have been taken since. */
export async function otherUnit(
  db: Database,
  row: ContributionRow,
  apartmentId: string,
): Promise<OtherUnit | null> {
  const { propertyId } = row.contribution;
  const own = await placeOf(db, propertyId);
  if (!own) return null;
  const [found] = await unitRows(db).where(
    and(
      eq(apartments.id, apartmentId),
      ne(apartments.id, row.apartment.id),
      isNull(properties.withdrawnAt),
      or(eq(properties.id, propertyId), isSmallerHome(row, own)),
    ),
  );
  return found ? toUnit(found) : null;
}

const unitRows = (db: Database) =>
  db
    .select({
      id: apartments.id,
      propertyId: properties.id,
      title: properties.title,
      priceKobo: properties.priceKobo,
      floor: apartments.floor,
      label: apartments.label,
      block: buildings.number,
      floorCount: buildings.floorCount,
      bedrooms: buildings.bedroomCount,
    })
    .from(apartments)
    .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
    .innerJoin(properties, eq(properties.id, apartments.propertyId));

const toUnit = ({
  id,
  propertyId,
  title,
  priceKobo,
  block,
  bedrooms,
  ...place
}: Awaited<ReturnType<typeof unitRows>>[number]): OtherUnit => ({
  apartmentId: id,
  propertyId,
  priceKobo: kobo(priceKobo),
  name: fullUnitName(title, { ...place, block: blockName(block) }),
  bedrooms,
});
