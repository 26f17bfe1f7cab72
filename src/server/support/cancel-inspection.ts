import { and, eq, type SQL } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import type { UserRow } from '../identity/users/store.ts';
import { sendMessages } from '../messages/send.ts';
import { inspectionCancelledCopy } from '../messages/templates/homes.ts';
import { OperationError } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { properties } from '../platform/db/schema/properties.ts';
import { inspections } from '../platform/db/schema/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { inspectionCancelledMail } from './mail.ts';
import { isInspectionOf } from './own-inspections.ts';
import { recipientOf, writeTo } from './recipients.ts';

type Cancelling = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>;

/** An operator's decision. */
interface Decision {
  readonly actor: string;
  /** For the buyer to read. */
  readonly reason: string;
}

/**
 * Cancels an inspection for its buyer, confirms it and tells support. Cancelling it again changes nothing.
 * @throws HttpError `not_found` for one of somebody else; `inspection_closed` if its day has passed or we cancelled it.
 */
export async function cancelOwnInspection(
  dependencies: Cancelling,
  user: UserRow,
  reference: string,
): Promise<void> {
  const { db, settings } = dependencies;
  await db.transaction(async (transaction) => {
    const locked = await lockInspection(
      transaction,
      and(eq(inspections.reference, reference), isInspectionOf(user)),
    );
    if (!locked) throw new HttpError('not_found');
    const { inspection, home } = locked;
    if (inspection.cancelledAt !== null && inspection.cancelledBy === null) return;
    if (inspection.cancelledAt !== null || isOver(dependencies, inspection))
      throw new HttpError('inspection_closed');
    await cancel(dependencies, transaction, locked, null);
    if (settings.supportEmail !== null)
      await sendMessages(
        dependencies,
        transaction,
        { kind: 'to_support', copy: inspectionCancelledMail(reference, home, inspection), userId: null },
        [{ channel: 'email', to: settings.supportEmail }],
      );
  });
}

/**
 * Cancels an inspection for an operator, and tells its buyer why. Cancelling it again changes nothing, and returns false.
 * @throws OperationError if there is no such inspection, or its day has passed.
 */
export async function cancelInspection(
  dependencies: Cancelling,
  reference: string,
  decision: Decision,
): Promise<boolean> {
  return dependencies.db.transaction(async (transaction) => {
    const locked = await lockInspection(transaction, eq(inspections.reference, reference));
    if (!locked) throw new OperationError(`No inspection has the reference ${reference}.`);
    if (locked.inspection.cancelledAt !== null) return false;
    if (isOver(dependencies, locked.inspection))
      throw new OperationError(`The day of ${reference} has passed.`);
    await cancel(dependencies, transaction, locked, decision);
    return true;
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockInspection>>>;

async function lockInspection(transaction: Database, condition: SQL | undefined) {
  const [locked] = await transaction
    .select({
      inspection: inspections,
      home: {
        id: properties.id,
        title: properties.title,
        town: properties.town,
        code: properties.code,
        withdrawnAt: properties.withdrawnAt,
      },
    })
    .from(inspections)
    .innerJoin(properties, eq(properties.id, inspections.propertyId))
    .where(condition)
    .for('update', { of: inspections });
  return locked;
}

const isOver = ({ now }: Cancelling, { day }: Locked['inspection']): boolean => day < lagosDate(now());

/** @param decision null for one of the buyer. */
async function cancel(
  dependencies: Cancelling,
  transaction: Database,
  { inspection, home }: Locked,
  decision: Decision | null,
): Promise<void> {
  const { now, settings } = dependencies;
  const { id, reference, day } = inspection;
  await transaction
    .update(inspections)
    .set({
      cancelledAt: now(),
      cancelledBy: decision?.actor ?? null,
      cancelReason: decision?.reason ?? null,
      // A repeat of the request is a new one.
      requestDigest: null,
    })
    .where(eq(inspections.id, id));
  const recipient = await recipientOf(transaction, inspection);
  // The page has said so; anyone can ask and cancel with anybody's address.
  if (decision === null && recipient.kind !== 'buyer') return;
  await writeTo(dependencies, transaction, recipient, {
    kind: 'inspection_cancelled',
    copy: inspectionCancelledCopy(settings.productName, {
      reference,
      day,
      title: home.title,
      path: `/property/${home.id}`,
      isForSale: home.withdrawnAt === null,
      reason: decision?.reason ?? null,
    }),
    key: `inspection-cancelled:${reference}`,
  });
}
