import type { PayoutAccount, PayoutAccountDetails } from '#api/calls/withdrawals.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { WithdrawalLimits } from './withdrawal.amounts.ts';

export interface WithdrawalInput extends WithdrawalLimits {
  /** One per intended withdrawal: unchanged over retries and reopening, until the withdrawal is requested. */
  readonly requestId: string;
}

export interface WithdrawalContext extends WithdrawalInput {
  /** As submitted last, whether or not it is within the limits. */
  readonly amountKobo: Kobo | null;
  /** Shown at the amount. */
  readonly amountError: string | null;
  /** The destination account, after its holder is known. */
  readonly account: PayoutAccount | null;
  /** The number of a new account as submitted; null for an account used before, of which the server shows four digits. */
  readonly accountNumber: string | null;
  /** The buyer confirmed that an account with a similar name is theirs. */
  readonly isHolderConfirmed: boolean;
  /** The buyer continued without confirming an account with a similar name. */
  readonly isConfirmationMissing: boolean;
  readonly failure: Failure | null;
  /** A request was sent and its amount not rejected, so the money may have left the wallet. */
  readonly mayBeRequested: boolean;
  readonly withdrawalId: string | null;
  /** True after this or an earlier attempt was accepted. */
  readonly isRequested: boolean;
}

export interface WithdrawalOutput {
  /** It was requested, so the next withdrawal needs a new `requestId`. */
  readonly isRequested: boolean;
}

/** A previously used account, or a new one whose holder is looked up at the bank. */
export type Destination =
  | { readonly kind: 'used'; readonly account: PayoutAccount }
  | { readonly kind: 'new'; readonly details: PayoutAccountDetails };

export type WithdrawalEvent =
  | {
      readonly type: 'details.submitted';
      readonly amountKobo: Kobo | null;
      /** Null if the bank or the number of another account is missing. */
      readonly destination: Destination | null;
    }
  /** The wallet or the rest of the day's limit changed meanwhile. */
  | ({ readonly type: 'limits.changed' } & WithdrawalLimits)
  | { readonly type: 'details.changeRequested' }
  | { readonly type: 'confirmation.changed'; readonly isHolderConfirmed: boolean }
  /** The context never holds the password: the form holds it, and the call sends it. */
  | { readonly type: 'withdrawal.confirmed'; readonly currentPassword: string }
  | { readonly type: 'dialog.closed' };

export interface WithdrawalCall {
  readonly currentPassword: string;
  readonly isHolderConfirmed: boolean;
  readonly accountId: string;
  readonly amountKobo: Kobo;
  readonly idempotencyKey: string;
}
