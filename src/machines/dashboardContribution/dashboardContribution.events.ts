import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { AmountChoice, AmountDraft, ContributionChoice } from './dashboardContribution.amounts.ts';

/** What the dialog needs of the contribution, which a transfer or another tab may change while it is open. */
export interface ContributionPosition {
  readonly dueKobo: Kobo | null;
  readonly remainingKobo: Kobo;
  /** The payment that is already waiting for its transfer; another amount replaces it. */
  readonly awaitingPayment: Payment | null;
}

export interface DashboardContributionInput extends ContributionPosition {
  readonly contributionId: string;
  /** One per intended payment: unchanged over retries and reopening, until `isRequestUsed`. */
  readonly requestId: string;
  /** The choice when the dialog was last closed. */
  readonly draft: AmountDraft | null;
}

export interface DashboardContributionOutput {
  /** A payment was announced or withdrawn, so the next one needs a new `requestId`. */
  readonly isRequestUsed: boolean;
  readonly draft: AmountDraft;
}

export interface DashboardContributionContext extends AmountChoice {
  readonly contributionId: string;
  readonly requestId: string;
  /** How many payments were announced or withdrawn since the dialog was opened. */
  readonly pastPaymentCount: number;
  /** Shown at the amount. */
  readonly amountError: string | null;
  /** Shown next to the amount, or as the reason why nothing more can be paid. */
  readonly failure: Failure | null;
  /** What was due and left before the contribution changed under this choice; null if it has not changed. */
  readonly before: Pick<ContributionPosition, 'dueKobo' | 'remainingKobo'> | null;
  /** The contribution has grown by the amount of a try without a response, which may have been carried out. */
  readonly isTryReceived: boolean;
  /** The payment that is waiting for its transfer, or its outcome. */
  readonly payment: Payment | null;
  /** The wallet's balance covered the amount that the buyer confirmed; it may have been used since. */
  readonly wasCovered: boolean;
  /** The wallet's balance covered the payment, so no transfer was needed. */
  readonly isPaidFromWallet: boolean;
  /** The last status check of the payment got no response. */
  readonly hasCheckFailed: boolean;
}

export type DashboardContributionEvent =
  | { readonly type: 'choice.made'; readonly choice: ContributionChoice }
  | { readonly type: 'customAmount.typed'; readonly amountKobo: Kobo | null }
  | { readonly type: 'amount.confirmed'; readonly isCovered: boolean }
  | { readonly type: 'amount.changeRequested' }
  | { readonly type: 'payment.withdrawn' }
  | ({ readonly type: 'contribution.changed' } & ContributionPosition)
  | { readonly type: 'transfer.declared' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'dialog.closed' };

export interface PaymentDeclaration {
  readonly contributionId: string;
  readonly amountKobo: Kobo;
  readonly idempotencyKey: string;
}
