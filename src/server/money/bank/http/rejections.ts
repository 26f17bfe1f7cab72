import type { BankFailureReason } from '../../../platform/ports/bank.ts';

/** What a provider said when it refused a call. */
export interface Said {
  /** Its error code; empty if it has none. */
  readonly code: string;
  readonly message: string;
  /** Whether it reports a missing object. */
  readonly isNotFound: boolean;
}

/** Whom a rejection is about: the request itself (`rejected`, `not_found`), or our own account with the provider. */
export type RejectionReason = Extract<
  BankFailureReason,
  'rejected' | 'not_found' | 'low_balance' | 'not_allowed'
>;
export type ReadRejection = (said: Said) => RejectionReason;

interface Patterns {
  /** About the account that money is sent to. */
  readonly destination: RegExp;
  /** About our own account, although it may mention an account. */
  readonly ours?: RegExp;
}

/** How the providers say that our balance with them does not cover an amount. */
const LOW_BALANCE =
  /insufficient_balance|balance is not enough|(?:insufficient|not have sufficient|not have enough) (?:balance|funds)/i;

export const saysLowBalance = (text: string): boolean => LOW_BALANCE.test(text);

const textOf = ({ code, message }: Said): string => `${code} ${message}`;

/**
 * Reads the rejection of a payout. Only what is known to be about the destination returns the money to the buyer:
 * providers document few of their rejections, and one of our own account must not be blamed on the buyer's.
 */
export const payoutRejection =
  ({ destination, ours }: Patterns): ReadRejection =>
  (said) => {
    const text = textOf(said);
    if (saysLowBalance(text)) return 'low_balance';
    return destination.test(text) && !ours?.test(text) ? 'rejected' : 'not_allowed';
  };

/** Reads the rejection of a refund: only one for want of money is repeated. */
export const refundRejection: ReadRejection = (said) => {
  if (saysLowBalance(textOf(said))) return 'low_balance';
  return said.isNotFound ? 'not_found' : 'rejected';
};
