import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BANK_PROVIDERS, LIVE_BANK_PROVIDERS } from '../../ports/bank.ts';
import { amountKobo, counter, createdAt, id, isOneOf, moment } from './columns.ts';
import { payments } from './contributions.ts';
import { ledgerAccounts } from './ledger.ts';
import { users } from './users.ts';

/** A buyer's wallet: a ledger account, filled through the wallet's bank accounts. */
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
    /** When the banks were last queried for transfers that their webhooks had not reported, or will be within a minute. */
    requeriedAt: moment(),
    /** When the buyer switched on paying due instalments from the balance; null if it is off. */
    paysDueSince: moment(),
    createdAt: createdAt(),
  },
  // For the foreign key of withdrawals.
  (table) => [unique('wallets_id_user_key').on(table.id, table.userId)],
);

/**
 * `requested`: not opened yet. `assigning`: the provider issues the account number later. `refused`: retried after hours,
 * because an operator may have fixed the cause.
 */
export const BANK_ACCOUNT_STATUSES = ['requested', 'assigning', 'assigned', 'refused'] as const;

/** A wallet's virtual account at a provider, at most one per provider. It has no number until the provider assigns one. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    walletId: uuid()
      .notNull()
      .references(() => wallets.id),
    provider: text({ enum: BANK_PROVIDERS }).notNull(),
    status: text({ enum: BANK_ACCOUNT_STATUSES }).notNull().default('requested'),
    /** Identifies the account or its customer in the provider's events. */
    providerReference: text(),
    bankName: text(),
    /** A NUBAN: ten digits. */
    accountNumber: text(),
    accountName: text(),
    /** Attempts to open it. */
    tries: counter().notNull().default(0),
    /** No attempt starts earlier. Each attempt postpones it before it calls the provider. */
    nextTryAt: createdAt(),
    /** Why the last attempt failed, for the operator. */
    failure: text(),
    createdAt: createdAt(),
    assignedAt: moment(),
  },
  (table) => [
    uniqueIndex('bank_accounts_wallet_provider_key').on(table.walletId, table.provider),
    uniqueIndex('bank_accounts_account_number_key').on(table.accountNumber),
    index('bank_accounts_reference_idx').on(table.provider, table.providerReference),
    index('bank_accounts_unassigned_idx').on(table.nextTryAt).where(sql`${table.status} <> 'assigned'`),
    check('bank_accounts_status_known', isOneOf(table.status, BANK_ACCOUNT_STATUSES)),
    check('bank_accounts_account_number_is_nuban', sql`${table.accountNumber} ~ '^[0-9]{10}$'`),
    check(
      'bank_accounts_assigned_is_whole',
      sql`(${table.status} = 'assigned') = (${table.accountNumber} is not null and ${table.bankName} is not null
        and ${table.accountName} is not null and ${table.providerReference} is not null and ${table.assignedAt} is not null)`,
    ),
  ],
);

/** Whether a provider responds, judged by its last calls. */
export const bankHealth = pgTable('bank_health', {
  provider: text({ enum: BANK_PROVIDERS }).primaryKey(),
  /** Failed calls since the last one that got a response. */
  failures: counter().notNull(),
  failingSince: moment(),
  /** The last failure, for the operator. */
  detail: text().notNull(),
});

/** Whether a provider's accounts were opened with a test key, whose transfers no money is behind. */
export const bankModes = pgTable('bank_modes', {
  provider: text({ enum: LIVE_BANK_PROVIDERS }).primaryKey(),
  isTest: boolean().notNull(),
});

/** What the last nightly reconciliation with each bank found, which every process reports. */
export const bankReconciliations = pgTable('bank_reconciliations', {
  provider: text({ enum: BANK_PROVIDERS }).primaryKey(),
  differences: counter().notNull(),
  reconciledAt: moment().notNull(),
});

