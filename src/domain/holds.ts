/** The units that one buyer can hold without having paid for them: nobody takes a catalogue off the market. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;

/** How long an unpaid contribution keeps its unit, where the server's settings do not say otherwise. */
export const DEFAULT_UNIT_HOLD_HOURS = 48;

/** The same on Plan C, which starts later: its first contribution is due when the hold ends. */
export const DEFAULT_PLAN_C_HOLD_DAYS = 14;

/** An awaiting payment without money lapses after so many days, where the settings do not say otherwise. */
export const DEFAULT_PAYMENT_LAPSE_DAYS = 14;
