import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { errorChain, errorCode } from '../error-chain.ts';

/**
 * PostgreSQL, the embedded PGlite, or a transaction on either; all run the same SQL.
 * Columns are camelCase in the code and snake_case in the database.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Runs a handwritten statement. `Row` is not checked against it. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Runs a statement that always returns a row. */
export async function queryRow<Row>(db: Database, statement: SQL): Promise<Row> {
  const [row] = await queryRows<Row>(db, statement);
  if (row === undefined) throw new Error('The statement returned no row');
  return row;
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** The name of the unique index that a write violated, or null if it failed for another reason. */
export const violatedUnique = (error: unknown): string | null => violated(error, UNIQUE_VIOLATION);

/** The name of the check that a write violated, or null if it failed for another reason. */
export const violatedCheck = (error: unknown): string | null => violated(error, CHECK_VIOLATION);

function violated(error: unknown, code: string): string | null {
  const violation = errorChain(error).find((cause) => errorCode(cause) === code);
  if (!violation) return null;
  return 'constraint' in violation && typeof violation.constraint === 'string' ? violation.constraint : '';
}
