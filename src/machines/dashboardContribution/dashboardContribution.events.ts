import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { AmountChoice, ContributionChoice } from './dashboardContribution.amounts.ts';

export interface DashboardContributionInput {
  readonly contributionId: string;
  /** One per payment that the buyer means to make: kept over retries and reopening until one is declared. */
  readonly requestId: string;
  readonly dueKobo: Kobo | null;
  readonly remainingKobo: Kobo;
}

export interface DashboardContributionContext extends DashboardContributionInput, AmountChoice {
  /** Shown at the amount. */
  readonly amountError: string | null;
  /** Shown beside 'I have sent the money', or as the reason of a refusal. */
  readonly failure: Failure | null;
  readonly payment: Payment | null;
  /** The wallet's balance covered the payment when it was declared: there was nothing to transfer. */
  readonly isPaidFromWallet: boolean;
  /** The last look at an awaited payment found no network. */
  readonly isFollowLost: boolean;
}

export type DashboardContributionEvent =
  | { readonly type: 'choice.made'; readonly choice: ContributionChoice }
  | { readonly type: 'customAmount.typed'; readonly amountKobo: Kobo | null }
  | { readonly type: 'amount.confirmed' }
  | { readonly type: 'amount.changeRequested' }
  | { readonly type: 'transfer.declared' }
  | { readonly type: 'dialog.closed' };

export interface PaymentDeclaration {
  readonly contributionId: string;
  readonly amountKobo: Kobo;
  readonly idempotencyKey: string;
}
