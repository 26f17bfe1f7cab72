import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BPS_PER_WHOLE } from '#domain/money.ts';
import { MORTGAGE_STATES } from '#domain/mortgages/mortgageStates.ts';
import { MAX_AGE_AT_END } from '#domain/plans/eligibility.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { MAX_PAUSES, PAUSE_MONTHS } from '#domain/plans/revisions.ts';
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
    /** The account's balance is the amount paid so far: at most the target (triggers in 0043). */
    ledgerAccountId: uuid()
      .notNull()
      .unique('contributions_ledger_account_key')
      .references(() => ledgerAccounts.id),
    plan: text({ enum: PLANS }).notNull(),
    status: text({ enum: CONTRIBUTION_STATUSES }).notNull().default('pending'),
    /** The agreed price. Later changes of the listing do not affect it. */
    priceKobo: amountKobo().notNull(),
    targetKobo: amountKobo().notNull(),
    /** The rest of the agreed quote, parsed by `savings/agreed-quote.ts`. */
    agreedQuote: jsonb().notNull(),
    durationMonths: integer().notNull(),
    ageYears: integer().notNull(),
    salaryKobo: amountKobo().notNull(),
    rsaBalanceKobo: amountKobo().notNull(),
    /** The number of the latest `contribution_revisions` row; 0 for the original terms. */
    revision: integer().notNull().default(0),
    /** Months by which a pause postponed the open instalments. */
    pausedMonths: integer().notNull().default(0),
    /** The exit fee as a share of the amount paid, as agreed. */
    exitFeeBps: integer().notNull().default(0),
    termsVersion: text().notNull(),
    /** The date of the agreement, in Lagos. */
    agreedOn: calendarDay().notNull(),
    /** The due date of the first instalment, in Lagos; the others follow monthly. */
    firstDueOn: calendarDay().notNull(),
    /** When the unpaid hold lapses; null once a payment was received. */
    holdExpiresAt: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
    /**
     * The state of the mortgage for the rest of the price, after completion; null if there is none. Only a new row of
     * `mortgage_moves` changes it (trigger).
     */
    mortgageState: text({ enum: MORTGAGE_STATES }),
  },
  (table) => [
    // For the foreign keys of what belongs to a contribution and to its buyer.
    unique('contributions_id_user_key').on(table.id, table.userId),
    uniqueIndex('contributions_live_unit_key')
      .on(table.apartmentId)
      .where(isOneOf(table.status, LIVE_CONTRIBUTION_STATUSES)),
    index('contributions_user_idx').on(table.userId, table.createdAt),
    index('contributions_expired_idx').on(table.closedAt).where(sql`${table.status} = 'expired'`),
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
    // After the lender has paid, the buyer can no longer leave the plan.
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
    contributionId: uuid().notNull(),
    /** The contribution's buyer. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    amountKobo: amountKobo().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default('awaiting_transfer'),
    cancelReason: text({ enum: PAYMENT_CANCEL_REASONS }),
    reference: text().notNull().unique('payments_reference_key'),
    createdAt: createdAt(),
    /** When an awaiting payment lapses. If its contribution is still held, the end of the hold cancels it earlier. */
    lapsesAt: moment().notNull(),
    receivedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'payments_of_the_buyer',
      columns: [table.contributionId, table.userId],
      foreignColumns: [contributions.id, contributions.userId],
    }),
    index('payments_contribution_idx').on(table.contributionId, table.createdAt),
    index('payments_received_idx')
      .on(table.userId, table.receivedAt)
      .where(sql`${table.receivedAt} is not null`),
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
