import { and, eq, inArray } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import { FIRST_MORTGAGE_STATE } from '#domain/mortgages/mortgageStates.ts';
import { type ContributionStatus, OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { apartments } from '../platform/db/schema/properties.ts';
import { toAgreedQuote } from './agreed-quote.ts';

/** A locked contribution that still accepts payments. */
export interface OpenContribution {
  readonly id: string;
  readonly status: ContributionStatus;
  readonly apartmentId: string;
  readonly ledgerAccountId: string;
  readonly targetKobo: Kobo;
  readonly agreedQuote: unknown;
  readonly holdExpiresAt: Date | null;
}

/**
 * Locks a contribution until the transaction ends; its payments change only under this lock. Null when it is closed.
 */
export async function lockOpenContribution(db: Database, id: string): Promise<OpenContribution | null> {
  const [open] = await db
    .select({
      id: contributions.id,
      status: contributions.status,
      apartmentId: contributions.apartmentId,
      ledgerAccountId: contributions.ledgerAccountId,
      targetKobo: contributions.targetKobo,
      agreedQuote: contributions.agreedQuote,
      holdExpiresAt: contributions.holdExpiresAt,
    })
    .from(contributions)
    .where(and(eq(contributions.id, id), inArray(contributions.status, OPEN_CONTRIBUTION_STATUSES)))
    .for('no key update');
  return open ?? null;
}

/** Locks a contribution of any status. */
export async function lockContribution(db: Database, id: string): Promise<void> {
  await db
    .select({ id: contributions.id })
    .from(contributions)
    .where(eq(contributions.id, id))
    .for('no key update');
}

/** Whether an unpaid hold has lapsed; its unit may not be released yet. */
export const hasLapsed = (
  { status, holdExpiresAt }: Pick<OpenContribution, 'status' | 'holdExpiresAt'>,
  at: Date,
): boolean => status === 'pending' && holdExpiresAt !== null && holdExpiresAt <= at;

/** After the first payment: reserves the unit. */
export async function activate(
  db: Database,
  { id, apartmentId }: Pick<OpenContribution, 'id' | 'apartmentId'>,
): Promise<void> {
  await db
    .update(contributions)
    .set({ status: 'active', holdExpiresAt: null })
    .where(eq(contributions.id, id));
  await db.update(apartments).set({ status: 'reserved' }).where(eq(apartments.id, apartmentId));
}

/** After the last payment: sells the unit, and starts the mortgage if the plan has one. */
export async function complete(
  db: Database,
  { id, apartmentId, agreedQuote }: Pick<OpenContribution, 'id' | 'apartmentId' | 'agreedQuote'>,
  at: Date,
): Promise<void> {
  const mortgageState = toAgreedQuote(agreedQuote).mortgageKobo > 0 ? FIRST_MORTGAGE_STATE : null;
  await db
    .update(contributions)
    .set({ status: 'completed', holdExpiresAt: null, closedAt: at, mortgageState })
    .where(eq(contributions.id, id));
  await db.update(apartments).set({ status: 'sold' }).where(eq(apartments.id, apartmentId));
}

/** After a confirmed exit: frees the unit. The request has already cancelled the awaiting payment. */
export async function endByExit(
  db: Database,
  { id, apartmentId }: Pick<OpenContribution, 'id' | 'apartmentId'>,
  at: Date,
): Promise<void> {
  await db.update(contributions).set({ status: 'left', closedAt: at }).where(eq(contributions.id, id));
  await db.update(apartments).set({ status: 'available' }).where(eq(apartments.id, apartmentId));
}

const cancelAwaiting = (db: Database, contributionId: string) =>
  db
    .update(payments)
    .set({ status: 'cancelled', cancelReason: 'contribution_ended' })
    .where(and(eq(payments.contributionId, contributionId), eq(payments.status, 'awaiting_transfer')));

/** Closes an unpaid contribution: frees its unit and cancels its awaiting payment. */
export async function release(
  db: Database,
  { id, apartmentId }: Pick<OpenContribution, 'id' | 'apartmentId'>,
  { status, at }: { status: 'cancelled' | 'expired'; at: Date },
): Promise<void> {
  await db
    .update(contributions)
    .set({ status, holdExpiresAt: null, closedAt: at })
    .where(eq(contributions.id, id));
  await cancelAwaiting(db, id);
  await db
    .update(apartments)
    .set({ status: 'available' })
    .where(and(eq(apartments.id, apartmentId), eq(apartments.status, 'held')));
}
