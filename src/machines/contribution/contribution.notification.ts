import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/units.ts';
import { LONG_MESSAGE_MS, type NewNotification } from '../notifications/notifications.list.ts';

/** The notification after a contribution on Plan C was created: nothing is due before its hold ends. */
export const planCHoldNotification = (contribution: Contribution): NewNotification => ({
  tone: 'positive',
  message: `We hold ${heldUnitName(contribution)} for you${untilText(contribution)}.`,
  durationMs: LONG_MESSAGE_MS,
});

function untilText({ holdExpiresAt }: Contribution): string {
  if (holdExpiresAt === null) return '';
  const day = formatDay(lagosDate(new Date(holdExpiresAt)));
  return ` until ${day}. Your first contribution is due then; you make it from this page`;
}
