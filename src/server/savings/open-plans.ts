import { and, eq, inArray } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import type { OpenPlan } from '#domain/payments/walletDue.ts';
import { scheduleOn, unpaidParts } from '#domain/plans/schedules.ts';
import { OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { agreedInstalments } from './agreed-quote.ts';
import { type ContributionRow, contributionRows } from './store.ts';
import { hasLapsed } from './transitions.ts';

/** A contribution that accepts payments, with its unpaid instalments. */
interface OpenContributionPlan extends OpenPlan {
  readonly row: ContributionRow;
}

/** A buyer's open contributions, newest first, without those whose hold has lapsed. */
export async function openPlans(db: Database, userId: string, at: Date): Promise<OpenContributionPlan[]> {
  const isOpen = and(
    eq(contributions.userId, userId),
    inArray(contributions.status, [...OPEN_CONTRIBUTION_STATUSES]),
  );
  return (await contributionRows(db, isOpen))
    .filter(({ contribution }) => !hasLapsed(contribution, at))
    .map((row) => toPlan(row, at));
}

export const toPlan = (row: ContributionRow, at: Date): OpenContributionPlan => ({
  id: row.contribution.id,
  row,
  unpaid: unpaidParts(
    scheduleOn(agreedInstalments(row.contribution), { paidKobo: row.paidKobo, today: lagosDate(at) }),
  ),
});
