import type { Kobo } from '#domain/money.ts';

export const LIVE_BANK_PROVIDERS = ['paystack', 'monnify', 'flutterwave'] as const;
/** The values of `BANK_PROVIDER`; `sandbox` is a bank on this machine. */
export const BANK_PROVIDERS = ['sandbox', ...LIVE_BANK_PROVIDERS] as const;
export type BankProviderName = (typeof BANK_PROVIDERS)[number];

/**
 * Why a call failed. `wrong_key` is put right by the operator; `rejected` and `not_found` stay so, however often the
 * call is repeated; `superseded` is our own: the call was not made, as its attempt was overtaken or had
 * no time left for it.
 */
export type BankFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'provider_error'
  | 'unreadable_response'
  | 'wrong_key'
  | 'not_found'
  | 'rejected'
  | 'superseded';

/**
 * A failed call. `retryable` did nothing and may be repeated; `refused` did nothing, and would again; `unknown` may have
 * been carried out, so that a repeat has to ask first.
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

/** A virtual account: money that is transferred into it belongs to the customer. */
export interface VirtualAccount {
  readonly bankName: string;
  /** A NUBAN: ten digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  /** What the provider's events and lists name the account or its customer by. */
  readonly providerReference: string;
}

/** `assigning`: the provider issues the number later, and says so by a webhook. */
export type AccountOpening =
  | { readonly status: 'assigned'; readonly account: VirtualAccount }
  | { readonly status: 'assigning'; readonly providerReference: string };

/** Who sent a transfer, as far as an operator needs to find the owner: 'A** O**', and the account's last digits. */
export interface MaskedSender {
  readonly name: string | null;
  readonly bankName: string | null;
  readonly accountLast4: string | null;
}

/** Money that arrived in a virtual account. */
export interface Deposit {
  /** The provider's id of the transaction: the same one is counted once. */
  readonly eventId: string;
  readonly amountKobo: Kobo;
  /** The account that received it; empty where the provider does not name it. */
  readonly accountNumber: string;
  /** The `providerReference` of the account, where the provider names that. */
  readonly accountReference: string | null;
  /** As the provider reports it, without any check. */
  readonly occurredAt: Date;
  readonly reference: string;
  readonly sender: MaskedSender;
}

const DEPOSIT_STATUSES = ['successful', 'pending', 'failed', 'reversed'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** A transaction as the provider has it now. */
export interface BankTransaction extends Deposit {
  readonly status: DepositStatus;
  /** The body of the webhook that reports it, made from what the provider answered. */
  readonly eventBody: string;
}

/** A deposit as lists show it. */
export type ListedDeposit = Pick<Deposit, 'eventId' | 'amountKobo' | 'occurredAt'>;

export interface TransactionPage {
  /** Successful ones alone. */
  readonly transactions: readonly ListedDeposit[];
  /** Of the following page; null on the last. */
  readonly nextCursor: string | null;
}

export interface TransactionQuery {
  readonly from: Date;
  readonly until: Date;
  /** Only of this account; all accounts without it. */
  readonly account?: AssignedAccount;
  /** Null for the first page. */
  readonly cursor: string | null;
}

/** A virtual account as it is stored, with what the provider needs to find it. */
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
  /** Ours; the provider carries out one transfer under it. Lower case letters, digits and hyphens. */
  readonly reference: string;
  readonly accountName: string;
  readonly amountKobo: Kobo;
  readonly narration: string;
}

/** Asked immediately before the call that moves money leaves; where it says no, the call is not made. */
export type MayBegin = () => Promise<boolean>;

export const PAYOUT_STATUSES = ['pending', 'successful', 'failed', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export interface Payout {
  readonly status: PayoutStatus;
  readonly providerReference: string;
}

/** A payout as lists show it. */
export interface ListedPayout {
  /** Ours, or that of another payout from the same balance. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly status: PayoutStatus;
  readonly occurredAt: Date;
  /** Where it went, each null where the list does not say. */
  readonly destination: { readonly [Part in keyof PayoutAccount]: string | null };
}

export interface PayoutPage {
  readonly payouts: readonly ListedPayout[];
  /** Of the following page; null on the last. */
  readonly nextCursor: string | null;
}

/** A deposit whose refunds are asked for. */
export interface RefundedDeposit {
  readonly eventId: string;
  /** No refund of it is older. */
  readonly since: Date;
}

export interface RefundRequest extends RefundedDeposit {
  /** Ours, for this refund alone. */
  readonly reference: string;
  readonly amountKobo: Kobo;
  readonly note: string;
  /** What the provider called it, once that is known. */
  readonly providerReference: string | null;
  /** The `providerReference` of other refunds of ours of the same deposit: none of them is this one. */
  readonly others: readonly string[];
}

const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  readonly status: RefundStatus;
  readonly providerReference: string;
}

/** A refund of a deposit as the provider lists it: ours, or made in its dashboard. */
export interface ListedRefund extends Refund {
  /** Ours, or that of somebody in the dashboard; null where the provider takes none. */
  readonly reference: string | null;
  readonly amountKobo: Kobo;
}

