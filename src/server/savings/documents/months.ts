import { addMonths, type IsoDate, isoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';

const firstDay = (month: string): IsoDate => isoDate(`${month}-01`);

/** The start of a month in Lagos. */
export const startOfMonth = (month: string): Date => lagosMidnight(firstDay(month));

/** The start of the next month in Lagos. */
export const endOfMonth = (month: string): Date => lagosMidnight(addMonths(firstDay(month), 1));

/** The months before a timestamp's, oldest first: `2026-10` and `2026-11` are the two before December 2026. */
export const lastMonths = (at: Date, count: number): readonly string[] => {
  const current = firstDay(lagosDate(at).slice(0, 7));
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count).slice(0, 7));
};
