import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { heldUnitName } from '#domain/listings/units.ts';
import { INSTALMENT_REMINDER_DAYS } from '#domain/messages.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import type { ContributionView } from '../view.ts';

const ZONE = 'Africa/Lagos';
/** Nigeria has West Africa Time, UTC+1, all year. */
const LAGOS_ZONE = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
TZNAME:WAT
END:STANDARD
END:VTIMEZONE`;
/** Nine in the morning, when banks are open. */
const START = 'T09:00:00';
const LENGTH_MS = 30 * 60_000;
const SECONDS_PER_DAY = 86_400;
const ALARM_DAYS = Math.max(...INSTALMENT_REMINDER_DAYS);

interface CalendarOptions {
  readonly productName: string;
  /** The address of the contribution's page; null if the server does not know its own. */
  readonly url: string | null;
  readonly at: Date;
}

/**
 * The instalments of a contribution as a calendar (RFC 5545). An instalment keeps its UID, so that a later file replaces
 * the events of an earlier one. Paid ones are marked and have no alarm.
 */
export function scheduleCalendar(
  contribution: ContributionView,
  { productName, url, at }: CalendarOptions,
): string {
  const home = heldUnitName(contribution);
  const calendar = ical({
    name: `${productName}: ${home}`,
    prodId: { company: productName, product: 'Contribution schedule', language: 'EN' },
    // Only the events have a time zone: if the calendar had one, its time stamps would not be in UTC.
    timezone: { name: null, generator: () => LAGOS_ZONE },
  });
  for (const instalment of contribution.schedule) {
    const { number, dueOn, amount, paid, status } = instalment;
    const isPaid = status === 'paid';
    // The generator combines the date's local time in this process's zone with the zone's name.
    const start = new Date(`${dueOn}${START}`);
    const amountText = formatNaira(kobo(isPaid ? amount : amount - paid));
    const event = calendar.createEvent({
      id: `${contribution.id}-instalment-${number}`,
      // Increases with every file, because calendars keep the event with the highest sequence.
      sequence: Math.max(0, Math.floor((at.getTime() - Date.parse(contribution.createdAt)) / 1000)),
      stamp: at,
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      timezone: ZONE,
      summary: `${isPaid ? 'Paid' : 'Pay'} ${amountText}: ${home}`,
      description: `${instalmentName(contribution, number)}, ${number} of ${contribution.schedule.length}.`,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(url !== null && { url }),
    });
    if (!isPaid) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: ALARM_DAYS * SECONDS_PER_DAY,
        description: `${amountText} is due on ${dueOn}`,
      });
    }
  }
  return calendar.toString();
}
