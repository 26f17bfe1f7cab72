import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans/plans.ts';
import { monthsText } from '../format/countText.ts';

/** The options of the duration select. */
export const DURATION_OPTIONS = Array.from(
  { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
  (_, index) => {
    const months = MIN_DURATION_MONTHS + index;
    return { value: String(months), label: monthsText(months) };
  },
);
