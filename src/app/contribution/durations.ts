import { PLAN_DURATIONS_MONTHS } from '#domain/plans/planDurations.ts';
import { monthsText } from '../format/countText.ts';

/** The options of the duration select. */
export const DURATION_OPTIONS = PLAN_DURATIONS_MONTHS.map((months) => ({
  value: String(months),
  label: monthsText(months),
}));
