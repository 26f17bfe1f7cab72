import { sql } from 'drizzle-orm';
import { type Database, queryRow } from '../../platform/db/database.ts';

/**
 * Compares the search's counts by price with the listings, and recounts if one is wrong. Blocks changes of listings while
 * it runs. Returns the number of wrong counts.
 */
export async function recountPrices(db: Database): Promise<number> {
  const { wrong } = await queryRow<{ wrong: number }>(db, sql`select listing_prices_recount() as wrong`);
  return wrong;
}
