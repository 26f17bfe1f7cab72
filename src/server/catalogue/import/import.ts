import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertListings } from '../listings/insert.ts';
import type { Listing } from '../listings/listing.ts';
import { changeSale } from '../listings/sale.ts';
import { csvListings, surveyCsv } from './csv.ts';
import { ImportError, ImportStopped, type Rejection } from './errors.ts';
import { jsonListings } from './json.ts';
import { MAX_CSV_MB, MAX_JSON_MB } from './limits.ts';
import { checkFile, readText } from './read-text.ts';

export interface ImportReport {
  readonly file: string;
  readonly rowCount: number;
  readonly importedCount: number;
  /** Listings of an earlier import, which stay unchanged. */
  readonly knownCount: number;
  /** Listings of an earlier import that this one withdrew or put on sale again. */
  readonly withdrawnCount: number;
  readonly relistedCount: number;
  readonly rejections: readonly Rejection[];
}

export interface ImportOptions {
  readonly now: Date;
  readonly keepDuplicates?: boolean;
  readonly onProgress?: (doneCount: number, totalCount: number) => void;
}

/** Listings of a CSV file per batch. */
const BATCH_SIZE = 1_000;

type Counts = Omit<ImportReport, 'file'>;

/**
 * Imports a JSON file of listings in one transaction, or a CSV file in batches. Idempotent: running it again resumes an
 * import of a CSV that stopped.
 * @throws ImportError if the file cannot be imported; nothing was stored.
 * @throws ImportStopped if a CSV import failed after some batches.
 */
export async function importListings(
  db: Database,
  filePath: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const importFile = IMPORTS[path.extname(filePath).toLowerCase()];
  if (!importFile) throw new ImportError(`${filePath} has to end in .json or .csv.`);
  try {
    const counts = await importFile(db, filePath, options);
    if (counts.importedCount > 0) await analyze(db);
    return { file: path.basename(filePath), ...counts };
  } catch (error) {
    // The failure of the import may make this fail too; the operator needs the first error.
    if (error instanceof ImportStopped) await analyze(db).catch(() => undefined);
    throw error;
  }
}

/** PGlite has no autovacuum, and PostgreSQL's would run only later. */
const analyze = (db: Database) =>
  db.execute(sql`analyze properties, search_words, property_totals, property_prices, place_prices`);

const IMPORTS: Readonly<
  Record<string, (db: Database, file: string, options: ImportOptions) => Promise<Counts>>
> = { '.json': importJson, '.csv': importCsv };

async function importCsv(
  db: Database,
  file: string,
  { now, keepDuplicates = false, onProgress = () => {} }: ImportOptions,
): Promise<Counts> {
  await checkFile(file, MAX_CSV_MB);
  const survey = await surveyCsv(file);
  const rejections: Rejection[] = [];
  let importedCount = 0;
  let knownCount = 0;
  let keptRowCount = 0;
  let batch: Listing[] = [];
  const storeBatch = async (): Promise<void> => {
    const stored = await insertListings(db, batch);
    importedCount += stored.insertedCount;
    knownCount += stored.knownCount;
    keptRowCount = importedCount + knownCount + rejections.length;
    batch = [];
    onProgress(keptRowCount, survey.rowCount);
  };
  const onRejection = (rejection: Rejection): void => void rejections.push(rejection);
  try {
    for await (const listing of csvListings(file, survey, { now, keepDuplicates, onRejection })) {
      batch.push(listing);
      if (batch.length === BATCH_SIZE) await storeBatch();
    }
    await storeBatch();
  } catch (error) {
    throw keptRowCount > 0 ? new ImportStopped({ keptRowCount, rejections }, error) : error;
  }
  return {
    rowCount: survey.rowCount,
    importedCount,
    knownCount,
    withdrawnCount: 0,
    relistedCount: 0,
    rejections,
  };
}

async function importJson(
  db: Database,
  file: string,
  { now, onProgress = () => {} }: ImportOptions,
): Promise<Counts> {
  await checkFile(file, MAX_JSON_MB);
  const listings = jsonListings(await readText(file), now);
  const { insertedCount, ...counts } = await db.transaction((transaction) =>
    store(transaction, listings, (doneCount) => onProgress(doneCount, listings.length)),
  );
  return { rowCount: listings.length, importedCount: insertedCount, ...counts, rejections: [] };
}

/** New listings that are already withdrawn are not inserted. */
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
