import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MAX_AGE_AT_END } from '#domain/eligibility.ts';
import { BPS_PER_WHOLE } from '#domain/money.ts';
import { MORTGAGE_STATES } from '#domain/mortgageStates.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans.ts';
import { MAX_PAUSES, PAUSE_MONTHS } from '#domain/revisions.ts';
import {
  CONTRIBUTION_STATUSES,
  LIVE_CONTRIBUTION_STATUSES,
  PAYMENT_CANCEL_REASONS,
  PAYMENT_STATUSES,
} from '#domain/statuses.ts';
import { amountKobo, calendarDay, createdAt, id, isOneOf, moment } from './columns.ts';
import { ledgerAccounts } from './ledger.ts';
import { apartments, properties } from './properties.ts';
import { users } from './users.ts';

export const contributions = pgTable(
  'contributions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    apartmentId: uuid()
      .notNull()
      .references(() => apartments.id),
    /** What has been paid is this account's balance. */
    ledgerAccountId: uuid()
      .notNull()
      .unique('contributions_ledger_account_key')
      .references(() => ledgerAccounts.id),
    plan: text({ enum: PLANS }).notNull(),
    status: text({ enum: CONTRIBUTION_STATUSES }).notNull().default('pending'),
    /** The price, and all that follows from it, as agreed: a later change of the listing changes nothing here. */
    priceKobo: amountKobo().notNull(),
    targetKobo: amountKobo().notNull(),
    /** The rest of the quote; `savings/agreed-quote.ts` reads it. */
    agreedQuote: jsonb().notNull(),
    durationMonths: integer().notNull(),
    ageYears: integer().notNull(),
    salaryKobo: amountKobo().notNull(),
    rsaBalanceKobo: amountKobo().notNull(),
    /** Counts the changes since: the row of `contribution_revisions` that these terms are of, 0 as first agreed. */
    revision: integer().notNull().default(0),
    /** By how many months a pause moved what was open. */
    pausedMonths: integer().notNull().default(0),
    /** The share of what was paid that is kept back when the buyer leaves, as it was at the agreement. */
    exitFeeBps: integer().notNull().default(0),
    termsVersion: text().notNull(),
    /** The day in Nigeria on which the buyer agreed. */
    agreedOn: calendarDay().notNull(),
    /** The day in Nigeria on which the first instalment is due; each next is due a month later. */
    firstDueOn: calendarDay().notNull(),
    /** An unpaid hold lapses then. Null once a payment was received. */
    holdExpiresAt: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
    /**
     * Where the mortgage for the rest of the price is, from completion on; null where there is none. A new row of
     * `mortgage_moves` changes it (trigger), nothing else does.
     */
    mortgageState: text({ enum: MORTGAGE_STATES }),
  },
  (table) => [
    uniqueIndex('contributions_live_unit_key')
      .on(table.apartmentId)
      .where(isOneOf(table.status, LIVE_CONTRIBUTION_STATUSES)),
    index('contributions_user_idx').on(table.userId, table.createdAt),
    index('contributions_hold_idx').on(table.holdExpiresAt).where(sql`${table.status} = 'pending'`),
    check('contributions_status_known', isOneOf(table.status, CONTRIBUTION_STATUSES)),
    check('contributions_plan_known', isOneOf(table.plan, PLANS)),
    check(
      'contributions_amounts',
      sql`${table.priceKobo} > 0 and ${table.targetKobo} > 0 and ${table.targetKobo} <= ${table.priceKobo} and ${table.salaryKobo} >= 0 and ${table.rsaBalanceKobo} >= 0`,
    ),
    check(
      'contributions_duration',
      sql`${table.durationMonths} between ${sql.raw(`${MIN_DURATION_MONTHS} and ${MAX_DURATION_MONTHS}`)}`,
    ),
    check(
      'contributions_paused_once',
      sql`${table.pausedMonths} between 0 and ${sql.raw(String(MAX_PAUSES * PAUSE_MONTHS))} and ${table.revision} >= 0`,
    ),
    check(
      'contributions_eligible',
      sql`${table.ageYears} * 12 + ${table.durationMonths} + ${table.pausedMonths} <= ${sql.raw(String(MAX_AGE_AT_END))} * 12`,
    ),
    check('contributions_exit_fee', sql`${table.exitFeeBps} between 0 and ${sql.raw(String(BPS_PER_WHOLE))}`),
    check('contributions_first_due_after_agreement', sql`${table.firstDueOn} >= ${table.agreedOn}`),
    check(
      'contributions_pending_is_held',
      sql`(${table.status} = 'pending') = (${table.holdExpiresAt} is not null)`,
    ),
    check('contributions_mortgage_state_known', isOneOf(table.mortgageState, MORTGAGE_STATES)),
    check(
      'contributions_mortgage_after_completion',
      sql`${table.mortgageState} is null or (${table.plan} <> 'A' and ${table.status} in ('completed', 'leaving', 'left'))`,
    ),
    // What the lender has paid for is not left any more.
    check(
      'contributions_disbursed_stays',
      sql`${table.mortgageState} <> 'disbursed' or ${table.status} = 'completed'`,
    ),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    contributionId: uuid()
      .notNull()
      .references(() => contributions.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    amountKobo: amountKobo().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('awaiting_transfer'),
    cancelReason: text({ enum: PAYMENT_CANCEL_REASONS }),
    reference: text().notNull().unique('payments_reference_key'),
    createdAt: createdAt(),
    /** An awaiting payment lapses then; while its contribution is held, the end of the hold ends it first. */
    lapsesAt: moment().notNull(),
    receivedAt: moment(),
  },
  (table) => [
    index('payments_contribution_idx').on(table.contributionId, table.createdAt),
    uniqueIndex('payments_awaiting_key')
      .on(table.contributionId)
      .where(sql`${table.status} = 'awaiting_transfer'`),
    index('payments_awaiting_age_idx')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.status} = 'awaiting_transfer'`),
    index('payments_awaiting_amount_idx')
      .on(table.userId, table.amountKobo)
      .where(sql`${table.status} = 'awaiting_transfer'`),
    index('payments_lapse_idx').on(table.lapsesAt).where(sql`${table.status} = 'awaiting_transfer'`),
    check('payments_amount_positive', sql`${table.amountKobo} > 0`),
    check('payments_status_known', isOneOf(table.status, PAYMENT_STATUSES)),
    check('payments_cancel_reason_known', isOneOf(table.cancelReason, PAYMENT_CANCEL_REASONS)),
    check(
      'payments_cancelled_has_reason',
      sql`(${table.status} = 'cancelled') = (${table.cancelReason} is not null)`,
    ),
    check(
      'payments_received_has_time',
      sql`(${table.status} = 'received') = (${table.receivedAt} is not null)`,
    ),
  ],
);
