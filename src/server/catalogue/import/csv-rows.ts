import { CsvError, parse } from 'csv-parse/sync';
import { plainLine } from '#domain/plainText.ts';
import { ImportError } from './errors.ts';
import { MAX_LISTINGS } from './limits.ts';

const CSV_COLUMNS = [
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

/** Columns that a file may have beside those. */
const TRUST_COLUMNS = [
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
export type TrustColumn = (typeof TRUST_COLUMNS)[number];

const MAX_ROW_CHARACTERS = 64 * 1024;

/** A row's fields, each one plain line; null where it has more or fewer than the header. */
export interface CsvRow {
  readonly row: number;
  readonly fields: Readonly<Record<CsvColumn, string>> | null;
  /** Empty where the file has no such column. */
  readonly trust: Readonly<Record<TrustColumn, string>>;
}

/**
 * Reads the rows of a CSV file. Columns may be in any order; unknown ones are ignored.
 * @throws ImportError when it is no CSV, has no rows, too many, or its header lacks a column or repeats one.
 */
export function csvRows(text: string): CsvRow[] {
  const [header, ...records] = recordsOf(text);
  if (header === undefined) throw new ImportError('The file has no rows.');
  const names = header.map((name) => plainLine(name).toLowerCase());
  const missing = CSV_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new ImportError(
      `The first row has to name the columns ${CSV_COLUMNS.join(', ')}; missing: ${missing.join(', ')}.`,
    );
  }
  const repeated = [...CSV_COLUMNS, ...TRUST_COLUMNS].find(
    (column) => names.indexOf(column) !== names.lastIndexOf(column),
  );
  if (repeated) throw new ImportError(`The first row names the column ${repeated} more than once.`);
  if (records.length === 0) throw new ImportError('The file has a header and no rows.');
  if (records.length > MAX_LISTINGS) {
    throw new ImportError(
      `The file has more than ${MAX_LISTINGS.toLocaleString('en')} rows. Split it into several files.`,
    );
  }
  const field = (record: readonly string[], column: CsvColumn | TrustColumn): string =>
    plainLine(record[names.indexOf(column)] ?? '');
  return records.map((record, index) => ({
    row: index + 2,
    trust: {
      title_document: field(record, 'title_document'),
      developer: field(record, 'developer'),
      developer_registration: field(record, 'developer_registration'),
      developer_redan: field(record, 'developer_redan'),
      completes_on: field(record, 'completes_on'),
      agent_name: field(record, 'agent_name'),
      agent_company: field(record, 'agent_company'),
      agent_phone: field(record, 'agent_phone'),
      agent_whatsapp: field(record, 'agent_whatsapp'),
      agent_email: field(record, 'agent_email'),
    },
    fields:
      record.length === names.length
        ? {
            bedrooms: field(record, 'bedrooms'),
            bathrooms: field(record, 'bathrooms'),
            toilets: field(record, 'toilets'),
            parking_space: field(record, 'parking_space'),
            title: field(record, 'title'),
            town: field(record, 'town'),
            state: field(record, 'state'),
            price: field(record, 'price'),
          }
        : null,
  }));
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      max_record_size: MAX_ROW_CHARACTERS,
      // The header and one row too many: enough to reject the file, without reading the rest.
      to: MAX_LISTINGS + 2,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(`The file is not a CSV that can be read: ${error.message}.`);
    throw error;
  }
}
