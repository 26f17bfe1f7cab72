const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});
const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** `Mon, 23 Nov, 10:24` in Nigeria's time. */
export const dayAndTime = (at: number | string | Date): string => DAY_AND_TIME.format(new Date(at));

/** `10:24` in Nigeria's time. */
export const timeOfDay = (at: number | string | Date): string => TIME.format(new Date(at));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `14 days`, `1 day`. */
export function daysText(durationMs: number): string {
  const days = Math.round(durationMs / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}

/** `10 minutes`, `1 minute`. */
export function minutesText(durationMs: number): string {
  const minutes = Math.round(durationMs / MINUTE_MS);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** `48 hours`, `1 hour`. */
export function hoursText(durationMs: number): string {
  const hours = Math.round(durationMs / HOUR_MS);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
