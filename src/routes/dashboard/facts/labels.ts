import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { type NextTarget, nextTarget, type Target } from '#app/contribution/instalments.ts';
import { timeOfDay } from '#app/format/dateText.ts';
import { daysBetween, formatDay, type IsoDate } from '#domain/dates.ts';
import type { InstalmentStatus } from '#domain/plans/schedules.ts';
import { countText, numberWord } from '#domain/quantities.ts';
import {
  type ContributionStatus,
  type EndedStatus,
  hasEnded,
  PAYMENT_CANCEL_SENTENCES,
  type PaymentCancelReason,
  type PaymentStatus,
  type TransactionStatus,
} from '#domain/statuses.ts';

export const CONTRIBUTION_STATUS_LABELS: Readonly<Record<ContributionStatus, string>> = {
  pending: 'Pending',
  active: 'Active',
  completed: 'Completed',
  leaving: 'Leaving',
  cancelled: 'Cancelled',
  expired: 'Expired',
  left: 'Left',
};

const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  awaiting_transfer: 'Awaiting transfer',
  received: 'Received',
  cancelled: 'Cancelled',
};

const CANCEL_LABELS: Readonly<Record<PaymentCancelReason, string>> = {
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
  leaving_requested: 'Cancelled',
  contribution_ended: 'Cancelled',
};

const CANCEL_TITLES: Readonly<Record<PaymentCancelReason, string>> = {
  replaced: 'This payment was replaced',
  withdrawn: 'You withdrew this payment',
  lapsed: 'This payment lapsed',
  leaving_requested: 'This payment was cancelled',
  contribution_ended: 'This payment was cancelled',
};

type Cancelled = Pick<Payment, 'cancelReason'>;

/** The status, such as `Received`; for a cancelled payment the reason, such as `Replaced`. */
export const paymentStatusLabel = ({ status, cancelReason }: Pick<Payment, 'status'> & Cancelled): string =>
  cancelReason === null ? PAYMENT_STATUS_LABELS[status] : CANCEL_LABELS[cancelReason];

/** Why a payment was cancelled, as a heading; null if it was not cancelled. */
export const cancelTitle = ({ cancelReason }: Cancelled): string | null =>
  cancelReason && CANCEL_TITLES[cancelReason];

/** Why a payment was cancelled, and where the money is; null if it was not cancelled. */
export const cancelSentence = ({ cancelReason }: Cancelled): string | null =>
  cancelReason && PAYMENT_CANCEL_SENTENCES[cancelReason];

export const TRANSACTION_STATUS_LABELS: Readonly<Record<TransactionStatus, string>> = {
  pending: 'Pending',
  successful: 'Successful',
  failed: 'Failed',
};

export const INSTALMENT_STATUS_LABELS: Readonly<Record<InstalmentStatus, string>> = {
  paid: 'Paid',
  due: 'Due',
  overdue: 'Late',
  upcoming: 'Upcoming',
};

/** What happens when a target is met, as the end of a sentence. */
const TARGET_BRINGS: Readonly<Record<Target['name'], string>> = {
  first: 'you get the allocation letter',
  second: 'your contribution is complete',
  whole: 'the home is paid in full',
};

/** Quoted from the specification. */
export const PLAN_C_MESSAGE = "You'll get the allocation letter when the first target is met.";

const moreMonths = (count: number): string => `${numberWord(count)} more ${count === 1 ? 'month' : 'months'}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `three more months, and you get the allocation letter.` A first payment (`firstLeft`) does not count as a month. */
function targetSentence({ target, instalmentsLeft, firstLeft }: NextTarget): string {
  const brings = TARGET_BRINGS[target.name];
  if (firstLeft === null) return `${moreMonths(instalmentsLeft)}, and ${brings}.`;
  const months = instalmentsLeft === 1 ? '' : ` and ${moreMonths(instalmentsLeft - 1)}`;
  return `the ${firstLeft}${months}, and ${brings}.`;
}

/** `in 7 days`, `today`, `3 days late` */
export function dueIn(dueOn: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'today';
  if (days < 0) return `${countText(-days, 'day')} late`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** A due date within this many days, or past, is highlighted. */
const NEAR_DAYS = 7;

export const isDueSoon = (dueOn: IsoDate, today: IsoDate): boolean => daysBetween(today, dueOn) <= NEAR_DAYS;

/**
 * `You are 9 months ahead`: the days of instalments paid before they are due; null if there are none. Two
 * instalments of the same day, as a change of the plan may leave, are one month, which is ahead once both are paid.
 */
export function aheadText({ schedule }: Pick<Contribution, 'schedule'>, today: IsoDate): string | null {
  const openOn = schedule.find(({ status }) => status !== 'paid')?.dueOn;
  const days = schedule
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => dueOn > today && (openOn === undefined || dueOn < openOn));
  const ahead = new Set(days).size;
  return ahead === 0 ? null : `You are ${countText(ahead, 'month')} ahead`;
}

/** `23 Nov 2026, 10:24`, in Lagos time. */
export const formatMoment = (moment: string): string =>
  `${formatDay(new Date(moment))}, ${timeOfDay(moment)}`;

const ENDED_SENTENCES: Readonly<Record<EndedStatus, string>> = {
  cancelled: 'This contribution was cancelled before anything was paid into it.',
  expired: 'The hold ended before anything was paid into this contribution.',
  left: 'You have left this plan.',
};

/** The progress of a contribution in one line: how it ended, its next target, or that all targets are met. */
export function progressSentence(contribution: Contribution): string {
  const { status } = contribution;
  if (hasEnded(status)) return ENDED_SENTENCES[status];
  const ahead = nextTarget(contribution);
  if (!ahead) return 'Every target is reached.';
  const sentence = targetSentence(ahead);
  return status === 'leaving' ? `If you stay: ${sentence}` : capitalized(sentence);
}
