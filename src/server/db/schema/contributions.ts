import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PLANS } from '../../../domain/plans.ts';
import { CONTRIBUTION_STATUSES, PAYMENT_STATUSES } from '../../../domain/statuses.ts';
import { amountKobo, createdAt, id, moment } from './columns.ts';
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
    /** The rest of the quote; `contributions/agreed-quote.ts` reads it. */
    agreedQuote: jsonb().notNull(),
    durationMonths: integer().notNull(),
    ageYears: integer().notNull(),
    salaryKobo: amountKobo().notNull(),
    rsaBalanceKobo: amountKobo().notNull(),
    termsVersion: text().notNull(),
    /** The day in Nigeria on which the buyer agreed: the first instalment is due then. */
    agreedOn: date({ mode: 'string' }).notNull(),
    /** An unpaid hold lapses then. Null once a payment was received. */
    holdExpiresAt: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('contributions_live_unit_key')
      .on(table.apartmentId)
      .where(sql`${table.status} in ('pending', 'active', 'completed')`),
    index('contributions_user_idx').on(table.userId, table.createdAt),
    index('contributions_hold_idx').on(table.holdExpiresAt).where(sql`${table.status} = 'pending'`),
    check(
      'contributions_status_known',
      sql`${table.status} in ('pending', 'active', 'completed', 'cancelled', 'expired')`,
    ),
    check('contributions_plan_known', sql`${table.plan} in ('A', 'B', 'C')`),
    check(
      'contributions_amounts',
      sql`${table.priceKobo} > 0 and ${table.targetKobo} > 0 and ${table.targetKobo} <= ${table.priceKobo} and ${table.salaryKobo} >= 0 and ${table.rsaBalanceKobo} >= 0`,
    ),
    check('contributions_duration', sql`${table.durationMonths} between 1 and 36`),
    check(
      'contributions_pending_is_held',
      sql`(${table.status} = 'pending') = (${table.holdExpiresAt} is not null)`,
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
    reference: text().notNull().unique('payments_reference_key'),
    createdAt: createdAt(),
    receivedAt: moment(),
  },
  (table) => [
    index('payments_contribution_idx').on(table.contributionId, table.createdAt),
    check('payments_amount_positive', sql`${table.amountKobo} > 0`),
    check('payments_status_known', sql`${table.status} in ('awaiting_transfer', 'received', 'cancelled')`),
    check(
      'payments_received_has_time',
      sql`(${table.status} = 'received') = (${table.receivedAt} is not null)`,
    ),
  ],
);
