import type { Kobo } from '#domain/money.ts';

export interface BankCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A virtual account: whatever is transferred into it is the customer's. */
export interface VirtualAccount {
  readonly bankName: string;
  /** A NUBAN: ten digits. */
  readonly accountNumber: string;
  readonly accountName: string;
  readonly providerReference: string;
}

/**
 * What a webhook says. `ignored` is a real event of the provider that moves no money to us; `unreadable` is one that
 * we cannot make out, which may.
 */
export type BankEvent =
  | { readonly kind: 'ignored' | 'unreadable'; readonly eventId: string }
  | {
      readonly kind: 'deposit';
      readonly eventId: string;
      readonly amountKobo: Kobo;
      /** The account that received it. */
      readonly accountNumber: string;
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
  /** Reads any body that has the provider's signature. */
  parseEvent(rawBody: Buffer): BankEvent;
}
