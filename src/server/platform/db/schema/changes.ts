import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EXIT_STATUSES } from '#domain/plans/exits.ts';
import { REVISION_KINDS } from '#domain/plans/revisions.ts';
import { amountKobo, createdAt, id, isOneOf, moment } from './columns.ts';
import { contributions } from './contributions.ts';

/**
 * Changes of a contribution's terms, with the terms before and after; `before` of the first row is the original agreement.
 * Rows are never changed or deleted, and the terms cannot change without a new row (triggers).
 */
export const contributionRevisions = pgTable(
  'contribution_revisions',
  {
    id: id(),
    contributionId: uuid()
      .notNull()
      .references(() => contributions.id),
    /** From 1, without gaps. */
    number: integer().notNull(),
    kind: text({ enum: REVISION_KINDS }).notNull(),
    /** Both are parsed by `savings/changes/stored-terms.ts`; `money/wallet/movements.ts` reads the unit in SQL. */
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** The amount paid at the time of the change. */
    paidKobo: amountKobo().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contribution_revisions_number_key').on(table.contributionId, table.number),
    // One pause per schedule: a new schedule begins with another first due date.
    uniqueIndex('contribution_revisions_pause_key')
      .on(table.contributionId, sql`(${table.after} ->> 'firstDueOn')`)
      .where(sql`${table.kind} = 'pause'`),
    check('contribution_revisions_kind_known', isOneOf(table.kind, REVISION_KINDS)),
    check('contribution_revisions_counted', sql`${table.number} > 0 and ${table.paidKobo} > 0`),
  ],
);

/** Requests to leave a plan, with the quote shown to the buyer. */
export const contributionExits = pgTable(
  'contribution_exits',
  {
    id: id(),
    contributionId: uuid()
      .notNull()
      .references(() => contributions.id),
    status: text({ enum: EXIT_STATUSES }).notNull().default('requested'),
    /** The contribution's status before the request; restored if the request is withdrawn or declined. */
    fromStatus: text({ enum: ['active', 'completed'] }).notNull(),
    paidKobo: amountKobo().notNull(),
    feeBps: integer().notNull(),
    feeKobo: amountKobo().notNull(),
    returnedKobo: amountKobo().notNull(),
    /** Shown to people, like `EXT-7K2M9QX4TB`. */
    reference: text().notNull().unique('contribution_exits_reference_key'),
    requestedAt: createdAt(),
    decidedAt: moment(),
    /** Who confirmed or declined it, with the reason; both null if the buyer withdrew it. */
    decidedBy: text(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('contribution_exits_live_key')
      .on(table.contributionId)
      .where(isOneOf(table.status, ['requested', 'confirmed'])),
    check('contribution_exits_status_known', isOneOf(table.status, EXIT_STATUSES)),
    check('contribution_exits_from_known', isOneOf(table.fromStatus, ['active', 'completed'])),
    check(
      'contribution_exits_adds_up',
      sql`${table.paidKobo} > 0 and ${table.feeKobo} >= 0 and ${table.returnedKobo} >= 0
        and ${table.feeKobo} + ${table.returnedKobo} = ${table.paidKobo}`,
    ),
    check(
      'contribution_exits_decided_by_a_person',
      sql`(${table.status} = 'requested') = (${table.decidedAt} is null)
        and (${table.status} in ('confirmed', 'declined')) = (length(coalesce(${table.decidedBy}, '')) > 0)
        and (${table.status} in ('confirmed', 'declined')) = (length(coalesce(${table.reason}, '')) > 0)`,
    ),
  ],
);
