import type { Kobo } from '#domain/money.ts';

export const LIVE_BANK_PROVIDERS = ['paystack', 'monnify', 'flutterwave'] as const;
/** The values of `BANK_PROVIDER`; `sandbox` is a simulated bank on this machine. */
export const BANK_PROVIDERS = ['sandbox', ...LIVE_BANK_PROVIDERS] as const;
export type BankProviderName = (typeof BANK_PROVIDERS)[number];

/**
 * Why a withdrawal that our own account with the provider does not let out waits for an operator. `wrong_key`: a missing,
 * revoked or wrong key, one of another business, or an address that is not allowed. `low_balance`: our balance does not cover it. `not_allowed`: transfers
 * are not enabled, or any other refusal that is not known to be about the destination. `needs_approval`: the provider
 * waits until somebody of ours approves it in its dashboard.
 */
export const WITHDRAWAL_HOLDS = ['wrong_key', 'low_balance', 'not_allowed', 'needs_approval'] as const;
export type WithdrawalHold = (typeof WITHDRAWAL_HOLDS)[number];

/**
 * Why a call failed. `wrong_key`, `low_balance` and `not_allowed` are about our own account and need an operator. `rejected` and `not_found` are permanent: retries do not help.
 * `superseded` is our own: the call was not made, because another attempt took over or no time was left.
 */
export type BankFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'provider_error'
  | 'unreadable_response'
  | Exclude<WithdrawalHold, 'needs_approval'>
  | 'not_found'
  | 'rejected'
  | 'superseded';

/**
 * A failed call. `retryable`: had no effect and may be retried. `refused`: had no effect, and a retry would fail too.
 * `unknown`: may have taken effect, so query its status before a retry.
 */
export interface BankFailure {
  readonly outcome: 'retryable' | 'refused' | 'unknown';
  readonly reason: BankFailureReason;
  /** One line for the operator: the call, its status and the provider's message. Without secrets or account numbers. */
  readonly detail: string;
}

export type BankResult<Value> = { readonly outcome: 'ok'; readonly value: Value } | BankFailure;

export interface BankCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** A virtual account: money transferred into it belongs to the customer. */
export interface VirtualAccount {
  readonly bankName: string;
  /** A NUBAN: ten digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  /** Identifies the account or its customer in the provider's events and lists. */
  readonly providerReference: string;
}

/** `assigning`: the provider issues the account number later, and reports it by a webhook. */
export type AccountOpening =
  | { readonly status: 'assigned'; readonly account: VirtualAccount }
  | { readonly status: 'assigning'; readonly providerReference: string };

/** The sender of a transfer, masked to what an operator needs to find the owner: 'A** O**' and the account's last digits. */
export interface MaskedSender {
  readonly name: string | null;
  readonly bankName: string | null;
  readonly accountLast4: string | null;
}

/** Money that arrived in a virtual account. */
export interface Deposit {
  /** The provider's id of the transaction, which is counted once. */
  readonly eventId: string;
  readonly amountKobo: Kobo;
  /** The receiving account; empty if the provider does not name it. */
  readonly accountNumber: string;
  /** The `providerReference` of the account, or null if the provider does not name it. */
  readonly accountReference: string | null;
  /** As reported by the provider, unchecked. */
  readonly occurredAt: Date;
  readonly reference: string;
  readonly sender: MaskedSender;
}

