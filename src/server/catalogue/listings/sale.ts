import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { lockListings } from './insert.ts';

const COLUMNS = { code: properties.code, sourceKey: properties.sourceKey } as const;

interface Change {
  /** The column that identifies the listings: their code, or their key in the imported file. */
  readonly by: keyof typeof COLUMNS;
  readonly names: readonly string[];
  readonly to: 'withdrawn' | 'onSale';
}

/**
 * Withdraws listings or puts them on sale again, in one transaction or in a savepoint of the given one. Contributions for
 * units of a withdrawn listing continue.
 * @returns the number of changed listings.
 */
export const changeSale = (db: Database, { by, names, to }: Change): Promise<number> =>
  db.transaction(async (transaction) => {
    await lockListings(transaction);
    const isNamed = sql`${COLUMNS[by]} in (select json_array_elements_text(${JSON.stringify(names)}::json))`;
    const [withdrawnAt, isOther] =
      to === 'withdrawn'
        ? ([sql`now()`, isNull(properties.withdrawnAt)] as const)
        : ([null, isNotNull(properties.withdrawnAt)] as const);
    const changed = await transaction
      .update(properties)
      .set({ withdrawnAt })
      .where(and(isNamed, isOther))
      .returning({ id: properties.id });
    return changed.length;
  });
