import type { Contribution } from '#api/calls/contributions.ts';
import { lagosDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { hasEnded } from '#domain/statuses.ts';

/** The contributions that hold or own a unit: pending, active and completed ones. */
export const liveContributions = (contributions: readonly Contribution[]): Contribution[] =>
  contributions.filter(({ status }) => !hasEnded(status));

/** A hold that ends within this time ranks before late instalments, because the buyer would lose the unit. */
const HOLD_ALARM_MS = 48 * HOUR_MS;
const NEVER = '9999-12-31';

type Dated = Pick<Contribution, 'status' | 'holdExpiresAt' | 'nextDue'>;

/** The buyer's deadline: the end of an unpaid hold, otherwise the due date of the next instalment. */
const deadlineOf = ({ status, holdExpiresAt, nextDue }: Dated): string =>
  status === 'pending' && holdExpiresAt !== null ? holdExpiresAt : (nextDue?.dueOn ?? NEVER);

/** 0 for a hold that ends soon, 1 for a late instalment, 2 for the rest. */
function rankOf({ status, holdExpiresAt, nextDue }: Dated, now: Date): number {
  if (status === 'pending' && holdExpiresAt !== null) {
    return Date.parse(holdExpiresAt) - now.getTime() <= HOLD_ALARM_MS ? 0 : 2;
  }
  return nextDue !== null && nextDue.dueOn < lagosDate(now) ? 1 : 2;
}

/** Most urgent first: holds that end soon, then late instalments, then the rest; each group by deadline. */
export const sortByUrgency = <Each extends Dated>(contributions: readonly Each[], now: Date): Each[] =>
  contributions.toSorted(
    (a, b) => rankOf(a, now) - rankOf(b, now) || deadlineOf(a).localeCompare(deadlineOf(b)),
  );
