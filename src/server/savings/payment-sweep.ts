import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm';
import { notify } from '../messages/audience.ts';
import type { Sending } from '../messages/send.ts';
import { paymentLapsedCopy } from '../messages/templates/payments.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { apartments, buildings, properties } from '../platform/db/schema/properties.ts';
import { eachRow } from '../platform/jobs/each-row.ts';
import { inPages } from '../platform/jobs/in-pages.ts';
import { cancelPayment } from './awaiting-payments.ts';
import { unitNameOf } from './unit-name.ts';

const BATCH = 100;

type Lapsing = Sending & { readonly db: Database };

interface Due {
  readonly id: string;
  readonly lapsesAt: Date;
}

/**
 * Cancels lapsed payments, each in its own transaction, notifies their buyers, and returns their number. Skips payments
 * locked by another process; a failure does not stop the others.
 */
export async function lapsePayments(
  dependencies: Lapsing,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  const at = dependencies.now();
  let lapsedCount = 0;
  const due = inPages<Due>(BATCH, (after) => listDue(dependencies.db, { at, after }));
  const end = async ({ id }: Due): Promise<void> => {
    if (await lapse(dependencies, id, at)) lapsedCount += 1;
  };
  await eachRow(due, end, { onFailure, signal });
  return lapsedCount;
}

/** A page of lapsed payments in order of lapse, after a given one. Payments of an unpaid hold end with the hold. */
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

const lapse = (dependencies: Lapsing, id: string, at: Date): Promise<boolean> =>
  dependencies.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        payment: payments,
        property: { title: properties.title },
        apartment: { floor: apartments.floor, label: apartments.label },
        building: { number: buildings.number, floorCount: buildings.floorCount },
        userId: contributions.userId,
      })
      .from(contributions)
      .innerJoin(payments, and(eq(payments.contributionId, contributions.id), eq(payments.id, id)))
      .innerJoin(properties, eq(properties.id, contributions.propertyId))
      .innerJoin(apartments, eq(apartments.id, contributions.apartmentId))
      .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
      .where(and(eq(payments.status, 'awaiting_transfer'), ne(contributions.status, 'pending')))
      .for('no key update', { of: contributions, skipLocked: true });
    if (!found || found.payment.lapsesAt > at) return false;
    // The payment may have been withdrawn or replaced since it was loaded.
    if (!(await cancelPayment(transaction, id, 'lapsed'))) return false;
    const { payment, userId } = found;
    const { productName } = dependencies.settings;
    await notify(dependencies, transaction, {
      kind: 'payment_lapsed',
      copy: paymentLapsedCopy(productName, { ...payment, unitName: unitNameOf(found) }),
      userId,
      key: `payment-lapsed:${id}`,
    });
    return true;
  });
