const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** `10:24` in Nigeria's time. */
export const timeOfDay = (at: number | string | Date): string => TIME.format(new Date(at));
