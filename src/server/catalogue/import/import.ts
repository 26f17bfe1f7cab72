import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertListings } from '../listings/insert.ts';
import type { Listing } from '../listings/listing.ts';
import { changeSale } from '../listings/sale.ts';
import { csvListings } from './csv.ts';
import { ImportError, type Refusal } from './errors.ts';
import { jsonListings } from './json.ts';
import { readText } from './read-text.ts';

export interface ImportReport {
  readonly file: string;
  readonly rowCount: number;
  readonly importedCount: number;
  /** Listings of an earlier import, which stay unchanged. */
  readonly knownCount: number;
  /** Listings of an earlier import that this one took off sale, or put on sale again. */
  readonly withdrawnCount: number;
  readonly relistedCount: number;
  readonly refusals: readonly Refusal[];
}

export interface ImportOptions {
  readonly now: Date;
  readonly keepDuplicates?: boolean;
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
}

/**
 * Imports a JSON or CSV file of listings in one transaction. Running it again changes nothing.
 * @throws ImportError when the file cannot be imported.
 */
export async function importListings(
  db: Database,
  filePath: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { now, keepDuplicates = false, onProgress = () => {} } = options;
  const { rowCount, listings, refusals } = await readListings(filePath, now, keepDuplicates);
  const { insertedCount, ...counts } = await db.transaction((transaction) =>
    store(transaction, listings, (doneCount) => onProgress(doneCount, listings.length)),
  );
  // PGlite has no autovacuum, and PostgreSQL's would run only later.
  if (insertedCount > 0)
    await db.execute(sql`analyze properties, search_words, property_totals, property_prices, place_prices`);
  return { file: path.basename(filePath), rowCount, importedCount: insertedCount, ...counts, refusals };
}

/** A listing that comes withdrawn is not inserted: nobody has it. */
async function store(
  transaction: Database,
  listings: readonly Listing[],
  onProgress: (doneCount: number) => void,
) {
  const keysOf = (withdrawn: boolean): string[] =>
    listings.filter((listing) => listing.withdrawn === withdrawn).map(({ sourceKey }) => sourceKey);
  const change = (names: string[], to: 'withdrawn' | 'onSale') =>
    names.length === 0 ? 0 : changeSale(transaction, { by: 'sourceKey', names, to });
  const withdrawnCount = await change(keysOf(true), 'withdrawn');
  const relistedCount = await change(keysOf(false), 'onSale');
  const onSale = listings.filter(({ withdrawn }) => withdrawn !== true);
  const { insertedCount, knownCount } = await insertListings(transaction, onSale, onProgress);
  return { insertedCount, knownCount, withdrawnCount, relistedCount };
}

async function readListings(filePath: string, now: Date, keepDuplicates: boolean) {
  const extension = path.extname(filePath).toLowerCase();
  if (extension === '.csv') return csvListings(await readText(filePath), { now, keepDuplicates });
  if (extension !== '.json') throw new ImportError(`${filePath} has to end in .json or .csv.`);
  const listings = jsonListings(await readText(filePath), now);
  return { rowCount: listings.length, listings, refusals: [] };
}
