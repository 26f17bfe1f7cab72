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
 * `bank_clearing` is the money at the bank, seen from the other side: it goes below nothing as buyers' money comes in.
 * Every deposit touches it, so it has no running balance: its balance is the sum of its entries, and its row is never
 * locked or changed. Every other kind has one that is never below nothing. `payout` is money on its way out;
 * `exit_fees` is what buyers who left a plan were charged.
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
/** An enum costs an update of a balance nothing; PostgreSQL reads the list of a check again with every statement. */
export const accountKind = pgEnum('ledger_account_kind', ACCOUNT_KINDS);

/** There is one account of each of these, made by a migration. */
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
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];
export const transferKind = pgEnum('ledger_transfer_kind', TRANSFER_KINDS);

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: accountKind().notNull(),
    /** Kept by `ledger_post` alone; can be rebuilt from the entries. Always 0 of `bank_clearing`. */
    balanceKobo: amountKobo().notNull().default(sql`0`),
    /** Counts the account's entries. Always 0 of `bank_clearing`. */
    version: counter().notNull().default(sql`0`),
    /** The hash of its last entry; empty before the first. */
    head: bytes().notNull().default(sql`''::bytea`),
    /** What the channel `changes` announces when the balance changes: of a wallet, set by a trigger when it is opened. */
    announcement: text(),
    /** Of the wallet of an erased account, set by a trigger: it stays empty, so that no transfer can touch it. */
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
 * Only `ledger_post` inserts here and into the entries, after it has locked and changed both accounts: foreign keys to
 * them would check the same again. The function, and the triggers that refuse other inserts, are in
 * `migrations/0023_ledger_chain.sql`. Never changed or deleted: by a trigger of `0001_ledger.sql`, of the entries of 0023.
 */
export const ledgerTransfers = pgTable('ledger_transfers', {
  id: id(),
  idempotencyKey: text().notNull().unique('ledger_transfers_idempotency_key'),
  kind: transferKind().notNull(),
  fromAccountId: uuid().notNull(),
  toAccountId: uuid().notNull(),
  /** Above 0. */
  amountKobo: amountKobo().notNull(),
  /** What a person can look it up by. */
  reference: text().notNull(),
  /** When it happened in the world, as the bank says. */
  eventAt: moment().notNull(),
  createdAt: createdAt(),
});

/** Two for each transfer, one per account, which add up to nothing. Balances and version are null of `bank_clearing`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    transferId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** Below nothing for the account that the money left. */
    amountKobo: amountKobo().notNull(),
    balanceBeforeKobo: amountKobo(),
    balanceAfterKobo: amountKobo(),
    accountVersion: counter(),
    eventAt: moment().notNull(),
    createdAt: createdAt(),
    /** SHA-256 of the hash of the account's entry before it (none of `bank_clearing`) and what `ledger_transfer_bytes` gives. */
    hash: bytes().notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entries_pkey', columns: [table.transferId, table.accountId] }),
    uniqueIndex('ledger_entries_account_version_key').on(table.accountId, table.accountVersion),
  ],
);

/** One for each day of Nigeria since the first transfer, closed once it is over; never changed or deleted (trigger in 0023). */
export const ledgerDays = pgTable('ledger_days', {
  day: calendarDay().primaryKey(),
  /** How many transfers were posted on it. */
  transfers: counter().notNull(),
  /** SHA-256 of the head of the day before, the day, and the hashes of its transfers in the order of their ids. */
  head: bytes().notNull(),
  closedAt: moment().notNull(),
});
