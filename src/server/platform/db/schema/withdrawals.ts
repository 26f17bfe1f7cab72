import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYABLE_HOLDER_MATCHES } from '#domain/payments/accountHolders.ts';
import { WITHDRAWAL_RETURN_REASONS, WITHDRAWAL_STATUSES } from '#domain/payments/withdrawals.ts';
import { BANK_PROVIDERS, PAYOUT_STATUSES, WITHDRAWAL_HOLDS } from '../../ports/bank.ts';
import { wallets } from './bank.ts';
import { amountKobo, counter, createdAt, id, isOneOf, matches, moment } from './columns.ts';
import { users } from './users.ts';

const NUBAN = '^[0-9]{10}$';

/**
 * External bank accounts verified to belong to the buyer. Bank and number never change (trigger). Accounts that were used
 * are offered again.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The provider that defines `bankCode`. */
    provider: text({ enum: BANK_PROVIDERS }).notNull(),
    bankCode: text().notNull(),
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    /** The holder's name at that bank. */
    accountName: text().notNull(),
    holderMatch: text({ enum: PAYABLE_HOLDER_MATCHES }).notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [
    unique('payout_accounts_id_user_key').on(table.id, table.userId),
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
 * Payouts from a wallet to the buyer's own bank account; the provider's reference for it is the row's id. The terms never
 * change, and a returned withdrawal does not change at all (trigger).
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    walletId: uuid().notNull(),
    /** Null after the retained data of an erased account is purged. */
    payoutAccountId: uuid(),
    /** The returned withdrawal of an erased account whose money this one sends again. */
    repaysId: uuid()
      .references((): AnyPgColumn => withdrawals.id)
      .unique('withdrawals_repays_key'),
    /** The operator who sends the money again, and why. Only an operator can, once the account is erased. */
    repaidBy: text(),
    repaidReason: text(),
    /** Shown to people; also the reference of its ledger transfers. */
    reference: text().notNull().unique('withdrawals_reference_key'),
    amountKobo: amountKobo().notNull(),
    /** The holder's name at the time of the request. The account's own name may be looked up again later. */
    accountName: text().notNull(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull().default('requested'),
    returnReason: text({ enum: WITHDRAWAL_RETURN_REASONS }),
    createdAt: createdAt(),
    sentAt: moment(),
    returnedAt: moment(),
    /** The provider was called at least once: query the payout's status before the next call. */
    isAsked: boolean().notNull().default(false),
    /** An attempt has begun whose call has no recorded outcome. Meaningless once nothing is open. */
    isUnderWay: boolean().notNull().default(false),
    /** When a later attempt last took over from such an attempt, whose call may still reach the provider for a while. */
    strandedAt: moment(),
    /** When the next attempt is due; during an attempt, the end of its lease. Null if nothing is open. */
    nextTryAt: moment(),
    /** Attempts since the last change of status. */
    tries: counter().notNull().default(0),
    /** The status in the last webhook. It is verified with the provider before it is applied. */
    reported: text({ enum: PAYOUT_STATUSES }),
    /** Set once the provider confirmed the payout. From then on it is returned only if the provider reports so. */
    providerReference: text(),
    /** Why the last attempt failed, for the operator. */
    failure: text(),
    /** Why our own account with the provider last did not let it out, and since when. Matters only while it is requested. */
    heldReason: text({ enum: WITHDRAWAL_HOLDS }),
    heldSince: moment(),
  },
  (table) => [
    // Money of one buyer never leaves for the account of another.
    foreignKey({
      name: 'withdrawals_from_the_buyer',
      columns: [table.walletId, table.userId],
      foreignColumns: [wallets.id, wallets.userId],
    }),
    foreignKey({
      name: 'withdrawals_to_the_buyer',
      columns: [table.payoutAccountId, table.userId],
      foreignColumns: [payoutAccounts.id, payoutAccounts.userId],
    }),
    index('withdrawals_user_idx').on(table.userId, table.createdAt),
    index('withdrawals_payout_account_idx').on(table.payoutAccountId),
    index('withdrawals_open_idx').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    check('withdrawals_amount_positive', sql`${table.amountKobo} > 0`),
    check('withdrawals_status_known', isOneOf(table.status, WITHDRAWAL_STATUSES)),
    check('withdrawals_reported_known', isOneOf(table.reported, PAYOUT_STATUSES)),
    check('withdrawals_held_reason_known', isOneOf(table.heldReason, WITHDRAWAL_HOLDS)),
    check('withdrawals_held_is_whole', sql`(${table.heldReason} is null) = (${table.heldSince} is null)`),
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
