import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MORTGAGE_STATES, NEXT_MORTGAGE_STATES } from '#domain/mortgageStates.ts';
import { createdAt, id } from './columns.ts';
import { contributions } from './contributions.ts';

const ALLOWED_MOVES = MORTGAGE_STATES.flatMap((from) =>
  NEXT_MORTGAGE_STATES[from].map((to) => `('${from}', '${to}')`),
).join(', ');

/**
 * Each move of a contribution's mortgage: who moved it and why. A new row moves the contribution, in the same statement
 * (trigger); rows are never changed or deleted (trigger).
 */
export const mortgageMoves = pgTable(
  'mortgage_moves',
  {
    id: id(),
    contributionId: uuid()
      .notNull()
      .references(() => contributions.id),
    /** From 1, without a gap (trigger). */
    number: integer().notNull(),
    /** The contribution's state at that moment (trigger). */
    fromState: text({ enum: MORTGAGE_STATES }).notNull(),
    toState: text({ enum: MORTGAGE_STATES }).notNull(),
    movedBy: text().notNull(),
    /** The buyer reads it. */
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
