import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BANK_PROVIDERS } from '../../ports/bank.ts';
import { amountKobo, counter, createdAt, id, isOneOf, moment } from './columns.ts';
import { payments } from './contributions.ts';
import { ledgerAccounts } from './ledger.ts';
import { users } from './users.ts';

/** A buyer's wallet: the ledger account behind it. Money reaches it through its bank accounts. */
export const wallets = pgTable('wallets', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('wallets_user_key')
    .references(() => users.id),
  ledgerAccountId: uuid()
    .notNull()
    .unique('wallets_ledger_account_key')
    .references(() => ledgerAccounts.id),
  /** When the banks were last asked for transfers that they had not reported. */
  requeriedAt: moment(),
  /** Since when the balance pays instalments on their due day; null where the buyer has not chosen it. */
  paysDueSince: moment(),
  createdAt: createdAt(),
});

/**
 * `requested` is still to be opened; of an `assigning` one the provider issues the number later; a `refused` one is tried
 * again after hours, as an operator may have put right what was wrong.
 */
export const BANK_ACCOUNT_STATUSES = ['requested', 'assigning', 'assigned', 'refused'] as const;

/** A wallet's virtual account at a provider: at most one at each. Its number comes when the provider assigns it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    walletId: uuid()
      .notNull()
      .references(() => wallets.id),
    provider: text({ enum: BANK_PROVIDERS }).notNull(),
    status: text({ enum: BANK_ACCOUNT_STATUSES }).notNull().default('requested'),
    /** What the provider's events name the account or its customer by. */
    providerReference: text(),
    bankName: text(),
    /** A NUBAN: ten digits. */
    accountNumber: text(),
    accountName: text(),
    /** Counts the attempts to open it. */
    tries: counter().notNull().default(0),
    /** Nobody tries before; an attempt moves it on before it calls the provider. */
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

/** Whether a provider answers, as its last calls showed. */
export const bankHealth = pgTable('bank_health', {
  provider: text({ enum: BANK_PROVIDERS }).primaryKey(),
  /** Failed calls since the last that got an answer. */
  failures: counter().notNull(),
  failingSince: moment(),
  /** The last failure, for the operator. */
  detail: text().notNull(),
});

/**
 * What became of an event. `credited` and `suspended` moved money; `refunding` and `refunded` sent suspended money back;
 * `recorded` concerns an account, a refund or a withdrawal of ours; `ignored` moves none, or was counted by another event;
 * `foreign` names a deposit that the provider does not have, into no account of ours, or the refund of one that we do not
 * have. The others need attention: `unverified` is a deposit that the provider does not confirm; `unassigned` says that a
 * buyer gets no account number; `payout` says that the money of a returned withdrawal was sent after all; `refund` is one
 * that we did not ask for, or that ended here otherwise; `dispute` is reported by the bank and not carried out here;
 * `conflicting` repeats a known event with another amount or account; `unreadable` could not be parsed; `out_of_range`
 * would have brought even the account for unmatched money past the whole kobo that we can count.
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

/** Of events that moved no money here: an operator closes them, once it is clear what they mean. */
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

/** Until it is closed; suspended money is matched to a wallet, or sent back. */
export const OUTCOMES_FOR_ATTENTION = ['suspended', ...CLOSABLE_OUTCOMES] as const;

/**
 * How an event came here: sent by the provider, found in its list, or a response that contradicts the books, which an
 * operator may have booked.
 */
export const BANK_EVENT_SOURCES = ['webhook', 'requery', 'reconciliation', 'response'] as const;
export type BankEventSource = (typeof BANK_EVENT_SOURCES)[number];

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
    source: text({ enum: BANK_EVENT_SOURCES }).notNull().default('webhook'),
    outcome: text({ enum: BANK_EVENT_OUTCOMES }),
    /** Why it is not applied, or what an operator should know of the outcome. */
    note: text(),
    /** Counts the attempts that the provider's failure ended. */
    tries: counter().notNull().default(0),
    /** Nobody tries before. */
    nextTryAt: moment(),
    /** Since when the provider does not confirm it; null where it was not asked, or could not say. */
    unknownSince: moment(),
    /** Whether the provider has no such transaction so far, and it names no account of ours: nobody is alerted. */
    seemsForeign: boolean().notNull().default(false),
    /** The provider's id of the deposit whose refund a foreign event reports, as it may still come. */
    refundOf: text(),
    /** When an operator closed one that needed attention; the reason is in `money_audit`. */
    closedAt: moment(),
    /** The wallet that was credited, and the amount that was credited or suspended. */
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
    index('bank_events_early_refunds_idx')
      .on(table.provider, table.refundOf)
      .where(sql`${table.outcome} = 'foreign' and ${table.refundOf} is not null`),
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

/** `requested` may have been asked for already; `sent` waits for the provider; the other two are final. */
export const BANK_REFUND_STATUSES = ['requested', 'sent', 'processed', 'failed'] as const;

/** Suspended money on its way back to where it came from. */
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
    /** Whether the provider was ever asked: then it is asked what became of it before it is asked again. */
    isAsked: boolean().notNull().default(false),
    /** Whether an attempt has begun that did not say how its call ended; without meaning once all has ended. */
    isUnderWay: boolean().notNull().default(false),
    /** When such an attempt was last overtaken by another: its call may still reach the provider for a while. */
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
] as const;

/** What an operator did with money or with an event about it, and why; rows are never changed or deleted (trigger). */
export const moneyAudit = pgTable(
  'money_audit',
  {
    id: id(),
    action: text({ enum: MONEY_ACTIONS }).notNull(),
    eventId: uuid()
      .notNull()
      .references(() => bankEvents.id),
    walletId: uuid().references(() => wallets.id),
    actor: text().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('money_audit_action_known', isOneOf(table.action, MONEY_ACTIONS)),
    check('money_audit_says_why', sql`length(${table.actor}) > 0 and length(${table.reason}) > 0`),
  ],
);
