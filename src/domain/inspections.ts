import { addDays, formatDay, type IsoDate, lagosDate } from './dates.ts';

/** The first possible day is tomorrow, because an agent needs the rest of today to arrange an inspection. */
export const INSPECTION_NOTICE_DAYS = 1;
/** The last possible day, counted from today: agents do not plan further ahead. */
export const INSPECTION_HORIZON_DAYS = 28;
export const INSPECTION_NOTE_MAX_LENGTH = 1_000;

/** The first and the last possible day of an inspection requested at this time. Both are days in Nigeria. */
export function inspectionDays(at: Date): { readonly first: IsoDate; readonly last: IsoDate } {
  const today = lagosDate(at);
  return { first: addDays(today, INSPECTION_NOTICE_DAYS), last: addDays(today, INSPECTION_HORIZON_DAYS) };
}

/** Why a home cannot be inspected on a day, by the limit that it breaks. */
export const inspectionDayMessages = ({ first, last }: ReturnType<typeof inspectionDays>) => ({
  tooEarly: `The first day that you can choose is ${formatDay(first)}.`,
  tooLate: `The last day that you can choose is ${formatDay(last)}.`,
});

/** Returns why a day cannot be chosen at this time; null if it can. */
export function inspectionDayProblem(day: IsoDate, at: Date): string | null {
  const days = inspectionDays(at);
  const { tooEarly, tooLate } = inspectionDayMessages(days);
  if (day < days.first) return tooEarly;
  return day > days.last ? tooLate : null;
}
