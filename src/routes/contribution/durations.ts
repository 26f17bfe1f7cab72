import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS } from '#domain/plans.ts';

/** `1 month`, `24 months`. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** What the duration select offers: 1 month to 36 months. */
export const DURATION_OPTIONS = Array.from(
  { length: MAX_DURATION_MONTHS - MIN_DURATION_MONTHS + 1 },
  (_, index) => {
    const months = MIN_DURATION_MONTHS + index;
    return { value: String(months), label: monthsText(months) };
  },
);
