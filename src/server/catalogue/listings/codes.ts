import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../platform/db/database.ts';

const CODE_DIGITS = 4;

/** The first three letters of the state: no two states of Nigeria share them. */
const prefixOf = (state: string): string =>
  state
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 3)
    .padEnd(3, 'X');

/** Returns the next free code of a state, like `LAG-0007`. Call it under the lock of `insertListings`. */
export async function codeCounter(db: Database): Promise<(state: string) => string> {
  const used = await queryRows<{ prefix: string; last: number }>(
    db,
    sql`select left(code, 3) as prefix, max(substring(code from '^[A-Z]{3}-([0-9]{1,9})$')::integer) as last
        from properties where code ~ '^[A-Z]{3}-[0-9]{1,9}$' group by 1`,
  );
  return codesAfter(new Map(used.map((row) => [row.prefix, row.last])));
}

/** Continues from the `last` number of each prefix. */
export function codesAfter(last: Map<string, number>): (state: string) => string {
  return (state) => {
    const prefix = prefixOf(state);
    const next = (last.get(prefix) ?? 0) + 1;
    last.set(prefix, next);
    return `${prefix}-${String(next).padStart(CODE_DIGITS, '0')}`;
  };
}
