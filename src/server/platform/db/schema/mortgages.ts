import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { nextMortgageStates } from '#domain/lifecycles/mortgage.ts';
import { MORTGAGE_STATES } from '#domain/mortgages/mortgageStates.ts';
import { createdAt, id } from './columns.ts';
import { contributions } from './contributions.ts';

const ALLOWED_MOVES = MORTGAGE_STATES.flatMap((from) =>
  nextMortgageStates(from).map((to) => `('${from}', '${to}')`),
).join(', ');

/**
 * State changes of a contribution's mortgage, with the operator and the reason. A new row sets the contribution's state in
 * the same statement; rows are never changed or deleted (triggers).
 */
export const mortgageMoves = pgTable(
  'mortgage_moves',
  {
    id: id(),
    contributionId: uuid()
      .notNull()
      .references(() => contributions.id),
    /** From 1, without gaps (trigger). */
    number: integer().notNull(),
    /** Must equal the contribution's state at insertion (trigger). */
    fromState: text({ enum: MORTGAGE_STATES }).notNull(),
    toState: text({ enum: MORTGAGE_STATES }).notNull(),
    movedBy: text().notNull(),
    /** Shown to the buyer. */
    reason: text().notNull(),
    movedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mortgage_moves_number_key').on(table.contributionId, table.number),
    check(
      'mortgage_moves_allowed',
      sql`(${table.fromState}, ${table.toState}) in (${sql.raw(ALLOWED_MOVES)})`,
    ),
    check('mortgage_moves_by_a_person', sql`length(${table.movedBy}) > 0 and length(${table.reason}) > 0`),
  ],
);
