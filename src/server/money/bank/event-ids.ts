import { createHash } from 'node:crypto';
import type { Deposit, ListedPayout } from '../../platform/ports/bank.ts';

/** The id of an event that is not a deposit: the same body is the same event. */
export const bodyId = (rawBody: Buffer): string =>
  `sha256:${createHash('sha256').update(rawBody).digest('hex')}`;

/** What an id or a reference of a provider looks like: kept in the database and shown to operators. */
export const PROVIDER_ID = /^[\x20-\x7e]{1,200}$/;

const NUBAN = /^\d{10}$/;

/** An account number that can be one; empty for anything else: such money goes into suspense. */
export const accountNumberOf = (text: string | null | undefined): Deposit['accountNumber'] =>
  text && NUBAN.test(text) ? text : '';

const BANK_CODE = /^\d{3,9}$/;

/** Where a listed payout went, as far as the row has a bank code and an account number that can be ones: some are masked. */
export const destinationOf = (bankCode: unknown, accountNumber: unknown): ListedPayout['destination'] => ({
  bankCode: matching(bankCode, BANK_CODE),
  accountNumber: matching(accountNumber, NUBAN),
});

const matching = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;
