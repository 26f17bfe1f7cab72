import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans.ts';
import { monthsText } from '../format/countText.ts';

/** What the duration select offers: 1 month to 36 months. */
export const DURATION_OPTIONS = Array.from(
  { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
  (_, index) => {
    const months = MIN_DURATION_MONTHS + index;
    return { value: String(months), label: monthsText(months) };
  },
);
