import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../platform/db/database.ts';
import { type Card, cardJson } from './card.ts';

/** The homes with these ids, in this order; unknown ids are skipped. */
export async function readListed(
  db: Database,
  ids: readonly string[],
  userId: string | null,
): Promise<Card[]> {
  const rows = await queryRows<{ card: Card }>(
    db,
    sql`select ${cardJson(sql`${userId}`)} as card
        from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as asked (id, place)
        join properties on properties.id = asked.id::uuid
        order by asked.place`,
  );
  return rows.map(({ card }) => card);
}
