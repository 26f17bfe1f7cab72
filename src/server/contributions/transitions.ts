import { and, eq, inArray } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { ContributionStatus } from '#domain/statuses.ts';
import type { Database } from '../db/database.ts';
import { contributions, payments } from '../db/schema/contributions.ts';
import { apartments } from '../db/schema/properties.ts';

/** A contribution that can still be paid into, as locked. */
export interface OpenContribution {
  readonly id: string;
  readonly status: ContributionStatus;
  readonly propertyId: string;
  readonly apartmentId: string;
  readonly ledgerAccountId: string;
  readonly targetKobo: Kobo;
  readonly holdExpiresAt: Date | null;
}

/** Whether an unpaid hold is over, though nothing may have released its unit yet. */
export const hasLapsed = (
  { status, holdExpiresAt }: Pick<OpenContribution, 'status' | 'holdExpiresAt'>,
  at: Date,
): boolean => status === 'pending' && holdExpiresAt !== null && holdExpiresAt <= at;

/** The first payment was received: the unit is the buyer's as long as the plan is kept. */
export async function activate(db: Database, { id, apartmentId }: OpenContribution): Promise<void> {
  await db
    .update(contributions)
    .set({ status: 'active', holdExpiresAt: null })
    .where(eq(contributions.id, id));
  await db.update(apartments).set({ status: 'reserved' }).where(eq(apartments.id, apartmentId));
}

/** The target is reached. */
export async function complete(db: Database, { id, apartmentId }: OpenContribution, at: Date): Promise<void> {
  await db
    .update(contributions)
    .set({ status: 'completed', holdExpiresAt: null, closedAt: at })
    .where(eq(contributions.id, id));
  await db.update(apartments).set({ status: 'sold' }).where(eq(apartments.id, apartmentId));
}

/** Gives the unit of an unpaid contribution back; what awaited a transfer for it is cancelled. */
export async function release(
  db: Database,
  { id, apartmentId }: Pick<OpenContribution, 'id' | 'apartmentId'>,
  { status, at }: { status: 'cancelled' | 'expired'; at: Date },
): Promise<void> {
  await db
    .update(contributions)
    .set({ status, holdExpiresAt: null, closedAt: at })
    .where(eq(contributions.id, id));
  await db
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.contributionId, id), eq(payments.status, 'awaiting_transfer')));
  await db
    .update(apartments)
    .set({ status: 'available' })
    .where(and(eq(apartments.id, apartmentId), eq(apartments.status, 'held')));
}

export async function cancelPayments(db: Database, cancelled: readonly { id: string }[]): Promise<void> {
  if (cancelled.length === 0) return;
  const ids = cancelled.map(({ id }) => id);
  await db.update(payments).set({ status: 'cancelled' }).where(inArray(payments.id, ids));
}
