import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL or the embedded PGlite, or a transaction on either: the same SQL runs on all.
 * Columns are camelCase in the code and snake_case in the database.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The rows of a statement written by hand. The caller names their shape, as the statement selects it. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The one row of a statement that always has one. */
export async function queryRow<Row>(db: Database, statement: SQL): Promise<Row> {
  const [row] = await queryRows<Row>(db, statement);
  if (row === undefined) throw new Error('The statement answered no row');
  return row;
}

const UNIQUE_VIOLATION = '23505';

/** The name of the unique index that a write ran into, or null when it failed for another reason. */
export function violatedUnique(error: unknown): string | null {
  for (let cause: unknown = error; typeof cause === 'object' && cause !== null; ) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
    }
    cause = 'cause' in cause ? cause.cause : null;
  }
  return null;
}
