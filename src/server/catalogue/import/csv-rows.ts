import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { plainLine } from '#domain/plainText.ts';
import { ImportError } from './errors.ts';
import { MAX_CSV_ROWS } from './limits.ts';
import { streamText } from './read-text.ts';

export const CSV_COLUMNS = [
  'bedrooms',
  'bathrooms',
  'toilets',
  'parking_space',
  'title',
  'town',
  'state',
  'price',
] as const;
type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Optional columns. */
export const TRUST_COLUMNS = [
  'title_document',
  'developer',
  'developer_registration',
  'developer_redan',
  'completes_on',
  'agent_name',
  'agent_company',
  'agent_phone',
  'agent_whatsapp',
  'agent_email',
] as const;
type TrustColumn = (typeof TRUST_COLUMNS)[number];

const MAX_ROW_CHARACTERS = 64 * 1024;

/** One plain line each; empty if the file lacks the column. */
export type CsvFields = Readonly<Record<CsvColumn | TrustColumn, string>>;

export interface CsvRow {
  readonly row: number;
  /** Null if the row has more or fewer fields than the header. */
  readonly fields: CsvFields | null;
}

/**
 * Reads the rows of a CSV file one by one. Columns may be in any order; unknown ones are ignored.
 * @throws ImportError if it is no CSV, has no rows, too many, or its header lacks a column or repeats one.
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  let columns: Columns | null = null;
  // Counted as in a spreadsheet: the header is row 1.
  let row = 0;
  for await (const record of recordsOf(file)) {
    row += 1;
    if (columns === null) {
      columns = readHeader(record);
      continue;
    }
    if (row > MAX_CSV_ROWS + 1) {
      throw new ImportError(
        `The file has more than ${MAX_CSV_ROWS.toLocaleString('en')} rows. Split it into several files.`,
      );
    }
    yield { row, fields: record.length === columns.count ? fieldsOf(record, columns.places) : null };
  }
  if (row === 0) throw new ImportError('The file has no rows.');
  if (row === 1) throw new ImportError('The file has a header and no rows.');
}

interface Columns {
  readonly count: number;
  readonly places: readonly (readonly [CsvColumn | TrustColumn, number])[];
}

function readHeader(record: readonly string[]): Columns {
  const names = record.map((name) => plainLine(name).toLowerCase());
  const missing = CSV_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new ImportError(
      `The first row has to name the columns ${CSV_COLUMNS.join(', ')}; missing: ${missing.join(', ')}.`,
    );
  }
  const known = [...CSV_COLUMNS, ...TRUST_COLUMNS];
  const repeated = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (repeated) throw new ImportError(`The first row names the column ${repeated} more than once.`);
  return { count: names.length, places: known.map((column) => [column, names.indexOf(column)]) };
}

const NO_FIELDS: CsvFields = {
  bedrooms: '',
  bathrooms: '',
  toilets: '',
  parking_space: '',
  title: '',
  town: '',
  state: '',
  price: '',
  title_document: '',
  developer: '',
  developer_registration: '',
  developer_redan: '',
  completes_on: '',
  agent_name: '',
  agent_company: '',
  agent_phone: '',
  agent_whatsapp: '',
  agent_email: '',
};

function fieldsOf(record: readonly string[], places: Columns['places']): CsvFields {
  const fields: Record<CsvColumn | TrustColumn, string> = { ...NO_FIELDS };
  for (const [column, place] of places) {
    const text = record[place];
    if (text) fields[column] = plainLine(text);
  }
  return fields;
}

async function* recordsOf(file: string): AsyncGenerator<string[]> {
  const parser = parse({ bom: true, relax_column_count: true, max_record_size: MAX_ROW_CHARACTERS });
  // The loop below meets the same error.
  pipeline(streamText(file), parser).catch(() => undefined);
  try {
    yield* parser;
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(`The file is not a CSV that can be read: ${error.message}.`);
    throw error;
  }
}
