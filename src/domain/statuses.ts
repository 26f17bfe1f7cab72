/** `leaving`: the buyer has requested to leave the plan; `left`: the request was confirmed. */
export const CONTRIBUTION_STATUSES = [
  'pending',
  'active',
  'completed',
  'leaving',
  'cancelled',
  'expired',
  'left',
] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/** A live contribution occupies its unit: at most one per unit. */
export const LIVE_CONTRIBUTION_STATUSES = [
  'pending',
  'active',
  'completed',
  'leaving',
] as const satisfies readonly ContributionStatus[];

export type EndedStatus = Exclude<ContributionStatus, (typeof LIVE_CONTRIBUTION_STATUSES)[number]>;

/** Whether a contribution with this status has ended: its unit was released. */
export const hasEnded = (status: ContributionStatus): status is EndedStatus =>
  !LIVE_CONTRIBUTION_STATUSES.some((live) => live === status);

/** An open contribution accepts payments. */
export const OPEN_CONTRIBUTION_STATUSES = [
  'pending',
  'active',
] as const satisfies readonly ContributionStatus[];

export const PAYMENT_STATUSES = ['awaiting_transfer', 'received', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Why an awaiting payment was cancelled: another amount replaced it, the buyer withdrew it, no money came in time, the
 * buyer asked to leave the plan, or its contribution ended.
 */
export const PAYMENT_CANCEL_REASONS = [
  'replaced',
  'withdrawn',
  'lapsed',
  'leaving_requested',
  'contribution_ended',
] as const;
export type PaymentCancelReason = (typeof PAYMENT_CANCEL_REASONS)[number];

/**
 * Why a payment was cancelled, and where the buyer's money is. A cancelled payment holds no money: every transfer is
 * credited to the wallet first.
 */
export const PAYMENT_CANCEL_SENTENCES: Readonly<Record<PaymentCancelReason, string>> = {
  replaced:
    'A payment of another amount took the place of this one. Any money that you send goes into your wallet.',
  withdrawn:
    'You withdrew this payment, so we expect no transfer for it. Any money that you send all the same goes into your wallet.',
  lapsed:
    'No transfer covered this payment in time, so it lapsed. Any money that you sent is in your wallet.',
  leaving_requested:
    'You asked to leave this plan before this payment was covered, so it is cancelled. Any money that you sent is in your wallet.',
  contribution_ended:
    'The contribution ended before this payment was covered. Any money that you sent is in your wallet.',
};

/**
 * Whether a buyer can transfer money: the bank has not assigned an account number yet, or declines to for now; it is
 * assigned; or it is assigned but transfers arrive late because the bank does not respond.
 */
export const ACCOUNT_STATUSES = ['preparing', 'refused', 'ready', 'delayed'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const TRANSACTION_STATUSES = ['pending', 'successful', 'failed'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
/** Also for money that was in the wallet before the bank took it back. */
export type ShownTransactionStatus = TransactionStatus | 'taken_back';

export const TRANSACTION_DIRECTIONS = ['credit', 'debit'] as const;
