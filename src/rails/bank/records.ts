import type { Kobo } from '#domain/money.ts';

export interface Customer {
  readonly id: number;
  /** The provider's text for it: `CUS_…`. */
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
  /** What the merchant called it; empty where the provider takes no such reference. */
  readonly reference: string;
  readonly createdAt: Date;
}

export interface Sender {
  readonly name: string;
  readonly accountNumber: string;
  readonly bankName: string;
}

/** Money that came into a virtual account. */
export interface Deposit {
  /** Decimal text: some providers give numbers of 64 bits. */
  readonly id: string;
  readonly reference: string;
  /** Null where the money was sent to a number that is not ours, and the provider could not assign it. */
  readonly account: VirtualAccount | null;
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
  readonly sender: Sender;
  readonly paidAt: Date;
}

const PAYOUT_STATUSES = ['pending', 'success', 'failed', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/**
 * What becomes of a payout. `reversed` succeeds, and the other bank gives it back later; `resent` is sent a second time
 * after that.
 */
export const PAYOUT_OUTCOMES = ['success', 'failed', 'reversed', 'resent'] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

export interface BankDestination {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Money that the merchant sends to a bank account. */
export interface Payout {
  readonly id: number;
  readonly code: string;
  /** The merchant's: a second payout with it is the first one. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly destination: BankDestination;
  readonly reason: string;
  readonly createdAt: Date;
  status: PayoutStatus;
  /** Every status that it has had after `pending`. */
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

/** What a bank notifies the merchant of, before a provider gives it a form. */
export type BankEvent =
  | { readonly kind: 'account_assigned'; readonly account: VirtualAccount }
  | { readonly kind: 'account_failed'; readonly customer: Customer; readonly reason: string }
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'payout'; readonly payout: Payout }
  | { readonly kind: 'refund'; readonly refund: Refund };
