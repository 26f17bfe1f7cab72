import type { Kobo } from '#domain/money.ts';

export interface Customer {
  readonly id: number;
  /** The provider's code for the customer: `CUS_…`. */
  readonly code: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
}

export interface VirtualAccount {
  readonly id: number;
  /** Ten digits, with a valid check digit. */
  readonly number: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly name: string;
  readonly customer: Customer;
  /** The merchant's reference; empty if the provider has none. */
  readonly reference: string;
  readonly createdAt: Date;
}

export interface Sender {
  readonly name: string;
  readonly accountNumber: string;
  readonly bankName: string;
}

/** An incoming transfer. */
export interface Deposit {
  /** Decimal text, because some providers use 64-bit numbers. */
  readonly id: string;
  readonly reference: string;
  /** Null if the transfer went to an unknown number and the provider could not assign it. */
  readonly account: VirtualAccount | null;
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  readonly sender: Sender;
  readonly paidAt: Date;
}

const PAYOUT_STATUSES = ['pending', 'success', 'failed', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/**
 * The outcome of a payout. `reversed` succeeds, and the other bank returns it later; `resent` is sent again after
 * that.
 */
export const PAYOUT_OUTCOMES = ['success', 'failed', 'reversed', 'resent'] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

/** Why a provider refuses a payout: about the account that it goes to, or about the merchant's own. */
export const PAYOUT_REJECTIONS = ['account', 'low_balance', 'disabled', 'ip'] as const;
export type PayoutRejection = (typeof PAYOUT_REJECTIONS)[number];

export interface BankDestination {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** A transfer from the merchant to a bank account. */
export interface Payout {
  readonly id: number;
  readonly code: string;
  /** The merchant's reference: a second request with it returns the first payout. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly destination: BankDestination;
  readonly reason: string;
  readonly createdAt: Date;
  status: PayoutStatus;
  /** Whether somebody of the merchant's has to approve it in the dashboard first. */
  awaitsApproval: boolean;
  /** Every status after `pending`, in order. */
  readonly history: PayoutStatus[];
  updatedAt: Date;
}

const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;
type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  readonly id: number;
  readonly reference: string;
  readonly deposit: Deposit;
  readonly amountKobo: Kobo;
  readonly createdAt: Date;
  status: RefundStatus;
}

/** The sender's bank wants a deposit back. */
export interface Dispute {
  readonly id: number;
  readonly deposit: Deposit;
  readonly amountKobo: Kobo;
  readonly createdAt: Date;
  /** By when the merchant has to answer. */
  readonly dueAt: Date;
  status: 'open' | 'lost' | 'won';
}

/** Events that a bank notifies the merchant of, independent of any provider's format. */
export type BankEvent =
  | { readonly kind: 'account_assigned'; readonly account: VirtualAccount }
  | { readonly kind: 'account_failed'; readonly customer: Customer; readonly reason: string }
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'payout'; readonly payout: Payout }
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'dispute'; readonly dispute: Dispute };
