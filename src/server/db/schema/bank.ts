import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
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
 * `unreadable` is the bank's own word, but none that we know: it may have been about money. `out_of_range` would have
 * brought even the account for unmatched money past the whole kobo that we can count.
 */
export const BANK_EVENT_OUTCOMES = [
  'credited',
  'suspended',
  'ignored',
  'unreadable',
  'out_of_range',
] as const;

/** What a bank told us, stored as it came before anything is done with it. */
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
  },
  (table) => [
    uniqueIndex('bank_events_provider_event_key').on(table.provider, table.eventId),
    index('bank_events_unapplied_idx').on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    check('bank_events_applied_has_outcome', sql`(${table.appliedAt} is null) = (${table.outcome} is null)`),
  ],
);
