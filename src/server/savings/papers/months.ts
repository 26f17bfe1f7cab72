import { addMonths, isoDate, lagosDate } from '#domain/dates.ts';

/** When a month begins in Nigeria. */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+01:00`);

/** When the next one does. */
export const endOfMonth = (month: string): Date =>
  startOfMonth(addMonths(isoDate(`${month}-01`), 1).slice(0, 7));

/** The month before that of a moment: `2026-11` in December. */
export const lastMonth = (at: Date): string =>
  addMonths(isoDate(`${lagosDate(at).slice(0, 7)}-01`), -1).slice(0, 7);
