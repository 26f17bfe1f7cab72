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
