import { addMonths, type IsoDate, isoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';

const firstDay = (month: string): IsoDate => isoDate(`${month}-01`);

/** The start of a month in Lagos. */
export const startOfMonth = (month: string): Date => lagosMidnight(firstDay(month));

/** The start of the next month in Lagos. */
export const endOfMonth = (month: string): Date => lagosMidnight(addMonths(firstDay(month), 1));

/** The month before a timestamp's: `2026-11` in December 2026. */
export const lastMonth = (at: Date): string => addMonths(firstDay(lagosDate(at).slice(0, 7)), -1).slice(0, 7);
