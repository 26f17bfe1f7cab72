import { HOUR_MS } from './durations.ts';
import { type Kobo, minKobo, naira } from './money.ts';

/**
 * Where withdrawn money is: `requested` has left the wallet and is for the bank to send; `sent` is in the buyer's own
 * account, as far as the bank knows; `returned` is in the wallet again.
 */
export const WITHDRAWAL_STATUSES = ['requested', 'sent', 'returned'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Why money came back: the bank did not send it, or the other bank gave it back afterwards. */
export const WITHDRAWAL_RETURN_REASONS = ['not_sent', 'given_back'] as const;
export type WithdrawalReturnReason = (typeof WITHDRAWAL_RETURN_REASONS)[number];

export const WITHDRAWAL_RETURN_SENTENCES: Readonly<Record<WithdrawalReturnReason, string>> = {
  not_sent: 'The bank could not send it, so the money is back in your wallet.',
  given_back: 'The other bank gave it back, so the money is in your wallet again.',
};

/** The least that is withdrawn, where the balance is not less. */
export const MIN_WITHDRAWAL_KOBO = naira(100);

/** The least that may be withdrawn from a balance: all of it, where that is less. */
export const leastWithdrawalKobo = (balanceKobo: Kobo): Kobo => minKobo(MIN_WITHDRAWAL_KOBO, balanceKobo);

/** What one buyer may withdraw in a day of Lagos, in naira, unless a setting says otherwise. */
export const DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA = 5_000_000;

/**
 * After the name of an account is changed, money goes only to bank accounts that it went to before: who has got into an
 * account must not make it their own and empty it on the same day.
 */
export const NAME_CHANGE_WAIT_MS = 48 * HOUR_MS;

/** Digits that a masked account number shows. */
const SHOWN_DIGITS = 4;

/** What may be shown of an account number once it is saved. */
export const accountLast4 = (accountNumber: string): string => accountNumber.slice(-SHOWN_DIGITS);
