const NOON = 12;
const EVENING = 17;

const hour = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** `Good morning`, by Lagos time. */
export function greeting(now: Date): string {
  const hours = Number(hour.format(now));
  if (hours < NOON) return 'Good morning';
  return hours < EVENING ? 'Good afternoon' : 'Good evening';
}
