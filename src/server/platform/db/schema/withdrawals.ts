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
import { PAYABLE_HOLDER_MATCHES } from '#domain/accountHolders.ts';
import { WITHDRAWAL_RETURN_REASONS, WITHDRAWAL_STATUSES } from '#domain/withdrawals.ts';
import { BANK_PROVIDERS, PAYOUT_STATUSES } from '../../ports/bank.ts';
import { wallets } from './bank.ts';
import { amountKobo, counter, createdAt, id, isOneOf, matches, moment } from './columns.ts';
import { users } from './users.ts';

const NUBAN = '^[0-9]{10}$';

/**
 * Accounts elsewhere whose holder was found to be the buyer; bank and number never change (trigger). Those that were
 * used are offered again.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Whose code for the bank this is. */
    provider: text({ enum: BANK_PROVIDERS }).notNull(),
    bankCode: text().notNull(),
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    /** As the other bank has it. */
    accountName: text().notNull(),
    holderMatch: text({ enum: PAYABLE_HOLDER_MATCHES }).notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('payout_accounts_account_key').on(
      table.userId,
      table.provider,
      table.bankCode,
      table.accountNumber,
    ),
    check('payout_accounts_number_is_nuban', matches(table.accountNumber, NUBAN)),
    check('payout_accounts_match_known', isOneOf(table.holderMatch, PAYABLE_HOLDER_MATCHES)),
  ],
);

/**
 * Money that leaves a wallet for the buyer's own account; the provider knows it by its id. Its terms never change, and a
 * returned one stays as it is (trigger).
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    walletId: uuid()
      .notNull()
      .references(() => wallets.id),
    /** Null once what the books keep of an erased account is purged. */
    payoutAccountId: uuid().references(() => payoutAccounts.id),
    /** The withdrawal of an erased account that came back, and is sent again with this one. */
    repaysId: uuid()
      .references((): AnyPgColumn => withdrawals.id)
      .unique('withdrawals_repays_key'),
    /** The operator who has it sent again, and why: nobody else can, once the account is erased. */
    repaidBy: text(),
    repaidReason: text(),
    /** Shown to people; that of its ledger transfers. */
    reference: text().notNull().unique('withdrawals_reference_key'),
    amountKobo: amountKobo().notNull(),
    /** The holder's name when it was requested: that of the account may be asked for anew. */
    accountName: text().notNull(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull().default('requested'),
    returnReason: text({ enum: WITHDRAWAL_RETURN_REASONS }),
    createdAt: createdAt(),
    sentAt: moment(),
    returnedAt: moment(),
    /** Whether the provider was ever asked to send it: then it is asked what became of it before it is asked again. */
    isAsked: boolean().notNull().default(false),
    /** Whether an attempt has begun that did not say how its call ended; without meaning once all has ended. */
    isUnderWay: boolean().notNull().default(false),
    /** When such an attempt was last overtaken by another: its call may still reach the provider for a while. */
    strandedAt: moment(),
    /** When the provider is asked next, and until when an attempt has its lease; null where nothing is open. */
    nextTryAt: moment(),
    /** Counts the attempts since its status changed. */
    tries: counter().notNull().default(0),
    /** The last that a webhook said of it; the provider is asked whether that is so. */
    reported: text({ enum: PAYOUT_STATUSES }),
    /** Set once the provider has said that it has it: then it comes back only where the provider says so. */
    providerReference: text(),
    /** Why the last attempt failed, for the operator. */
    failure: text(),
  },
  (table) => [
    index('withdrawals_user_idx').on(table.userId, table.createdAt),
    index('withdrawals_open_idx').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    check('withdrawals_amount_positive', sql`${table.amountKobo} > 0`),
    check('withdrawals_status_known', isOneOf(table.status, WITHDRAWAL_STATUSES)),
    check('withdrawals_reported_known', isOneOf(table.reported, PAYOUT_STATUSES)),
    check('withdrawals_return_reason_known', isOneOf(table.returnReason, WITHDRAWAL_RETURN_REASONS)),
    check(
      'withdrawals_returned_has_reason',
      sql`(${table.status} = 'returned') = (${table.returnReason} is not null and ${table.returnedAt} is not null)`,
    ),
    check(
      'withdrawals_sent_has_moment',
      sql`(${table.status} <> 'sent' or ${table.sentAt} is not null)
        and (${table.status} <> 'requested' or ${table.sentAt} is null)`,
    ),
    check(
      'withdrawals_requested_is_open',
      sql`${table.status} <> 'requested' or ${table.nextTryAt} is not null`,
    ),
    check(
      'withdrawals_repayment_says_why',
      sql`(${table.repaysId} is not null) = (length(coalesce(${table.repaidBy}, '')) > 0)
        and (${table.repaysId} is not null) = (length(coalesce(${table.repaidReason}, '')) > 0)`,
    ),
    check('withdrawals_sent_was_asked', sql`${table.status} <> 'sent' or ${table.isAsked}`),
  ],
);
