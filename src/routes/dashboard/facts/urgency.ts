import type { Contribution } from '#api/calls/contributions.ts';
import { lagosDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { LIVE_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';

/** Those that hold or own a unit: pending, active and completed ones. */
export const liveContributions = (contributions: readonly Contribution[]): Contribution[] =>
  contributions.filter(({ status }) => LIVE_CONTRIBUTION_STATUSES.some((live) => live === status));

/** A hold that ends so soon costs the unit if the buyer does nothing: it goes before what is late. */
const HOLD_ALARM_MS = 48 * HOUR_MS;
const NEVER = '9999-12-31';

type Dated = Pick<Contribution, 'status' | 'holdExpiresAt' | 'nextDue'>;

/** When the buyer must have acted: the end of an unpaid hold, else the day of the next instalment. */
const deadlineOf = ({ status, holdExpiresAt, nextDue }: Dated): string =>
  status === 'pending' && holdExpiresAt !== null ? holdExpiresAt : (nextDue?.dueOn ?? NEVER);

/** 0 for a hold that ends soon, 1 for what is late, 2 for the rest. */
function rankOf({ status, holdExpiresAt, nextDue }: Dated, now: Date): number {
  if (status === 'pending' && holdExpiresAt !== null) {
    return Date.parse(holdExpiresAt) - now.getTime() <= HOLD_ALARM_MS ? 0 : 2;
  }
  return nextDue !== null && nextDue.dueOn < lagosDate(now) ? 1 : 2;
}

/** What needs the buyer first: holds that end soon, then what is late, then the rest; the earliest deadline first. */
export const byUrgency = <Each extends Dated>(contributions: readonly Each[], now: Date): Each[] =>
  contributions.toSorted(
    (a, b) => rankOf(a, now) - rankOf(b, now) || deadlineOf(a).localeCompare(deadlineOf(b)),
  );
