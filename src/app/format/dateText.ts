const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** `10:24`, in Lagos time. */
export const timeOfDay = (at: number | string | Date): string => TIME.format(new Date(at));

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March 2025`. @param month `YYYY-MM`. */
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
