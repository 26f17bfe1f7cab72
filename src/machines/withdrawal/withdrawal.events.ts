import type { PayoutAccount, PayoutAccountDetails } from '#api/calls/withdrawals.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { WithdrawalLimits } from './withdrawal.amounts.ts';

export interface WithdrawalInput extends WithdrawalLimits {
  /** One per withdrawal that the buyer means to make: kept over retries and reopening until one is requested. */
  readonly requestId: string;
}

export interface WithdrawalContext extends WithdrawalInput {
  readonly amountKobo: Kobo | null;
  /** Shown at the amount. */
  readonly amountError: string | null;
  /** Where the money goes, once it is known whose account that is. */
  readonly account: PayoutAccount | null;
  /** The buyer has said that an account in a similar name is theirs. */
  readonly isHolderConfirmed: boolean;
  /** The buyer went on without confirming an account in a similar name. */
  readonly isConfirmationMissing: boolean;
  readonly failure: Failure | null;
  readonly withdrawalId: string | null;
  /** By this try or by an earlier one. */
  readonly isRequested: boolean;
}

export interface WithdrawalOutput {
  /** It was requested: the next one is another. */
  readonly isRequested: boolean;
}

/** An account that was used before, or one whose holder the bank is asked for. */
export type Destination =
  | { readonly kind: 'used'; readonly account: PayoutAccount }
  | { readonly kind: 'new'; readonly details: PayoutAccountDetails };

export type WithdrawalEvent =
  | {
      readonly type: 'details.submitted';
      readonly amountKobo: Kobo | null;
      readonly destination: Destination;
    }
  | { readonly type: 'details.changeRequested' }
  | { readonly type: 'confirmation.changed'; readonly isHolderConfirmed: boolean }
  /** The password is never kept in the context: the form holds it, the call carries it. */
  | { readonly type: 'withdrawal.confirmed'; readonly currentPassword: string }
  | { readonly type: 'dialog.closed' };

export interface WithdrawalCall {
  readonly currentPassword: string;
  readonly isHolderConfirmed: boolean;
  readonly accountId: string;
  readonly amountKobo: Kobo;
  readonly idempotencyKey: string;
}
