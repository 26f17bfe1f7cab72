/** The units that one buyer can hold without having paid for them: nobody takes a catalogue off the market. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;

/** How long an unpaid contribution keeps its unit, where the server's settings do not say otherwise. */
export const DEFAULT_UNIT_HOLD_HOURS = 48;
