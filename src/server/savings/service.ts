import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type ContributionStatus, OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { holdPhases } from './lapsed-holds.ts';
import { contributionRows } from './store.ts';
import { lockOpenContribution, release } from './transitions.ts';
import { type ContributionView, viewContributions } from './view.ts';

/** The buyer and the time of the request. */
export interface BuyerContext {
  readonly userId: string;
  readonly at: Date;
}

/** The statuses that each tab of the dashboard lists. */
const STATUSES_OF_TAB: Readonly<Record<'active' | 'completed', readonly ContributionStatus[]>> = {
  active: [...OPEN_CONTRIBUTION_STATUSES, 'leaving'],
  completed: ['completed'],
};

/** A buyer's contributions, newest first; without a tab all of them, closed ones too. */
export async function listContributions(
  db: Database,
  { userId, at, tab }: BuyerContext & { tab: 'active' | 'completed' | undefined },
): Promise<ContributionView[]> {
  // Prepared, because every page of the dashboard needs them.
  const rows = contributionRows(db, and(eq(contributions.userId, userId), tab && isInTab(tab)));
  const views = await viewContributions(
    db,
    await rows.prepare(`contributions_${tab ?? 'all'}`).execute(),
    at,
  );
  return tab ? views.filter(({ status }) => STATUSES_OF_TAB[tab].includes(status)) : views;
}

const isInTab = (tab: 'active' | 'completed'): SQL =>
  inArray(contributions.status, [...STATUSES_OF_TAB[tab]]);

/** @throws HttpError `not_found`, or `not_yours` for another buyer's. */
export async function getContribution(
  db: Database,
  id: string,
  { userId, at }: BuyerContext,
): Promise<ContributionView> {
  await assertOwner(db, id, userId);
  const [view] = await viewContributions(db, await contributionRows(db, eq(contributions.id, id)), at);
  if (!view) throw new HttpError('not_found');
  return view;
}

/** Returns the status of a buyer's own contribution. @throws HttpError `not_found`, or `not_yours` for another's. */
export async function assertOwner(db: Database, id: string, userId: string): Promise<ContributionStatus> {
  const [found] = await db
    .select({ userId: contributions.userId, status: contributions.status })
    .from(contributions)
    .where(eq(contributions.id, id));
  if (!found) throw new HttpError('not_found');
  if (found.userId !== userId) throw new HttpError('not_yours');
  return found.status;
}

/** Why a contribution cannot be cancelled; null if it is already cancelled. A pending one must have lapsed. */
const CANCEL_ERRORS: Readonly<
  Record<ContributionStatus, 'contribution_paid_into' | 'contribution_closed' | null>
> = {
  pending: 'contribution_closed',
  active: 'contribution_paid_into',
  completed: 'contribution_paid_into',
  leaving: 'contribution_paid_into',
  cancelled: null,
  expired: 'contribution_closed',
  left: 'contribution_closed',
};

/**
 * Cancels an unpaid contribution and releases its unit. Repeating it has no effect.
 * @throws HttpError `contribution_paid_into` once a payment was received, `contribution_closed` if the hold has lapsed.
 */
export async function cancelContribution(
  db: Database,
  id: string,
  { userId, at }: BuyerContext,
): Promise<void> {
  await assertOwner(db, id, userId);
  const open = await lockOpenContribution(db, id);
  if (open?.status === 'pending') {
    const phaseOf = await holdPhases(db, [open], at);
    if (phaseOf(id) !== 'ended') return release(db, open, { status: 'cancelled', at });
  }
  const error = CANCEL_ERRORS[await assertOwner(db, id, userId)];
  if (error) throw new HttpError(error);
}
