import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../platform/db/database.ts';

const CODE_DIGITS = 4;
/** Must match the expression of the index. */
const NUMBERED = sql.raw(`'^[A-Z]{3}-([0-9]{1,9})$'`);

/** The first three letters of the state: no two states of Nigeria share them. */
const prefixOf = (state: string): string =>
  state
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 3)
    .padEnd(3, 'X');

/** Returns the next free code of each of these states, like `LAG-0007`. Call it under the lock of `insertListings`. */
export async function codeCounter(
  db: Database,
  states: Iterable<string>,
): Promise<(state: string) => string> {
  const prefixes = [...new Set([...states].map(prefixOf))];
  const used = await queryRows<{ prefix: string; last: number | null }>(
    db,
    // Each found at the end of its part of the index properties_code_number.
    sql`select prefix, (select max(substring(code, ${NUMBERED})::integer) from properties where left(code, 3) = prefix) as last
        from json_array_elements_text(${JSON.stringify(prefixes)}::json) as prefix`,
  );
  return codesAfter(new Map(used.map(({ prefix, last }) => [prefix, last ?? 0])));
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
