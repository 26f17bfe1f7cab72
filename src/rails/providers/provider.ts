import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Kobo, kobo, nairaText } from '#domain/money.ts';
import type { BankBook } from '../bank/book.ts';
import type { AccountDirectory } from '../bank/directory.ts';
import type { BankEvent, Deposit, Payout } from '../bank/records.ts';
import type { VirtualClock } from '../clock.ts';
import type { FailureBodies, Faults } from '../faults.ts';
import type { RetryTimetable, Transmission, Webhook, WebhookDeliveries } from '../webhooks.ts';

export const BANK_PROVIDERS = ['paystack', 'monnify', 'flutterwave'] as const;
export type BankProviderName = (typeof BANK_PROVIDERS)[number];

/** A running provider: its calls, its webhooks and the books behind them. */
export interface RunningProvider {
  readonly clock: VirtualClock;
  readonly directory: AccountDirectory;
  readonly book: BankBook;
  readonly webhooks: WebhookDeliveries;
  readonly faults: Faults;
  /** Sends an event's webhook, if this provider has one for it. */
  readonly notify: (event: BankEvent, transmission?: Transmission) => void;
}

/** One provider's format of calls and events. */
export interface ProviderApi {
  readonly name: BankProviderName;
  /** CBN's code of the bank that holds its accounts. */
  readonly bankCode: string;
  readonly firstDepositId: bigint;
  readonly timetable: RetryTimetable;
  readonly failures: FailureBodies;
  /** Null if this provider does not notify this event. */
  webhookOf(event: BankEvent): Webhook | null;
  /** Registers the calls, below the provider's base address. */
  routes(app: FastifyInstance, provider: RunningProvider): void;
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The JSON number of an amount in naira. */
export const nairaNumber = (amountKobo: number): number => Number(nairaText(kobo(amountKobo)));

/**
 * Converts an amount in naira (number or text) to kobo; null if it is not a positive amount with at most two decimals.
 */
export function koboOfNaira(amount: unknown): Kobo | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (!match) return null;
  const [, whole = '0', decimals = ''] = match;
  const amountKobo = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return amountKobo === 0 ? null : kobo(amountKobo);
}

/** The deposits of a period, newest first. */
export function depositsBetween(
  deposits: readonly Deposit[],
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Deposit[] {
  return deposits.filter(({ paidAt }) => (!from || paidAt >= from) && (!to || paidAt <= to)).toReversed();
}

/** The payouts of a period, newest first. */
export function payoutsBetween(
  payouts: readonly Payout[],
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Payout[] {
  return payouts
    .filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt <= to))
    .toReversed();
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly pages: number;
}

/** @param index page number, from 0 */
export function pageOf<T>(all: readonly T[], index: number, size: number): Page<T> {
  return {
    rows: all.slice(index * size, (index + 1) * size),
    total: all.length,
    pages: Math.ceil(all.length / size),
  };
}
