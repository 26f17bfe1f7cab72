import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/units.ts';

/** What the shell shows for a while. */
export interface Announcement {
  readonly tone: 'positive' | 'attention' | 'critical' | 'info';
  readonly message: string;
  readonly durationMs?: number;
}

/** What is said once a contribution on Plan C has begun: nothing is due before its hold ends. */
export const heldForLater = (contribution: Contribution): Announcement => ({
  tone: 'positive',
  message: `We hold ${heldUnitName(contribution)} for you${untilText(contribution)}.`,
  durationMs: HELD_FOR_LATER_MS,
});

const HELD_FOR_LATER_MS = 10_000;

function untilText({ holdExpiresAt }: Contribution): string {
  if (holdExpiresAt === null) return '';
  const day = formatDay(lagosDate(new Date(holdExpiresAt)));
  return ` until ${day}. Your first contribution is due then; you make it from this page`;
}
