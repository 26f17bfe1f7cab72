/** In `leaving` the buyer has asked to leave the plan; once that is confirmed the contribution has been `left`. */
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

/** A live contribution owns its unit: there is at most one a unit. */
export const LIVE_CONTRIBUTION_STATUSES = [
  'pending',
  'active',
  'completed',
  'leaving',
] as const satisfies readonly ContributionStatus[];

/** An open contribution can still be paid into. */
export const OPEN_CONTRIBUTION_STATUSES = [
  'pending',
  'active',
] as const satisfies readonly ContributionStatus[];

export const PAYMENT_STATUSES = ['awaiting_transfer', 'received', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Why an awaiting payment was cancelled: another amount replaced it, the buyer withdrew it, no money came in time, or
 * its contribution ended.
 */
export const PAYMENT_CANCEL_REASONS = ['replaced', 'withdrawn', 'lapsed', 'contribution_ended'] as const;
export type PaymentCancelReason = (typeof PAYMENT_CANCEL_REASONS)[number];

/**
 * Why a payment was cancelled, and where the buyer's money is. A cancelled payment never took any itself; every transfer
 * is credited to the wallet first, whatever becomes of the payment.
 */
export const PAYMENT_CANCEL_SENTENCES: Readonly<Record<PaymentCancelReason, string>> = {
  replaced:
    'A payment of another amount took the place of this one. Any money that you send goes into your wallet.',
  withdrawn:
    'You withdrew this payment, so we expect no transfer for it. Any money that you send all the same goes into your wallet.',
  lapsed:
    'No transfer covered this payment in time, so it lapsed. Any money that you sent is in your wallet.',
  contribution_ended:
    'The contribution ended before this payment was covered. Any money that you sent is in your wallet.',
};

/**
 * Whether a buyer can transfer money: the bank has not assigned the account number yet, or refuses to for now; it is
 * there; or it is there, and what is sent to it arrives late, because the bank does not answer.
 */
export const ACCOUNT_STATUSES = ['preparing', 'refused', 'ready', 'delayed'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const TRANSACTION_STATUSES = ['pending', 'successful', 'failed'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const TRANSACTION_DIRECTIONS = ['credit', 'debit'] as const;
