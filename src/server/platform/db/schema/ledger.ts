import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountKobo, counter, createdAt, id, isOneOf, moment } from './columns.ts';

/**
 * `bank_clearing` is the money at the bank, seen from the other side: it goes below nothing as buyers' money
 * comes in. Every other kind never does. `payout` is money on its way out; `exit_fees` is what buyers who left a plan were
 * charged.
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

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    /** Kept by `ledger_post` alone; can be rebuilt from the entries. */
    balanceKobo: amountKobo().notNull().default(sql`0`),
    /** Counts the account's entries. */
    version: counter().notNull().default(sql`0`),
    createdAt: createdAt(),
  },
  (table) => [
    check('ledger_accounts_kind_known', isOneOf(table.kind, ACCOUNT_KINDS)),
    check(
      'ledger_accounts_balance_not_negative',
      sql`${table.kind} = 'bank_clearing' or ${table.balanceKobo} >= 0`,
    ),
    uniqueIndex('ledger_accounts_single_key').on(table.kind).where(isOneOf(table.kind, SINGLE_ACCOUNT_KINDS)),
  ],
);

export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id(),
    idempotencyKey: text().notNull().unique('ledger_transfers_idempotency_key'),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    fromAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    toAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    amountKobo: amountKobo().notNull(),
    /** What a person can look it up by. */
    reference: text().notNull(),
    /** When it happened in the world, as the bank says. */
    eventAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('ledger_transfers_amount_positive', sql`${table.amountKobo} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.fromAccountId} <> ${table.toAccountId}`),
    check('ledger_transfers_kind_known', isOneOf(table.kind, TRANSFER_KINDS)),
  ],
);

/** Two for each transfer, one per account; they are never changed or deleted (trigger) and add up to nothing (deferred trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: uuid()
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Below nothing for the account that the money left. */
    amountKobo: amountKobo().notNull(),
    balanceBeforeKobo: amountKobo().notNull(),
    balanceAfterKobo: amountKobo().notNull(),
    accountVersion: counter().notNull(),
    eventAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('ledger_entries_amount_moves', sql`${table.amountKobo} <> 0`),
    check(
      'ledger_entries_balance_follows',
      sql`${table.balanceAfterKobo} = ${table.balanceBeforeKobo} + ${table.amountKobo}`,
    ),
    uniqueIndex('ledger_entries_transfer_account_key').on(table.transferId, table.accountId),
    uniqueIndex('ledger_entries_account_version_key').on(table.accountId, table.accountVersion),
    index('ledger_entries_account_event_idx').on(table.accountId, table.eventAt),
  ],
);
