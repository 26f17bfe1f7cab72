import type { Contribution } from '#api/calls/contributions.ts';
import { nextInstalment } from '#app/contribution/instalments.ts';
import { contributionAmounts, nextDueAmount } from '#app/explain/contributionAmounts.ts';
import { formatDay, type IsoDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatMoment } from './labels.ts';

/** What a contribution asks for now. */
export interface DueNow {
  /** All that is late and due today, or else what is left of the next instalment. */
  readonly amount: Explanation;
  /** `held` while the unit is held without a payment: nothing is late before the hold ends. */
  readonly kind: 'late' | 'due' | 'held';
  /** The day, or the moment at which the hold ends, as text. */
  readonly when: string;
}

/** When the hold of a unit ends that nothing was paid for yet; null if there is none. */
export const holdEndOf = ({ status, holdExpiresAt }: Pick<Contribution, 'status' | 'holdExpiresAt'>) =>
  status === 'pending' ? holdExpiresAt : null;

/** The amount and the day that every view of a contribution names; null if nothing is due. */
export function dueNow(contribution: Contribution, today: IsoDate): DueNow | null {
  const { nextDue } = contribution;
  if (nextDue === null) return null;
  const amount = nextDueAmount(contribution);
  const heldUntil = holdEndOf(contribution);
  if (heldUntil !== null) return { amount, kind: 'held', when: formatMoment(heldUntil) };
  const when = formatDay(nextDue.dueOn);
  return nextInstalment(contribution)?.status === 'overdue'
    ? { amount: contributionAmounts(contribution).owed(today), kind: 'late', when }
    : { amount, kind: 'due', when };
}
