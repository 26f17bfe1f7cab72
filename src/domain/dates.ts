import type { $brand } from 'zod/mini';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** A calendar day as `YYYY-MM-DD`; `isoDate` marks one. */
export type IsoDate = string & $brand<'IsoDate'>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Marks a text as a calendar day.
 * @throws RangeError if it is not written as `YYYY-MM-DD`.
 */
export function isoDate(text: string): IsoDate {
  if (!ISO_DATE.test(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text as IsoDate;
}

/** The calendar day of a timestamp, in UTC. */
const utcDate = (at: Date): IsoDate => isoDate(at.toISOString().slice(0, 10));

export const MONTHS_PER_YEAR = 12;
/** Nigeria keeps West Africa Time, UTC+1, all year. */
export const LAGOS_OFFSET_MS = HOUR_MS;

/** The calendar day of a timestamp, in Nigeria. */
export const lagosDate = (at: Date): IsoDate => utcDate(new Date(at.getTime() + LAGOS_OFFSET_MS));

/** The same day `months` later, or the last day of a shorter month (31 January + 1 = 28 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const monthIndex = month - 1 + months;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return utcDate(new Date(Date.UTC(year, monthIndex, Math.min(day, lastDay))));
}

/** The day `days` later. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  utcDate(new Date(Date.parse(date) + days * DAY_MS));

/** The number of calendar months between the months of two days. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  return (toYear - fromYear) * MONTHS_PER_YEAR + toMonth - fromMonth;
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

const dayTimeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** `28 Nov 2026, 14:05`, in Nigeria's time. */
export const formatDayTime = (at: Date): string => dayTimeFormat.format(at);

/** `28 Nov 2026`, in Nigeria's time. */
export const formatDay = (date: IsoDate | Date): string =>
  dayFormat.format(
    typeof date === 'string' && date.length === 10 ? new Date(`${date}T12:00:00Z`) : new Date(date),
  );

/** `2026-11-23 14:05:09 WAT`: names its time zone, because operators read it next to other clocks. */
export const lagosMoment = (at: Date): string =>
  `${new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')} WAT`;

const weekdayTimeFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** `Mon, 23 Nov, 10:24` in Nigeria's time. */
export const dayAndTime = (at: number | string | Date): string => weekdayTimeFormat.format(new Date(at));

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` for `2026-11`. */
export const monthName = (month: string): string => monthFormat.format(new Date(`${month}-15T00:00:00Z`));
