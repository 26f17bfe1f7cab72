import { type IsoDate, lagosDate } from '../dates.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { Plan } from '../plans/plans.ts';

/** How many units whose first payment is not complete one buyer may have, so that nobody can block a whole catalogue. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;

/** How long an unpaid contribution holds its unit. Default of a setting. */
export const DEFAULT_UNIT_HOLD_HOURS = 48;

/** The hold on Plan C, whose first contribution is due when the hold ends. Default of a setting. */
export const DEFAULT_PLAN_C_HOLD_DAYS = 14;

/** Days after which an awaiting payment without money lapses. Default of a setting. */
export const DEFAULT_PAYMENT_LAPSE_DAYS = 14;

/** How long an unpaid contribution holds its unit, in milliseconds. */
export interface HoldDurations {
  /** On Plans A and B. */
  readonly unitHoldMs: number;
  readonly planCHoldMs: number;
}

/** The default hold lengths. */
export const DEFAULT_HOLDS: HoldDurations = {
  unitHoldMs: DEFAULT_UNIT_HOLD_HOURS * HOUR_MS,
  planCHoldMs: DEFAULT_PLAN_C_HOLD_DAYS * DAY_MS,
};

/** When the hold of an unpaid contribution ends, given the time of agreement. */
export const holdEnd = (plan: Plan, agreedAt: Date, { unitHoldMs, planCHoldMs }: HoldDurations): Date =>
  new Date(agreedAt.getTime() + (plan === 'C' ? planCHoldMs : unitHoldMs));

/** Until when an awaiting payment waits: it lapses, or the hold on its unit ends. */
export const waitsUntil = (lapsesAt: Date, holdExpiresAt: Date | null): Date =>
  holdExpiresAt && holdExpiresAt < lapsesAt ? holdExpiresAt : lapsesAt;

/** The day in Nigeria on which the first instalment is due: on Plan C when the hold ends, else the day of agreement. */
export const firstDueDay = (plan: Plan, agreedAt: Date, durations: HoldDurations): IsoDate =>
  lagosDate(plan === 'C' ? holdEnd(plan, agreedAt, durations) : agreedAt);
