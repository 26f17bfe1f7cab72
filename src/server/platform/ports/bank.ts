import type { Kobo } from '#domain/money.ts';

/** The values of `BANK_PROVIDER`; `sandbox` is a bank on this machine. */
export const BANK_PROVIDERS = ['sandbox'] as const;
export type BankProviderName = (typeof BANK_PROVIDERS)[number];

export interface BankCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A virtual account: money that is transferred into it belongs to the customer. */
export interface VirtualAccount {
  readonly bankName: string;
  /** A NUBAN: ten digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  readonly providerReference: string;
}

/**
 * What a webhook reports. `ignored` is an event of the provider that moves no money to us; `refund` and `dispute` take
 * money back, by hand for now; `unreadable` could not be parsed, and may be about money.
 */
export type BankEvent =
  | { readonly kind: 'ignored' | 'refund' | 'dispute' | 'unreadable'; readonly eventId: string }
  | {
      readonly kind: 'deposit';
      readonly eventId: string;
      readonly amountKobo: Kobo;
      /** The account that received it. */
      readonly accountNumber: string;
      /** As the bank reports it, without any check. */
      readonly occurredAt: Date;
      readonly reference: string;
    };

/** Who issues account numbers and reports transfers into them. */
export interface BankProvider {
  /** Its name in `/webhooks/{provider}`. */
  readonly name: string;
  /** Fails within seconds where the bank does not answer. */
  createAccount(customer: BankCustomer): Promise<VirtualAccount>;
  /** Whether the signature of a webhook fits its raw body; in constant time. */
  isAuthentic(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): boolean;
}
