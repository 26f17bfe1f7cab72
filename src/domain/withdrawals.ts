import { HOUR_MS } from './durations.ts';
import { type Kobo, minKobo, naira } from './money.ts';

/**
 * The status of a withdrawal: `requested` has left the wallet and waits for the bank to send it; `sent` has arrived, as
 * far as the bank knows; `returned` is in the wallet again.
 */
export const WITHDRAWAL_STATUSES = ['requested', 'sent', 'returned'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Why money was returned: the bank did not send it, or the other bank returned it later. */
export const WITHDRAWAL_RETURN_REASONS = ['not_sent', 'given_back'] as const;
export type WithdrawalReturnReason = (typeof WITHDRAWAL_RETURN_REASONS)[number];

export const WITHDRAWAL_RETURN_SENTENCES: Readonly<Record<WithdrawalReturnReason, string>> = {
  not_sent: 'The bank could not send it, so the money is back in your wallet.',
  given_back: 'The other bank gave it back, so the money is in your wallet again.',
};

/** The minimum withdrawal, unless the balance is lower. */
export const MIN_WITHDRAWAL_KOBO = naira(100);

/** The minimum withdrawal from a balance: all of it if it is lower than the minimum. */
export const leastWithdrawalKobo = (balanceKobo: Kobo): Kobo => minKobo(MIN_WITHDRAWAL_KOBO, balanceKobo);

/** The default limit of what one buyer may withdraw per day (Lagos time), in naira. */
export const DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA = 5_000_000;

/**
 * After a name change, withdrawals go only to previously used bank accounts for this long, so that an intruder cannot
 * rename an account and empty it on the same day.
 */
export const NAME_CHANGE_WAIT_MS = 48 * HOUR_MS;

/** The number of visible digits of a masked account number. */
const SHOWN_DIGITS = 4;

/** The visible part of a saved account number. */
export const accountLast4 = (accountNumber: string): string => accountNumber.slice(-SHOWN_DIGITS);
