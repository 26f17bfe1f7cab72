import type { Transaction } from '#api/calls/wallet.ts';
import { WITHDRAWAL_RETURN_SENTENCES, type WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import type { ShownTransactionStatus } from '#domain/statuses.ts';
import { TRANSACTION_STATUS_LABELS } from '../facts/labels.ts';

const WITHDRAWAL_LABELS: Readonly<Record<WithdrawalStatus, string>> = {
  requested: 'On its way',
  sent: 'Sent',
  returned: 'Returned',
};

const STATUS_LABELS: Readonly<Record<WithdrawalStatus | ShownTransactionStatus, string>> = {
  ...TRANSACTION_STATUS_LABELS,
  ...WITHDRAWAL_LABELS,
  taken_back: 'Taken back',
};

/** The status of a transaction, or that the bank took it back; for a withdrawal's debit, the status of the withdrawal. */
export function shownStatus({
  withdrawal,
  direction,
  status,
  isTakenBack,
}: Transaction): WithdrawalStatus | ShownTransactionStatus {
  if (isTakenBack) return 'taken_back';
  return withdrawal && direction === 'debit' ? withdrawal.status : status;
}

const DELAYED_LABEL = 'Delayed on our side';

export const statusLabel = (transaction: Transaction): string =>
  transaction.direction === 'debit' && transaction.withdrawal?.isDelayed
    ? DELAYED_LABEL
    : STATUS_LABELS[shownStatus(transaction)];

/** 'Guaranty Trust Bank …6785' */
export const accountText = ({ bankName, accountLast4 }: NonNullable<Transaction['withdrawal']>): string =>
  `${bankName} …${accountLast4}`;

/** Why a withdrawal was returned; null for any other transaction. */
export const returnSentence = ({ withdrawal }: Transaction): string | null => {
  const reason = withdrawal?.returnReason;
  return reason ? WITHDRAWAL_RETURN_SENTENCES[reason] : null;
};
