import { and, asc, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
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

const MAX_LISTED = 20;

/**
 * The requests of a user for today, a day in Nigeria, or later, that are not cancelled, soonest first; no more than
 * `MAX_LISTED`, those of the account before those that any visitor may have made with its email.
 */
export async function listInspections(
  db: Database,
  user: UserRow,
  today: IsoDate,
): Promise<Camel<z.input<typeof inspection>>[]> {
  const rows = await db
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
    .where(and(isInspectionOf(user), isNull(inspections.cancelledAt), gte(inspections.day, today)))
    .orderBy(
      asc(isNull(inspections.userId)),
      asc(inspections.day),
      asc(inspections.createdAt),
      asc(inspections.id),
    )
    .limit(MAX_LISTED);
  return rows
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ reference, day, propertyId, title, town, withdrawnAt }) => ({
      reference,
      day,
      property: { id: propertyId, title, town, withdrawn: withdrawnAt !== null },
    }));
}