/**
 * The result of processing an event:
 * - `credited`, `suspended`: moved money. `refunding`, `refunded`: suspended money is being, or was, sent back.
 * - `recorded`: about an account, refund or withdrawal of ours. `ignored`: moves no money, or another event counted it.
 * - `foreign`: a deposit that the provider does not have, into no account of ours; or a refund of a deposit we do not have.
 *
 * The others need attention:
 * - `unverified`: the provider does not confirm the deposit. `unassigned`: a buyer gets no account number.
 * - `payout`: the money of a returned withdrawal was sent after all.
 * - `refund`: we did not request it, or recorded another result for it. `dispute`: the sender's bank wants a deposit back.
 * - `conflicting`: repeats a known event with another amount or account. `unreadable`: could not be parsed.
 * - `out_of_range`: even the account for unmatched money would exceed the largest safe integer of kobo.
 */
export const BANK_EVENT_OUTCOMES = [
  'credited',
  'suspended',
  'refunding',
  'refunded',
  'recorded',
  'ignored',
  'foreign',
  'unverified',
  'unassigned',
  'refund',
  'payout',
  'dispute',
  'conflicting',
  'unreadable',
  'out_of_range',
] as const;
export type BankEventOutcome = (typeof BANK_EVENT_OUTCOMES)[number];

/** Outcomes that moved no money here. An operator closes these events after investigation. */
export const CLOSABLE_OUTCOMES = [
  'unverified',
  'unassigned',
  'refund',
  'payout',
  'dispute',
  'conflicting',
  'unreadable',
  'out_of_range',
] as const satisfies readonly BankEventOutcome[];

/** A closable event needs attention until it is closed; suspended money until it is matched to a wallet or sent back. */
export const OUTCOMES_FOR_ATTENTION = ['suspended', ...CLOSABLE_OUTCOMES] as const;

/**
 * Where an event came from: the provider's webhook, its list of transactions (`requery`, `reconciliation`), or a response
 * that contradicts the books, which an operator may have booked.
 */
export const BANK_EVENT_SOURCES = ['webhook', 'requery', 'reconciliation', 'response'] as const;
export type BankEventSource = (typeof BANK_EVENT_SOURCES)[number];

/**
 * Bank events, stored as received before they are processed. A credited event is also a work item: until `settledAt`, its
 * wallet still has to pay what the money is for.
 */
