import { fieldOf } from '../unreadable.ts';

/** The time zone of Nigeria, all year. */
const LAGOS = '+01:00';
const YEAR_FIRST = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)(?:Z|([+-]\d{2}):?(\d{2}))?$/;
const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) ([AP])M$/;
const HOURS_OF_HALF_DAY = 12;

/**
 * Parses a timestamp of Monnify: `2021-11-17 11:28:42.615`, `17/11/2021 3:48:10 PM` or ISO. Without a time zone it is
 * in Lagos time. Null for any other format.
 */
export function monnifyMoment(text: string): Date | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso) {
    const [, day, time, hours, minutes] = iso;
    const zone = text.endsWith('Z') ? 'Z' : hours ? `${hours}:${minutes}` : LAGOS;
    return valid(`${day}T${time}${zone}`);
  }
  const written = DAY_FIRST.exec(text);
  if (!written) return null;
  const [, day, month, year, hour = '', minute, second, half] = written;
  // Some of them combine 24 hours with AM or PM: '13:02:57 PM'.
  const afternoon = half === 'P' && Number(hour) < HOURS_OF_HALF_DAY ? HOURS_OF_HALF_DAY : 0;
  const midnight = half === 'A' && Number(hour) === HOURS_OF_HALF_DAY;
  const hour24 = midnight ? 0 : Number(hour) + afternoon;
  return valid(`${year}-${month}-${day}T${String(hour24).padStart(2, '0')}:${minute}:${second}${LAGOS}`);
}

export const momentField = fieldOf(monnifyMoment, 'a time in a known format');

function valid(iso: string): Date | null {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
