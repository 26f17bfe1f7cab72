import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amountKobo, bytes, calendarDay, counter, createdAt, id, isOneOf, moment } from './columns.ts';

/**
 * `bank_clearing` mirrors the money at the bank: deposits make it negative. Every deposit posts to it, so to avoid lock
 * contention it stores no running balance (its balance is the sum of its entries) and its row is never locked or changed.
 * Every other kind has a running balance that is never negative. `payout`: outgoing money that has not left yet.
 * `exit_fees`: fees charged to buyers who left a plan.
 */
export const ACCOUNT_KINDS = [
  'bank_clearing',
  'wallet',
  'contribution',
  'suspense',
  'payout',
  'exit_fees',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** An enum, because PostgreSQL would evaluate a check's list again with every balance update. */
export const accountKind = pgEnum('ledger_account_kind', ACCOUNT_KINDS);

/** Kinds with exactly one account each, created by a migration. */
export const SINGLE_ACCOUNT_KINDS = [
  'bank_clearing',
  'suspense',
  'payout',
  'exit_fees',
] as const satisfies readonly AccountKind[];

/** Why money moved. */
export const TRANSFER_KINDS = [
  'deposit',
  'unmatched_deposit',
  'suspense_match',
  'refund_requested',
  'refund_paid',
  'refund_returned',
  'contribution_payment',
  'withdrawal_requested',
  'withdrawal_sent',
  'withdrawal_returned',
  'exit_return',
  'exit_fee',
  'deposit_reversal',
  'deposit_restoration',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];
export const transferKind = pgEnum('ledger_transfer_kind', TRANSFER_KINDS);

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: accountKind().notNull(),
    /** Updated only by `ledger_post`; can be rebuilt from the entries. Always 0 for `bank_clearing`. */
    balanceKobo: amountKobo().notNull().default(sql`0`),
    /** The number of entries. Always 0 for `bank_clearing`. */
    version: counter().notNull().default(sql`0`),
    /** The hash of the last entry; empty before the first. */
    head: bytes().notNull().default(sql`''::bytea`),
    /** The payload sent on channel `changes` when the balance changes. Only of wallets, set by a trigger when they are opened. */
    announcement: text(),
    /** Set by a trigger for the wallet of an erased account: it stays empty, so no transfer can post to it. */
    isClosed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('ledger_accounts_closed_is_empty', sql`not ${table.isClosed} or ${table.balanceKobo} = 0`),
    check('ledger_accounts_balance_not_negative', sql`${table.balanceKobo} >= 0`),
    uniqueIndex('ledger_accounts_single_key').on(table.kind).where(isOneOf(table.kind, SINGLE_ACCOUNT_KINDS)),
  ],
);

/**
 * Only `ledger_post` inserts transfers and entries, after it locked and updated both accounts, so foreign keys to the
 * accounts would repeat its checks. The function and the triggers that reject other inserts are in
 * `migrations/0023_ledger_chain.sql`. Triggers prevent updates and deletes (transfers: 0001, entries: 0023).
 */
export const ledgerTransfers = pgTable('ledger_transfers', {
  id: id(),
  idempotencyKey: text().notNull().unique('ledger_transfers_idempotency_key'),
  kind: transferKind().notNull(),
  fromAccountId: uuid().notNull(),
  toAccountId: uuid().notNull(),
  /** Above 0. */
  amountKobo: amountKobo().notNull(),
  /** Shown to people, who can look the transfer up by it. */
  reference: text().notNull(),
  /** When it happened, as reported by the bank. */
  eventAt: moment().notNull(),
  createdAt: createdAt(),
});

/** Two per transfer, one per account, with a sum of zero. Balances and version are null for `bank_clearing`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    transferId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** Negative for the account that the money left. */
    amountKobo: amountKobo().notNull(),
    balanceBeforeKobo: amountKobo(),
    balanceAfterKobo: amountKobo(),
    accountVersion: counter(),
    eventAt: moment().notNull(),
    createdAt: createdAt(),
    /** SHA-256 of the account's previous entry hash (none for `bank_clearing`) and the result of `ledger_transfer_bytes`. */
    hash: bytes().notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entries_pkey', columns: [table.transferId, table.accountId] }),
    uniqueIndex('ledger_entries_account_version_key').on(table.accountId, table.accountVersion),
  ],
);

/** One row per Lagos day since the first transfer, closed after the day ends. Never changed or deleted (trigger in 0023). */
export const ledgerDays = pgTable('ledger_days', {
  day: calendarDay().primaryKey(),
  /** The number of transfers posted on the day. */
  transfers: counter().notNull(),
  /** SHA-256 of the previous day's head, the day, and the hashes of its transfers in the order of their ids. */
  head: bytes().notNull(),
  closedAt: moment().notNull(),
});
