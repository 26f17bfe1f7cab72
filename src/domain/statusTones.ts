import type { MilestoneStatus } from './listings/listings.ts';
import type { WithdrawalStatus } from './payments/withdrawals.ts';
import type { InstalmentStatus } from './plans/schedules.ts';
import type {
  ContributionStatus,
  PaymentCancelReason,
  PaymentStatus,
  ShownTransactionStatus,
} from './statuses.ts';

export type StatusTone = 'positive' | 'neutral' | 'critical';

/** Every status shown on a badge; for a cancelled payment, its reason. */
export type ShownStatus =
  | ContributionStatus
  | InstalmentStatus
  | MilestoneStatus
  | PaymentCancelReason
  | PaymentStatus
  | ShownTransactionStatus
  | WithdrawalStatus;

/** The colour family of each status: green, grey or red. */
export const STATUS_TONES: Readonly<Record<ShownStatus, StatusTone>> = {
  active: 'positive',
  Completed: 'positive',
  completed: 'positive',
  paid: 'positive',
  received: 'positive',
  sent: 'positive',
  successful: 'positive',
  awaiting_transfer: 'neutral',
  due: 'neutral',
  expired: 'neutral',
  lapsed: 'neutral',
  leaving: 'neutral',
  leaving_requested: 'neutral',
  left: 'neutral',
  'On-going': 'neutral',
  Pending: 'neutral',
  pending: 'neutral',
  replaced: 'neutral',
  requested: 'neutral',
  upcoming: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'critical',
  contribution_ended: 'critical',
  failed: 'critical',
  overdue: 'critical',
  returned: 'critical',
  taken_back: 'critical',
};
