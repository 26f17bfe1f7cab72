import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm';
import { fullUnitName } from '#domain/units.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { apartments, buildings, properties } from '../platform/db/schema/properties.ts';
import { users } from '../platform/db/schema/users.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { cancelPayment } from './awaiting-payments.ts';
import { lapsedMessage } from './lapsed-payment-text.ts';
import { cancelReasonAt } from './payment-view.ts';

const BATCH = 100;

interface Due {
  readonly id: string;
  readonly lapsesAt: Date;
}

/**
 * Cancels every lapsed payment, each in its own transaction, and sends its buyer a message. Returns how many. One that
 * another process has locked is skipped, and one that fails does not stop the others.
 */
export async function lapsePayments(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'messages' | 'settings'>,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const at = dependencies.now();
  let lapsedCount = 0;
  let after: Due | null = null;
  do {
    const due: Due[] = await listDue(dependencies.db, { at, after });
    for (const { id } of due) {
      try {
        if (await lapse(dependencies, id, at)) lapsedCount += 1;
      } catch (error) {
        onFailure(error);
      }
    }
    after = due.length === BATCH ? (due.at(-1) ?? null) : null;
  } while (after);
  return lapsedCount;
}

/** By when they lapse, starting after a given one. Those of an unpaid hold end with the hold. */
function listDue(db: Database, { at, after }: { at: Date; after: Due | null }): Promise<Due[]> {
  const isLater = after
    ? or(
        gt(payments.lapsesAt, after.lapsesAt),
        and(eq(payments.lapsesAt, after.lapsesAt), gt(payments.id, after.id)),
      )
    : undefined;
  return db
    .select({ id: payments.id, lapsesAt: payments.lapsesAt })
    .from(payments)
    .innerJoin(contributions, eq(contributions.id, payments.contributionId))
    .where(
      and(
        eq(payments.status, 'awaiting_transfer'),
        lte(payments.lapsesAt, at),
        ne(contributions.status, 'pending'),
        isLater,
      ),
    )
    .orderBy(asc(payments.lapsesAt), asc(payments.id))
    .limit(BATCH);
}

const lapse = (
  { db, messages, settings }: Pick<Dependencies, 'db' | 'messages' | 'settings'>,
  id: string,
  at: Date,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        payment: payments,
        hold: { status: contributions.status, holdExpiresAt: contributions.holdExpiresAt },
        propertyTitle: properties.title,
        unit: { floor: apartments.floor, label: apartments.label },
        building: { number: buildings.number, floorCount: buildings.floorCount },
        phone: users.phone,
        phoneVerifiedAt: users.phoneVerifiedAt,
      })
      .from(contributions)
      .innerJoin(payments, and(eq(payments.contributionId, contributions.id), eq(payments.id, id)))
      .innerJoin(properties, eq(properties.id, contributions.propertyId))
      .innerJoin(apartments, eq(apartments.id, contributions.apartmentId))
      .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
      .innerJoin(users, eq(users.id, contributions.userId))
      .where(eq(payments.status, 'awaiting_transfer'))
      .for('no key update', { of: contributions, skipLocked: true });
    if (!found || cancelReasonAt(found, at) !== 'lapsed') return false;
    // It may have been withdrawn or replaced since it was read.
    if (!(await cancelPayment(transaction, id, 'lapsed'))) return false;
    const { payment, propertyTitle, unit, building, phone, phoneVerifiedAt } = found;
    // An unverified number gets no messages but its code.
    if (phoneVerifiedAt === null) return true;
    const unitName = fullUnitName(propertyTitle, {
      ...unit,
      block: `Block ${building.number}`,
      floorCount: building.floorCount,
    });
    await messages.send(transaction, lapsedMessage(phone, { payment, unitName, settings }));
    return true;
  });
