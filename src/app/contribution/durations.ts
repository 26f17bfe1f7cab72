import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans.ts';
import { monthsText } from '../format/countText.ts';
import { hoursText } from '../format/dateText.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Up to here a hold reads in hours. */
const LONGEST_IN_HOURS_MS = 72 * HOUR_MS;

/** How long a unit is held: `48 hours`, `14 days`. */
export function holdText(holdMs: number): string {
  if (holdMs <= LONGEST_IN_HOURS_MS || holdMs % DAY_MS !== 0) return hoursText(holdMs);
  return `${holdMs / DAY_MS} days`;
}

/** What the duration select offers: 1 month to 36 months. */
export const DURATION_OPTIONS = Array.from(
  { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
  (_, index) => {
    const months = MIN_DURATION_MONTHS + index;
    return { value: String(months), label: monthsText(months) };
  },
);
