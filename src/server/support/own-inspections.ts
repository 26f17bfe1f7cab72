import { and, asc, desc, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { inspection } from '#api/contract/support.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { UserRow } from '../identity/users/store.ts';
import type { Database } from '../platform/db/database.ts';
import { properties } from '../platform/db/schema/properties.ts';
import { inspections } from '../platform/db/schema/support.ts';

/**
 * The condition for a user's requests to visit a home: those made by the account, and with its verified email those of
 * a visitor. What another account asked for is that account's, whichever email it entered.
 */
export const isInspectionOf = ({
  id,
  email,
  emailVerifiedAt,
}: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>): SQL | undefined =>
  or(
    eq(inspections.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(inspections.userId), eq(inspections.email, email)),
  );

export const MAX_LISTED = 20;
export const MAX_EARLIER = 10;

type Listed = Camel<z.input<typeof inspection>>;

/**
 * The requests of a user that are not cancelled: for today, a day in Nigeria, or later, soonest first, and those before,
 * newest first. No more than `MAX_LISTED` and `MAX_EARLIER`, those of the account before those that any visitor may have
 * made with its email.
 */
export async function listInspections(
  db: Database,
  user: UserRow,
  today: IsoDate,
): Promise<{ readonly inspections: Listed[]; readonly earlier: Listed[] }> {
  const select = (days: SQL, byDay: SQL, limit: number) =>
    db
      .select({
        reference: inspections.reference,
        day: inspections.day,
        propertyId: properties.id,
        title: properties.title,
        town: properties.town,
        withdrawnAt: properties.withdrawnAt,
      })
      .from(inspections)
      .innerJoin(properties, eq(properties.id, inspections.propertyId))
      .where(and(isInspectionOf(user), isNull(inspections.cancelledAt), days))
      .orderBy(asc(isNull(inspections.userId)), byDay, asc(inspections.createdAt), asc(inspections.id))
      .limit(limit);
  const upcoming = await select(gte(inspections.day, today), asc(inspections.day), MAX_LISTED);
  const earlier = await select(lt(inspections.day, today), desc(inspections.day), MAX_EARLIER);
  return {
    inspections: upcoming.toSorted(soonestFirst).map(toListed),
    earlier: earlier.toSorted((one, other) => soonestFirst(other, one)).map(toListed),
  };
}

const soonestFirst = (one: { readonly day: IsoDate }, other: { readonly day: IsoDate }): number =>
  one.day < other.day ? -1 : Number(one.day > other.day);

interface Row extends Pick<Listed, 'reference' | 'day'> {
  readonly propertyId: string;
  readonly title: string;
  readonly town: string;
  readonly withdrawnAt: Date | null;
}

const toListed = ({ reference, day, propertyId, title, town, withdrawnAt }: Row): Listed => ({
  reference,
  day,
  property: { id: propertyId, title, town, withdrawn: withdrawnAt !== null },
});
