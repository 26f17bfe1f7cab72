import { addMonths, isoDate, lagosDate } from '#domain/dates.ts';

/** The start of a month in Lagos. */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+01:00`);

/** The start of the next month in Lagos. */
export const endOfMonth = (month: string): Date =>
  startOfMonth(addMonths(isoDate(`${month}-01`), 1).slice(0, 7));

/** The month before a timestamp's: `2026-11` in December 2026. */
export const lastMonth = (at: Date): string =>
  addMonths(isoDate(`${lagosDate(at).slice(0, 7)}-01`), -1).slice(0, 7);
