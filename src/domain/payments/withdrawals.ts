import { HOUR_MS } from '../durations.ts';
import { type Kobo, minKobo, naira } from '../money.ts';

/**
 * Where withdrawn money is: `requested` has left the wallet and awaits the bank; `sent` is in the buyer's own account,
 * as confirmed by the bank; `returned` is back in the wallet.
 */
export const WITHDRAWAL_STATUSES = ['requested', 'sent', 'returned'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * Why money was returned: the bank could not send it to that account, our own account with the bank did not let it out,
 * or the receiving bank sent it back.
 */
export const WITHDRAWAL_RETURN_REASONS = ['not_sent', 'our_side', 'given_back'] as const;
export type WithdrawalReturnReason = (typeof WITHDRAWAL_RETURN_REASONS)[number];

export const WITHDRAWAL_RETURN_SENTENCES: Readonly<Record<WithdrawalReturnReason, string>> = {
  not_sent: 'The bank could not send it, so the money is back in your wallet.',
  our_side: 'Our bank did not let it out, for a reason on our side, so the money is back in your wallet.',
  given_back: 'The other bank gave it back, so the money is in your wallet again.',
};

/** What to do about a returned withdrawal. */
export const WITHDRAWAL_RETURN_ADVICE: Readonly<Record<WithdrawalReturnReason, string>> = {
  not_sent: 'Check the account with your bank, then withdraw again.',
  our_side: 'Nothing is wrong with your account: withdraw again later.',
  given_back: 'Check the account with your bank, then withdraw again.',
};

/** How long a withdrawal may wait on our side before its buyer is told. */
const WITHDRAWAL_DELAY_NOTICE_MS = HOUR_MS;

interface WaitingWithdrawal {
  readonly status: WithdrawalStatus;
  readonly createdAt: Date;
  /** Since when our own account with the bank holds it up. */
  readonly heldSince: Date | null;
  /** Why the last call to the bank failed. */
  readonly failure: string | null;
  /** Set once the bank has confirmed that it accepted it. */
  readonly providerReference: string | null;
  /** What the bank's last webhook says of it. */
  readonly reported: string | null;
}

/**
 * Since when our own account with the bank has held up a withdrawal, or the bank has not accepted it as it fails to
 * respond; null until that has been so long that its buyer is told.
 */
export function withdrawalDelayedSince(withdrawal: WaitingWithdrawal, at: Date): Date | null {
  const { status, createdAt, heldSince, failure, providerReference, reported } = withdrawal;
  if (status !== 'requested') return null;
  const isNotAccepted = failure !== null && providerReference === null && reported !== 'successful';
  const since = heldSince ?? (isNotAccepted ? createdAt : null);
  return since !== null && at.getTime() - since.getTime() >= WITHDRAWAL_DELAY_NOTICE_MS ? since : null;
}

/** What a buyer reads while a withdrawal waits on our side. */
export const WITHDRAWAL_DELAY_SENTENCE =
  'It is delayed on our side, and we are working on it. Nothing is wrong with your account, and there is nothing for you to do: our bank sends it as soon as it can.';

/** The minimum withdrawal, unless the balance is less. */
export const MIN_WITHDRAWAL_KOBO = naira(100);

/** The minimum withdrawal from a balance: the whole balance if it is less. */
export const minWithdrawalKobo = (balanceKobo: Kobo): Kobo => minKobo(MIN_WITHDRAWAL_KOBO, balanceKobo);

/** Limit of a buyer's withdrawals per day (Lagos time), in naira. Default of a setting. */
export const DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA = 5_000_000;

/** Visible digits of a masked account number. */
const SHOWN_DIGITS = 4;

/** Masks a stored account number. */
export const accountLast4 = (accountNumber: string): string => accountNumber.slice(-SHOWN_DIGITS);
