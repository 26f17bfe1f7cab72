import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/dates.ts';
import { INSPECTION_ASKED_MESSAGE, inspectionDayProblem } from '#domain/listings/inspections.ts';
import { inspectionRequestedCopy } from '../messages/templates/homes.ts';
import type { Database } from '../platform/db/database.ts';
import { properties } from '../platform/db/schema/properties.ts';
import { inspections } from '../platform/db/schema/support.ts';
import { users } from '../platform/db/schema/users.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type InspectionRequest, inspectionMail } from './mail.ts';
import { storedReference, storeSubmission } from './service.ts';

/**
 * Stores a request to visit a home, sends it to support, confirms it by email and returns its reference. A repeated call
 * gets the reference of the first, also when its day is too near by now, or the home withdrawn.
 * @throws HttpError `invalid_fields` for a day that is too early or too late, or on which the same account has asked to
 * see the same home and not cancelled it; `not_found` or `listing_withdrawn`.
 */
export async function storeInspection(
  dependencies: Dependencies,
  request: InspectionRequest,
  { userId, digest }: { readonly userId: string | null; readonly digest: string | null },
): Promise<string> {
  const { db, now, settings } = dependencies;
  const { note, propertyId, day } = request;
  const at = now();
  const first = await storedReference(db, inspections, digest);
  if (first !== null) return first;
  const problem = inspectionDayProblem(day, at);
  if (problem !== null) throw new HttpError('invalid_fields', { fields: { day: problem } });
  return db.transaction(async (transaction) => {
    const home = await lockHomeForSale(transaction, propertyId);
    if (userId !== null) {
      const asked = { userId, propertyId, day };
      await lockAsked(transaction, asked);
      // A concurrent repeat waited for the first call.
      const repeated = await storedReference(transaction, inspections, digest);
      if (repeated !== null) return repeated;
      if (await hasAsked(transaction, asked))
        throw new HttpError('invalid_fields', { fields: { day: INSPECTION_ASKED_MESSAGE } });
    }
    return storeSubmission({ ...dependencies, db: transaction }, 'V', request.email, {
      table: inspections,
      digest,
      isOwnEmail: userId !== null && (await hasVerified(transaction, userId, request.email)),
      insert: (nested, reference) =>
        nested
          .insert(inspections)
          .values({
            ...request,
            note: note === '' ? null : note,
            userId,
            reference,
            requestDigest: digest,
            createdAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: inspections.id }),
      mail: (reference) => inspectionMail(reference, home, request),
      acknowledgement: (reference) => ({
        kind: 'inspection_requested',
        copy: inspectionRequestedCopy(settings.productName, {
          reference,
          title: home.title,
          path: `/property/${propertyId}`,
          day,
        }),
      }),
    });
  });
}

async function hasVerified(transaction: Database, userId: string, email: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return found !== undefined;
}

/** What an account can ask for once. A visitor is not checked: it would tell what somebody else asked for. */
interface Asked {
  readonly userId: string;
  readonly propertyId: string;
  readonly day: IsoDate;
}

/**
 * Waits until earlier requests for the same have been stored. A unique index would not need the lock, but before this
 * rule the same could be asked for twice: each of the two has a reference that its buyer got and support may answer, so
 * no migration could make them one.
 */
async function lockAsked(transaction: Database, { userId, propertyId, day }: Asked): Promise<void> {
  const key = `inspections:${userId}:${propertyId}:${day}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

async function hasAsked(transaction: Database, { userId, propertyId, day }: Asked): Promise<boolean> {
  const [found] = await transaction
    .select({ id: inspections.id })
    .from(inspections)
    .where(
      and(
        eq(inspections.userId, userId),
        eq(inspections.propertyId, propertyId),
        eq(inspections.day, day),
        isNull(inspections.cancelledAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The home, which cannot be withdrawn until the transaction ends. */
async function lockHomeForSale(transaction: Database, propertyId: string) {
  const [home] = await transaction
    .select({
      title: properties.title,
      town: properties.town,
      code: properties.code,
      withdrawnAt: properties.withdrawnAt,
    })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('share');
  if (!home) throw new HttpError('not_found');
  if (home.withdrawnAt !== null) throw new HttpError('listing_withdrawn');
  return home;
}
