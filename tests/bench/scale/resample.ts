import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

const BATCH_SIZE = 50_000;

/**
 * Fills a database up to `rowCount` listings like its existing ones: each copies one drawn at random, a third with a
 * price up to a tenth off, listed within two years, with one block and one unit. Created by SQL in batches; the same
 * listings and count give the same result.
 */
export async function resampleListings(
  db: Database,
  rowCount: number,
  onProgress: (doneCount: number) => void,
): Promise<void> {
  await db.execute(sql`create table bench_shape as
    select row_number() over (order by source_key) as place, * from properties`);
  await db.execute(sql`create unique index on bench_shape (place)`);
  const rows = (await db.execute(sql`select count(*)::integer as n from bench_shape`)) as {
    rows: { n: number }[];
  };
  const shapeCount = rows.rows[0]?.n ?? 0;
  for (let from = shapeCount + 1; from <= rowCount; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, rowCount);
    await db.transaction(async (transaction) => {
      await transaction.execute(insertBatch(from, to, shapeCount));
      // The listings' counts are already correct, so the triggers that maintain them are skipped.
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(sql`
        insert into buildings (id, property_id, number, bedroom_count, bathroom_count, floor_count)
        select gen_random_uuid(), id, 1, beds, greatest(baths, 1), 1 from properties
        where source_key in (select 'bench:' || g from generate_series(${from}::integer, ${to}::integer) as g)`);
    });
    onProgress(to);
  }
  await db.execute(sql`vacuum analyze`);
}

/**
 * Hashes of the row number choose the listing, its price and its age, so that the order of the batches does not matter.
 */
const insertBatch = (from: number, to: number, shapeCount: number) => sql`
  insert into properties (id, source_key, code, title, address, town, state, description, type, price_kobo, beds,
    baths, units_total, units_available, buildings_count, listed_at)
  select gen_random_uuid(), 'bench:' || g, 'BEN-' || g, title, address, town, state, description, type,
    case when abs(hashint4(g + 1)) % 3 = 0
      then greatest(2, round(price_kobo / 50000000.0 * (0.9 + abs(hashint4(g + 2)) % 1000 * 0.0002))) * 50000000
      else price_kobo end,
    beds, baths, 1, 1, 1,
    '2026-11-01'::timestamptz - abs(hashint4(g + 3)) % 63072000 * interval '1 second'
  from generate_series(${from}::integer, ${to}::integer) as g
  join bench_shape on place = 1 + abs(hashint4(g)) % ${shapeCount}::integer`;
