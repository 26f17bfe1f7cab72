import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountKobo, createdAt, id, isOneOf, moment } from './columns.ts';
import { payments } from './contributions.ts';
import { ledgerAccounts } from './ledger.ts';
import { users } from './users.ts';

/** A buyer's wallet: a virtual account at a bank, and the ledger account behind it. */
export const wallets = pgTable(
  'wallets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique('wallets_user_key')
      .references(() => users.id),
    ledgerAccountId: uuid()
      .notNull()
      .unique('wallets_ledger_account_key')
      .references(() => ledgerAccounts.id),
    provider: text().notNull(),
    providerReference: text().notNull(),
    bankName: text().notNull(),
    /** A NUBAN: ten digits. */
    accountNumber: text().notNull(),
    accountName: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('wallets_account_number_key').on(table.accountNumber),
    check('wallets_account_number_is_nuban', sql`${table.accountNumber} ~ '^[0-9]{10}$'`),
  ],
);

/**
 * What became of an event. `credited` and `suspended` moved money; `ignored` moves none. The others need attention:
 * `refund` and `dispute` are reported by the bank and not carried out here; `conflicting` repeats a known event with
 * another amount or account; `unreadable` could not be parsed; `out_of_range` would have brought even the account for
 * unmatched money past the whole kobo that we can count.
 */
export const BANK_EVENT_OUTCOMES = [
  'credited',
  'suspended',
  'ignored',
  'refund',
  'dispute',
  'conflicting',
  'unreadable',
  'out_of_range',
] as const;
export type BankEventOutcome = (typeof BANK_EVENT_OUTCOMES)[number];

/**
 * Webhooks, stored as they came before anything is done with them. A credited one also carries what is left to do: its
 * wallet still pays what the money is for, until `settledAt`.
 */
export const bankEvents = pgTable(
  'bank_events',
  {
    id: id(),
    provider: text().notNull(),
    /** The provider's own id of the event, or its body's hash: the same event is kept once. */
    eventId: text().notNull(),
    /** The body as received. */
    rawBody: text().notNull(),
    receivedAt: createdAt(),
    appliedAt: moment(),
    outcome: text({ enum: BANK_EVENT_OUTCOMES }),
    /** The wallet that was credited, and by how much. */
    walletId: uuid().references(() => wallets.id),
    amountKobo: amountKobo(),
    /** The awaiting payment of exactly this amount, once it was paid first. */
    matchedPaymentId: uuid().references(() => payments.id),
    /** When the wallet had paid all that it could after this deposit. */
    settledAt: moment(),
    /** The event that was first under the same id, with other content. */
    conflictsWithId: uuid().references((): AnyPgColumn => bankEvents.id),
  },
  (table) => [
    uniqueIndex('bank_events_provider_event_key').on(table.provider, table.eventId),
    index('bank_events_unapplied_idx').on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    index('bank_events_unsettled_idx')
      .on(table.walletId, table.receivedAt)
      .where(sql`${table.outcome} = 'credited' and ${table.settledAt} is null`),
    check('bank_events_applied_has_outcome', sql`(${table.appliedAt} is null) = (${table.outcome} is null)`),
    check('bank_events_outcome_known', isOneOf(table.outcome, BANK_EVENT_OUTCOMES)),
    check(
      'bank_events_credited_has_wallet',
      sql`${table.outcome} is distinct from 'credited' or (${table.walletId} is not null and ${table.amountKobo} > 0)`,
    ),
    check(
      'bank_events_settled_was_credited',
      sql`${table.settledAt} is null or ${table.outcome} is not distinct from 'credited'`,
    ),
    check(
      'bank_events_conflict_names_first',
      sql`(${table.conflictsWithId} is not null) = (${table.outcome} is not distinct from 'conflicting')`,
    ),
  ],
);