/** What a provider's list of refunds shows. */
export interface RefundList {
  /** By the `eventId` of the deposits that went back, or of those alone that were asked for. */
  readonly ofDeposits: ReadonlyMap<string, readonly ListedRefund[]>;
  /** Rows that cannot be read and may be one of these: the deposit of each, null where it does not say. */
  readonly unreadable: readonly (string | null)[];
}

/**
 * What a webhook reports. `account` says that an account was assigned or could not be; `payout` and `refund` that money
 * of ours moved; `dispute` takes money back, by hand for now; `ignored` concerns nothing here; `unreadable` could not be
 * parsed, and may be about money.
 */
export type BankEvent =
  | { readonly kind: 'ignored' | 'dispute' | 'unreadable'; readonly eventId: string }
  | {
      readonly kind: 'account';
      readonly eventId: string;
      readonly isAssigned: boolean;
      readonly providerReference: string;
      /** Of a failure: why, in the provider's words. */
      readonly reason: string | null;
    }
  | {
      readonly kind: 'payout';
      readonly eventId: string;
      /** Ours. */
      readonly reference: string;
      readonly status: PayoutStatus;
    }
  | {
      readonly kind: 'refund';
      readonly eventId: string;
      readonly status: RefundStatus;
      /** The reference of the deposit that goes back; null where the event does not name it. */
      readonly depositReference: string | null;
    }
  | ({ readonly kind: 'deposit' } & Deposit);

/** Reads the raw body of a webhook. A pure function of each provider: stored events are read without its keys. */
export type ParseBankEvent = (rawBody: Buffer) => BankEvent;

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A bank or payment company. Every call ends within seconds, and none throws for what the provider does. */
export interface BankProvider {
  /** Its name in `/webhooks/{provider}`. */
  readonly name: BankProviderName;
  /** A cheap call that needs the keys: for the start. */
  checkKeys(): Promise<BankResult<null>>;
  /** Opens the customer's account, or finds the one that it opened before. */
  openAccount(customer: BankCustomer): Promise<BankResult<AccountOpening>>;
  /**
   * Asks the provider to look for transfers into an account that it has not reported. Does nothing where it has no such
   * call: its list has them.
   */
  requery(account: AssignedAccount, on: Date): Promise<BankResult<null>>;
  /** What the provider itself says of a deposit; `reported` is what a webhook said, null where only a list has it. */
  verifyDeposit(eventId: string, reported: Deposit | null): Promise<BankResult<BankTransaction>>;
  /** Deposits into virtual accounts, page by page. */
  listTransactions(query: TransactionQuery): Promise<BankResult<TransactionPage>>;
  listBanks(): Promise<BankResult<readonly Bank[]>>;
  /** The name that the other bank has for an account. `expectedName` is for a simulated bank, which knows nobody. */
  resolveAccountName(account: PayoutAccount, expectedName: string): Promise<BankResult<string>>;
  /** Sends money to an account. After `unknown`, `findPayout` says whether it was carried out. */
  sendPayout(payout: PayoutRequest, mayBegin: MayBegin): Promise<BankResult<Payout>>;
  /** By our reference; `not_found` where the provider has none. `reported` is what a webhook said last. */
  findPayout(reference: string, reported: PayoutStatus | null): Promise<BankResult<Payout>>;
  /** All payouts of a period, page by page; `cursor` is null for the first. */
  listPayouts(query: Omit<TransactionQuery, 'account'>): Promise<BankResult<PayoutPage>>;
  /** Sends a deposit back to where it came from. After `unknown`, `findRefund` says whether it was carried out. */
  refund(request: RefundRequest, mayBegin: MayBegin): Promise<BankResult<Refund>>;
  /** `not_found` where the provider has no such refund. Ends well before the attempt that asks. */
  findRefund(request: RefundRequest): Promise<BankResult<Refund>>;
  /** Every refund of each of some deposits, by its `eventId`, ours or not: for the reconciliation. */
  refundsOf(
    deposits: readonly RefundedDeposit[],
  ): Promise<ReadonlyMap<string, BankResult<readonly ListedRefund[]>>>;
  /** The refunds that were asked for in a period, of whatever deposit: for the reconciliation. */
  refundsBetween(period: Pick<TransactionQuery, 'from' | 'until'>): Promise<BankResult<RefundList>>;
  /** Whether the signature of a webhook fits its raw body; in constant time. */
  isAuthentic(rawBody: Buffer, headers: WebhookHeaders): boolean;
}

/** A failed call as an error, for the log. */
export class BankCallError extends Error {
  constructor({ detail }: Pick<BankFailure, 'detail'>) {
    super(detail);
    this.name = 'BankCallError';
  }
}

/** The reserved domain of examples (RFC 2606), where the product has none of its own. */
const EXAMPLE_DOMAIN = 'example.com';
const DOMAIN = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The email address under which a provider knows a customer. Providers tell customers apart by it, and an address of the
 * buyer's can become another buyer's: this one is theirs for ever, and keeps their own from the provider.
 */
export function toCustomerEmail(userId: string, publicUrl: string | null): string {
  const host = publicUrl === null ? '' : new URL(publicUrl).hostname;
  return `buyer-${userId}@${DOMAIN.test(host) ? host : EXAMPLE_DOMAIN}`;
}