const DEPOSIT_STATUSES = ['successful', 'pending', 'failed', 'reversed'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** The provider's current record of a transaction. */
export interface BankTransaction extends Deposit {
  readonly status: DepositStatus;
  /** A webhook body for this transaction, built from the provider's response. */
  readonly eventBody: string;
}

/** A deposit in a provider's list. */
export type ListedDeposit = Pick<Deposit, 'eventId' | 'amountKobo' | 'occurredAt'>;

export interface TransactionPage {
  /** Only successful ones. */
  readonly transactions: readonly ListedDeposit[];
  /** How many rows could not be parsed and may be such deposits. */
  readonly unreadableCount: number;
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

export interface TransactionQuery {
  readonly from: Date;
  readonly until: Date;
  /** If set, only deposits into this account. */
  readonly account?: AssignedAccount;
  /** Null for the first page. */
  readonly cursor: string | null;
}

/** A stored virtual account, with the provider's reference to it. */
export interface AssignedAccount {
  readonly accountNumber: string;
  readonly providerReference: string;
}

export interface Bank {
  readonly code: string;
  readonly name: string;
}

/** An account at any Nigerian bank. */
export interface PayoutAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
}

export interface PayoutRequest extends PayoutAccount {
  /** Our reference: the provider executes at most one transfer per reference. Lower case letters, digits and hyphens. */
  readonly reference: string;
  readonly accountName: string;
  readonly amountKobo: Kobo;
  readonly narration: string;
}

/** Called immediately before the request that moves money. If it resolves to false, the request is not sent. */
export type ConfirmSend = () => Promise<boolean>;

export const PAYOUT_STATUSES = ['pending', 'successful', 'failed', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export interface Payout {
  readonly status: PayoutStatus;
  readonly providerReference: string;
  /** Whether it waits, while `pending`, for an approval in the provider's dashboard. */
  readonly needsApproval?: boolean;
  /** Whether it failed because of our own account with the provider. */
  readonly isOnOurSide?: boolean;
}

/** A payout in a provider's list. */
export interface ListedPayout {
  /** Our reference, or that of another payout from the same balance. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly status: PayoutStatus;
  readonly occurredAt: Date;
  /** The receiving account; a part is null if the list does not contain it. */
  readonly destination: { readonly [Part in keyof PayoutAccount]: string | null };
}

export interface PayoutPage {
  readonly payouts: readonly ListedPayout[];
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/** A deposit whose refunds are queried. */
export interface RefundedDeposit {
  readonly eventId: string;
  /** No refund of the deposit is older. */
  readonly since: Date;
}

export interface RefundRequest extends RefundedDeposit {
  /** Our reference, unique to this refund. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly note: string;
  /** The provider's reference, once known. */
  readonly providerReference: string | null;
  /** The `providerReference` of our other refunds of the same deposit, which must not be taken for this one. */
  readonly others: readonly string[];
}

const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  readonly status: RefundStatus;
  readonly providerReference: string;
}

/** A refund in a provider's list: ours, or created in its dashboard. */
export interface ListedRefund extends Refund {
  /** Our reference, or one given in the dashboard; null if the provider supports none. */
  readonly reference: string | null;
  readonly amountKobo: Kobo;
}

/** The parsed result of a provider's list of refunds. */
export interface RefundList {
  /** Keyed by the `eventId` of the refunded deposits; only of the requested deposits, if any were requested. */
  readonly ofDeposits: ReadonlyMap<string, readonly ListedRefund[]>;
  /** Rows that could not be parsed and may be such refunds: the deposit of each, or null if unknown. */
  readonly unreadable: readonly (string | null)[];
}

/**
 * A parsed webhook. `account`: an account was assigned, or could not be. `payout`, `refund`: our money moved. `dispute`:
 * the sender's bank wants a deposit back, which an operator decides on. `ignored`: irrelevant here. `unreadable`: could not be parsed, and may be
 * about money.
 */
export type BankEvent =
  | { readonly kind: 'ignored'; readonly eventId: string }
  | {
      readonly kind: 'unreadable';
      readonly eventId: string;
      /** The first field that could not be read, and its rule; never its value. */
      readonly reason: string;
    }
  | {
      readonly kind: 'dispute';
      readonly eventId: string;
      /** The reference of the disputed deposit; null if the event does not name it. */
      readonly depositReference: string | null;
      readonly amountKobo: Kobo | null;
      /** By when the provider wants our answer. */
      readonly dueAt: Date | null;
      /** The provider's status or resolution. */
      readonly state: string | null;
    }
  | {
      readonly kind: 'account';
      readonly eventId: string;
      readonly isAssigned: boolean;
      readonly providerReference: string;
      /** The provider's reason for a failure. */
      readonly reason: string | null;
    }
  | {
      readonly kind: 'payout';
      readonly eventId: string;
      /** Our reference. */
      readonly reference: string;
      readonly status: PayoutStatus;
    }
  | {
      readonly kind: 'refund';
      readonly eventId: string;
      readonly status: RefundStatus;
      /** The reference of the refunded deposit; null if the event does not name it. */
      readonly depositReference: string | null;
    }
  | ({ readonly kind: 'deposit' } & Deposit);

/** Parses the raw body of a webhook. A pure function, so that stored events can be parsed without the provider's keys. */
export type ParseBankEvent = (rawBody: Buffer) => BankEvent;

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A bank or payment company. Every call ends within seconds, and provider failures are returned, not thrown. */
export interface BankProvider {
  /** Its name in `/webhooks/{provider}`. */
  readonly name: BankProviderName;
  /** A cheap authenticated call, made at startup. */
  checkKeys(): Promise<BankResult<null>>;
  /** Opens the customer's account, or finds the one opened before. */
  openAccount(customer: BankCustomer): Promise<BankResult<AccountOpening>>;
  /**
   * Asks the provider to look for unreported transfers into an account. Does nothing if the provider has no such call,
   * because its list contains them.
   */
  requery(account: AssignedAccount, on: Date): Promise<BankResult<null>>;
  /** Queries the provider's record of a deposit. `reported` is the webhook's content; null if only a list contains it. */
  verifyDeposit(eventId: string, reported: Deposit | null): Promise<BankResult<BankTransaction>>;
  /** Deposits into virtual accounts, page by page. */
  listTransactions(query: TransactionQuery): Promise<BankResult<TransactionPage>>;
  listBanks(): Promise<BankResult<readonly Bank[]>>;
  /** The account holder's name at that bank. `expectedName` is for the simulated bank, which knows no names. */
  resolveAccountName(account: PayoutAccount, expectedName: string): Promise<BankResult<string>>;
  /** Sends money to an account. After `unknown`, `findPayout` tells whether it was executed. */
  sendPayout(payout: PayoutRequest, confirmSend: ConfirmSend): Promise<BankResult<Payout>>;
  /** Finds a payout by our reference; fails with `not_found` if there is none. `reported` is the last webhook's status. */
  findPayout(reference: string, reported: PayoutStatus | null): Promise<BankResult<Payout>>;
  /** All payouts of a period, page by page. */
  listPayouts(query: Omit<TransactionQuery, 'account'>): Promise<BankResult<PayoutPage>>;
  /** Sends a deposit back to its sender. After `unknown`, `findRefund` tells whether it was executed. */
  refund(request: RefundRequest, confirmSend: ConfirmSend): Promise<BankResult<Refund>>;
  /** Fails with `not_found` if the provider has no such refund. Ends well before the lease of the attempt that calls it. */
  findRefund(request: RefundRequest): Promise<BankResult<Refund>>;
  /** All refunds of the given deposits, ours or not, keyed by `eventId`. For the reconciliation. */
  refundsOf(
    deposits: readonly RefundedDeposit[],
  ): Promise<ReadonlyMap<string, BankResult<readonly ListedRefund[]>>>;
  /** All refunds requested in a period, of any deposit. For the reconciliation. */
  refundsBetween(period: Pick<TransactionQuery, 'from' | 'until'>): Promise<BankResult<RefundList>>;
  /** Verifies the signature of a webhook's raw body, in constant time. */
  isAuthentic(rawBody: Buffer, headers: WebhookHeaders): boolean;
}

/** A failed call as an error, to be logged. */
export class BankCallError extends Error {
  constructor({ detail }: Pick<BankFailure, 'detail'>) {
    super(detail);
    this.name = 'BankCallError';
  }
}

/** The reserved example domain (RFC 2606), used if the product has no domain. */
const EXAMPLE_DOMAIN = 'example.com';
const DOMAIN = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The email address by which a provider identifies a customer. A buyer's own address can later belong to another buyer;
 * this one is permanent, and does not disclose the buyer's own address to the provider.
 */
export function toCustomerEmail(userId: string, publicUrl: string | null): string {
  const host = publicUrl === null ? '' : new URL(publicUrl).hostname;
  return `buyer-${userId}@${DOMAIN.test(host) ? host : EXAMPLE_DOMAIN}`;
}
