import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type ContributionStatus, OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { contributionRows } from './store.ts';
import { hasLapsed, lockOpenContribution, release } from './transitions.ts';
import { type ContributionView, viewContributions } from './view.ts';

/** Whose contribution is read, and when. */
export interface Reading {
  readonly userId: string;
  readonly at: Date;
}

/** What the dashboard's tabs hold: what is still being saved for, and what is reached. */
const STATUSES_OF_TAB: Readonly<Record<'active' | 'completed', readonly ContributionStatus[]>> = {
  active: OPEN_CONTRIBUTION_STATUSES,
  completed: ['completed'],
};

/** A buyer's contributions, newest first; without a tab all of them, closed ones too. */
export async function listContributions(
  db: Database,
  { userId, at, tab }: Reading & { tab: 'active' | 'completed' | undefined },
): Promise<ContributionView[]> {
  const views = await read(db, eq(contributions.userId, userId), at, tab);
  return tab ? views.filter(({ status }) => STATUSES_OF_TAB[tab].includes(status)) : views;
}

async function read(
  db: Database,
  isWanted: SQL | undefined,
  at: Date,
  tab?: 'active' | 'completed',
): Promise<ContributionView[]> {
  const isInTab = tab && inArray(contributions.status, [...STATUSES_OF_TAB[tab]]);
  return viewContributions(db, await contributionRows(db, and(isWanted, isInTab)), at);
}

/** @throws HttpError `not_found`, or `not_yours` for another buyer's. */
export async function getContribution(
  db: Database,
  id: string,
  { userId, at }: Reading,
): Promise<ContributionView> {
  await refuseOthers(db, id, userId);
  const [view] = await read(db, eq(contributions.id, id), at);
  if (!view) throw new HttpError('not_found');
  return view;
}

/** @throws HttpError `not_found`, or `not_yours` for another buyer's. */
export async function refuseOthers(db: Database, id: string, userId: string): Promise<ContributionStatus> {
  const [found] = await db
    .select({ userId: contributions.userId, status: contributions.status })
    .from(contributions)
    .where(eq(contributions.id, id));
  if (!found) throw new HttpError('not_found');
  if (found.userId !== userId) throw new HttpError('not_yours');
  return found.status;
}

/**
 * Gives the unit back, as long as nothing was paid. To cancel again what is cancelled changes nothing.
 * @throws HttpError `contribution_paid_into` once a payment was received, `contribution_closed` when the hold has lapsed.
 */
export async function cancelContribution(db: Database, id: string, { userId, at }: Reading): Promise<void> {
  await refuseOthers(db, id, userId);
  const open = await lockOpenContribution(db, id);
  if (open?.status === 'active') throw new HttpError('contribution_paid_into');
  if (open && !hasLapsed(open, at)) return release(db, open, { status: 'cancelled', at });
  const status = await refuseOthers(db, id, userId);
  if (status === 'cancelled') return;
  throw new HttpError(status === 'completed' ? 'contribution_paid_into' : 'contribution_closed');
}
