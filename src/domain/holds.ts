import { type IsoDate, lagosDate } from './dates.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import type { Plan } from './plans.ts';

/** The units that one buyer can hold without having paid for them: nobody takes a catalogue off the market. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;

/** How long an unpaid contribution keeps its unit, where the server's settings do not say otherwise. */
export const DEFAULT_UNIT_HOLD_HOURS = 48;

/** The same on Plan C, which starts later: its first contribution is due when the hold ends. */
export const DEFAULT_PLAN_C_HOLD_DAYS = 14;

/** An awaiting payment without money lapses after so many days, where the settings do not say otherwise. */
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

/** When the hold of a contribution ends that is agreed at a moment and stays unpaid. */
export const holdEnd = (plan: Plan, agreedAt: Date, { unitHoldMs, planCHoldMs }: HoldDurations): Date =>
  new Date(agreedAt.getTime() + (plan === 'C' ? planCHoldMs : unitHoldMs));

/** The day in Nigeria on which the first instalment is due: on Plan C when the hold ends, else the day of agreement. */
export const firstDueDay = (plan: Plan, agreedAt: Date, durations: HoldDurations): IsoDate =>
  lagosDate(plan === 'C' ? holdEnd(plan, agreedAt, durations) : agreedAt);
