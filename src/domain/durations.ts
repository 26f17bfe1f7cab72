/** Lengths of time in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** People say '48 hours' rather than '2 days', and days of what is longer than this. */
export const LONGEST_IN_HOURS_MS = 72 * HOUR_MS;