export const bankEvents = pgTable(
  'bank_events',
  {
    id: id(),
    provider: text().notNull(),
    /** The provider's id of the event, or the hash of its body. The same event is stored once. */
    eventId: text().notNull(),
    /** The body as received. */
    rawBody: text().notNull(),
    receivedAt: createdAt(),
    appliedAt: moment(),
    source: text({ enum: BANK_EVENT_SOURCES }).notNull().default('webhook'),
    outcome: text({ enum: BANK_EVENT_OUTCOMES }),
    /** Why the event is not applied, or a note about the outcome for the operator. */
    note: text(),
    /** Attempts that failed because of the provider. */
    tries: counter().notNull().default(0),
    /** No attempt starts earlier. */
    nextTryAt: moment(),
    /** When the provider first failed to confirm it; null if it was not queried or gave no clear response. */
    unknownSince: moment(),
    /** The provider has no such transaction so far and it names no account of ours, so it raises no alert. */
    seemsForeign: boolean().notNull().default(false),
    /** For a refund or dispute: the provider's id of the deposit. Where it is foreign, that may still arrive. */
    refundOf: text(),
    /** When an operator closed an event that needed attention; the reason is in `money_audit`. */
    closedAt: moment(),
    /** The wallet that was credited, and the amount that was credited or suspended. */
    walletId: uuid().references(() => wallets.id),
    amountKobo: amountKobo(),
    /** The awaiting payment of exactly this amount, which was paid first. */
    matchedPaymentId: uuid().references(() => payments.id),
    /** When the wallet had paid everything it could after this deposit. */
    settledAt: moment(),
    /** The earlier event with the same id and other content. */
    conflictsWithId: uuid().references((): AnyPgColumn => bankEvents.id),
  },
  (table) => [
    uniqueIndex('bank_events_provider_event_key').on(table.provider, table.eventId),
    index('bank_events_received_idx').on(table.provider, table.receivedAt, table.id),
    index('bank_events_unapplied_idx').on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    index('bank_events_unsettled_idx')
      .on(table.walletId, table.receivedAt)
      .where(sql`${table.outcome} = 'credited' and ${table.settledAt} is null`),
    index('bank_events_refund_of_idx')
      .on(table.provider, table.refundOf)
      .where(sql`${table.refundOf} is not null`),
    index('bank_events_content_idx')
      .on(table.receivedAt)
      .where(sql`${table.rawBody} <> '' or ${table.note} is not null`),
    index('bank_events_open_idx')
      .on(table.receivedAt)
      .where(sql`${isOneOf(table.outcome, OUTCOMES_FOR_ATTENTION)} and ${table.closedAt} is null`),
    check(
      'bank_events_closed_needed_attention',
      sql`${table.closedAt} is null or ${isOneOf(table.outcome, CLOSABLE_OUTCOMES)}`,
    ),
    check('bank_events_applied_has_outcome', sql`(${table.appliedAt} is null) = (${table.outcome} is null)`),
    check('bank_events_source_known', isOneOf(table.source, BANK_EVENT_SOURCES)),
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

/** `requested`: the provider may already have been called. `sent`: waits for the provider. The other two are final. */
export const BANK_REFUND_STATUSES = ['requested', 'sent', 'processed', 'failed'] as const;

/** Refunds of suspended money to its sender. */
export const bankRefunds = pgTable(
  'bank_refunds',
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => bankEvents.id),
    amountKobo: amountKobo().notNull(),
    status: text({ enum: BANK_REFUND_STATUSES }).notNull().default('requested'),
    providerReference: text(),
    /** The provider was called at least once: query the refund's status before the next call. */
    isAsked: boolean().notNull().default(false),
    /** An attempt has begun whose call has no recorded outcome. Meaningless in a final status. */
    isUnderWay: boolean().notNull().default(false),
    /** When a later attempt last took over from such an attempt, whose call may still reach the provider for a while. */
    strandedAt: moment(),
    nextTryAt: createdAt(),
    tries: counter().notNull().default(0),
    failure: text(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    uniqueIndex('bank_refunds_live_key').on(table.eventId).where(sql`${table.status} <> 'failed'`),
    index('bank_refunds_open_idx').on(table.nextTryAt).where(sql`${table.status} in ('requested', 'sent')`),
    check('bank_refunds_status_known', isOneOf(table.status, BANK_REFUND_STATUSES)),
    check('bank_refunds_amount_positive', sql`${table.amountKobo} > 0`),
  ],
);

export const MONEY_ACTIONS = [
  'suspense_matched',
  'refund_requested',
  'event_closed',
  'event_retried',
  'withdrawal_returned',
  'deposit_reversed',
  'deposit_restored',
] as const;

/** Actions of operators on money or its events, with the reason. Rows are never changed or deleted (trigger). */
export const moneyAudit = pgTable(
  'money_audit',
  {
    id: id(),
    action: text({ enum: MONEY_ACTIONS }).notNull(),
    eventId: uuid()
      .notNull()
      .references(() => bankEvents.id),
    walletId: uuid().references(() => wallets.id),
    /** The event of the dispute or refund for which a deposit was reversed; null for its own. */
    forEventId: uuid().references(() => bankEvents.id),
    actor: text().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('money_audit_action_known', isOneOf(table.action, MONEY_ACTIONS)),
    check('money_audit_says_why', sql`length(${table.actor}) > 0 and length(${table.reason}) > 0`),
  ],
);
