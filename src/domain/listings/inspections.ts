import { addDays, formatDay, type IsoDate, lagosDate } from '../dates.ts';

/** An agent needs the rest of today to arrange an inspection: tomorrow is the first day. */
export const INSPECTION_NOTICE_DAYS = 1;
/** The latest day on offer, counted from today: agents do not plan further ahead. */
export const INSPECTION_HORIZON_DAYS = 28;
export const INSPECTION_NOTE_MAX_LENGTH = 1_000;

/** The shape of an inspection's reference: the server makes it. */
export const INSPECTION_REFERENCE = /^V-[2-9A-Z]{6}$/;

/** The first and last day on which a home can be inspected, for a request at this time. Both are days in Nigeria. */
export function inspectionDays(at: Date): { readonly first: IsoDate; readonly last: IsoDate } {
  const today = lagosDate(at);
  return { first: addDays(today, INSPECTION_NOTICE_DAYS), last: addDays(today, INSPECTION_HORIZON_DAYS) };
}

/** Why a day is not available: the limit that it violates. */
export const inspectionDayMessages = ({ first, last }: ReturnType<typeof inspectionDays>) => ({
  tooEarly: `The first day that you can choose is ${formatDay(first)}.`,
  tooLate: `The last day that you can choose is ${formatDay(last)}.`,
});

/** Why an account cannot ask for a day: it has asked to see the same home on it. */
export const INSPECTION_ASKED_MESSAGE = 'You have already asked to see this home on that day.';

/** The violated limit of a requested day; null if the day is available. */
export function inspectionDayProblem(day: IsoDate, at: Date): string | null {
  const days = inspectionDays(at);
  const { tooEarly, tooLate } = inspectionDayMessages(days);
  if (day < days.first) return tooEarly;
  return day > days.last ? tooLate : null;
}
