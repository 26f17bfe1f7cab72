import { sql } from 'drizzle-orm';
import { type Database, queryRow } from '../../platform/db/database.ts';

/**
 * Compares the counts by price, which the search adds up, with the listings, and counts anew where one is wrong. Changes of
 * listings wait meanwhile. Returns how many of the counts were wrong.
 */
export async function recountPrices(db: Database): Promise<number> {
  const { wrong } = await queryRow<{ wrong: number }>(db, sql`select listing_prices_recount() as wrong`);
  return wrong;
}
