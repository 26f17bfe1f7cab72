import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../dependencies.ts';
import { queryRows } from './database.ts';

/** Rows of one statement: few enough that it ends long before its timeout, and that nobody waits for its locks. */
export const BATCH_SIZE = 1_000;

/** What deletes data whose retention period is over. */
export interface Purging extends Pick<Dependencies, 'db' | 'now'> {
  /** The signal of the job's run. An abort stops before the next batch; the next run continues. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Deletes the rows of a table that fulfil a condition, each batch by itself.
 * @throws the signal's reason once it is aborted.
 */
export const deleteInBatches = (purging: Purging, table: PgTable, due: SQL): Promise<void> =>
  inBatches(purging, sql`delete from ${table}`, { table, due });

/**
 * Updates the rows of a table that fulfil a condition, which those that were updated no longer may, each batch by itself.
 * @param changes what follows `set`, like `note = null`.
 * @throws the signal's reason once it is aborted.
 */
export const updateInBatches = (
  purging: Purging,
  table: PgTable,
  { changes, due }: { readonly changes: SQL; readonly due: SQL },
): Promise<void> => inBatches(purging, sql`update ${table} set ${changes}`, { table, due });

async function inBatches(
  { db, signal }: Purging,
  change: SQL,
  { table, due }: { readonly table: PgTable; readonly due: SQL },
): Promise<void> {
  // The condition is repeated for a row that was changed meanwhile.
  const statement = sql`${change}
    where ctid = any(array(select ctid from ${table} where ${due} limit ${BATCH_SIZE})) and ${due} returning 1`;
  let changedCount: number;
  do {
    signal?.throwIfAborted();
    changedCount = (await queryRows(db, statement)).length;
  } while (changedCount === BATCH_SIZE);
}
