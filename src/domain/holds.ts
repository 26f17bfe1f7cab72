import { type IsoDate, lagosDate } from './dates.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import type { Plan } from './plans.ts';

/** The maximum number of unpaid units that one buyer can hold, so that nobody blocks the catalogue. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;

/** The default hold of an unpaid contribution's unit. */
export const DEFAULT_UNIT_HOLD_HOURS = 48;

/** The default hold on Plan C, whose first contribution is due when the hold ends. */
export const DEFAULT_PLAN_C_HOLD_DAYS = 14;

/** The default number of days after which a payment without a transfer expires. */
export const DEFAULT_PAYMENT_LAPSE_DAYS = 14;

/** How long a plan's unpaid contribution holds its unit, in milliseconds. */
export interface HoldDurations {
  /** On Plans A and B. */
  readonly unitHoldMs: number;
  readonly planCHoldMs: number;
}

/** Where the server's settings do not say otherwise. */
export const DEFAULT_HOLDS: HoldDurations = {
  unitHoldMs: DEFAULT_UNIT_HOLD_HOURS * HOUR_MS,
  planCHoldMs: DEFAULT_PLAN_C_HOLD_DAYS * DAY_MS,
};

/** When the unpaid hold of a contribution ends, for the time of its agreement. */
export const holdEnd = (plan: Plan, agreedAt: Date, { unitHoldMs, planCHoldMs }: HoldDurations): Date =>
  new Date(agreedAt.getTime() + (plan === 'C' ? planCHoldMs : unitHoldMs));

/**
 * The day (Lagos time) on which the first instalment is due: on Plan C when the hold ends, otherwise the day of the
 * agreement.
 */
export const firstDueDay = (plan: Plan, agreedAt: Date, durations: HoldDurations): IsoDate =>
  lagosDate(plan === 'C' ? holdEnd(plan, agreedAt, durations) : agreedAt);
