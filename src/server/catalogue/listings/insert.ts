import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { agentIds } from './agents.ts';
import { codeCounter } from './codes.ts';
import type { Listing } from './listing.ts';
import { addRows, LISTING_TABLES, type ListingTable, noRows } from './rows.ts';

const BATCH_SIZE = 1_000;
/** Only one transaction at a time may insert listings, because it assigns codes and updates the search words. */
const LISTINGS_LOCK = 7_431_902;

export interface InsertResult {
  readonly insertedCount: number;
  /** Listings whose key already exists; they stay unchanged. */
  readonly knownCount: number;
}

/**
 * Inserts the listings whose key is new, in one transaction, or in a savepoint of the given one.
 * @param onProgress called with the number of listings done, after each batch.
 */
export const insertListings = (
  db: Database,
  listings: readonly Listing[],
  onProgress: (doneCount: number) => void = () => {},
): Promise<InsertResult> =>
  db.transaction(async (transaction) => {
    await lockListings(transaction);
    const nextCode = await codeCounter(
      transaction,
      listings.map(({ state }) => state),
    );
    let insertedCount = 0;
    for (let start = 0; start < listings.length; start += BATCH_SIZE) {
      const fresh = await unknownOf(transaction, listings.slice(start, start + BATCH_SIZE));
      await insertBatch(transaction, fresh, nextCode);
      insertedCount += fresh.length;
      onProgress(Math.min(start + BATCH_SIZE, listings.length));
    }
    return { insertedCount, knownCount: listings.length - insertedCount };
  });

/** Held to the end of the transaction. */
export async function lockListings(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LISTINGS_LOCK})`);
}

async function unknownOf(db: Database, listings: readonly Listing[]): Promise<Listing[]> {
  const byKey = new Map(listings.map((listing) => [listing.sourceKey, listing]));
  const known = await db
    .select({ sourceKey: properties.sourceKey })
    .from(properties)
    .where(inArray(properties.sourceKey, [...byKey.keys()]));
  for (const { sourceKey } of known) byKey.delete(sourceKey);
  return [...byKey.values()];
}

async function insertBatch(
  db: Database,
  listings: readonly Listing[],
  nextCode: (state: string) => string,
): Promise<void> {
  const agentId = await agentIds(db, listings);
  const rows = noRows();
  for (const listing of listings) {
    addRows(rows, listing, {
      code: nextCode(listing.state),
      agentId: listing.agent && agentId(listing.agent),
    });
  }
  for (const table of LISTING_TABLES) await insertRows(db, table, rows[table]);
}

/** One statement with one parameter for any number of rows. */
async function insertRows(db: Database, table: ListingTable, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  await db.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  );
}
