import { createHash } from 'node:crypto';
import { ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';
import type { Deposit, ListedPayout } from '../../platform/ports/bank.ts';

/** The id of an event that is not a deposit, derived from its body: equal bodies have equal ids. */
export const bodyId = (rawBody: Buffer): string =>
  `sha256:${createHash('sha256').update(rawBody).digest('hex')}`;

/** The format of a provider's ids and references, which are stored and shown to operators. */
export const PROVIDER_ID = /^[\x20-\x7e]{1,200}$/;

/** Returns a well-formed account number, or an empty text: a deposit without an account number goes into suspense. */
export const accountNumberOf = (text: string | null | undefined): Deposit['accountNumber'] =>
  text && ACCOUNT_NUMBER_PATTERN.test(text) ? text : '';

const BANK_CODE = /^\d{3,9}$/;

/**
 * The destination of a listed payout. The bank code and the account number are null unless well-formed, because some
 * are masked.
 */
export const destinationOf = (bankCode: unknown, accountNumber: unknown): ListedPayout['destination'] => ({
  bankCode: matching(bankCode, BANK_CODE),
  accountNumber: matching(accountNumber, ACCOUNT_NUMBER_PATTERN),
});

const matching = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;
