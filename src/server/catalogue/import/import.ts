import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertListings } from '../listings/insert.ts';
import { csvListings } from './csv.ts';
import { ImportError, type Refusal } from './errors.ts';
import { jsonListings } from './json.ts';
import { readText } from './read-text.ts';

export interface ImportReport {
  readonly file: string;
  readonly rowCount: number;
  readonly importedCount: number;
  /** Listings that an earlier import had brought: nothing of them was changed. */
  readonly knownCount: number;
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
  const { insertedCount, knownCount } = await insertListings(db, listings, (doneCount) =>
    onProgress(doneCount, listings.length),
  );
  // The embedded database does not gather these by itself, and nobody wants to wait for it after a large import.
  if (insertedCount > 0) await db.execute(sql`analyze properties, search_words, property_totals`);
  return { file: path.basename(filePath), rowCount, importedCount: insertedCount, knownCount, refusals };
}

async function readListings(filePath: string, now: Date, keepDuplicates: boolean) {
  const extension = path.extname(filePath).toLowerCase();
  if (extension === '.csv') return csvListings(await readText(filePath), { now, keepDuplicates });
  if (extension !== '.json') throw new ImportError(`${filePath} has to end in .json or .csv.`);
  const listings = jsonListings(await readText(filePath), now);
  return { rowCount: listings.length, listings, refusals: [] };
}
