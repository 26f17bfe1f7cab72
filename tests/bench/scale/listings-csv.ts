import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify';
import { KOBO_PER_NAIRA } from '#domain/money.ts';
import { randomStream } from '#domain/random.ts';
import { sampleListings } from '#server/catalogue/sample/load.ts';

const COLUMNS = [
  'bedrooms',
  'bathrooms',
  'toilets',
  'parking_space',
  'title',
  'town',
  'state',
  'price',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;
/** Prices are varied in steps of this. */
const STEP_NAIRA = 50_000;

/**
 * Writes a CSV file of so many rows as agents send it: each a row of `source`, or a home of the sample, with a price up
 * to a tenth off. The same rows and count give the same file.
 */
export async function writeListingsCsv(file: string, source: string | null, rowCount: number): Promise<void> {
  const shapes = source === null ? sampleRows() : await rowsOf(source);
  await pipeline(
    Readable.from(resampled(shapes, rowCount)),
    stringify({ header: true, columns: [...COLUMNS] }),
    createWriteStream(file),
  );
}

function* resampled(shapes: readonly Row[], rowCount: number): Generator<Row> {
  const random = randomStream('rows', 'import');
  const [first, ...others] = shapes;
  if (!first) throw new Error('There is no row to draw from');
  const choices: readonly [Row, ...Row[]] = [first, ...others];
  for (let row = 0; row < rowCount; row += 1) {
    const shape = random.pick(choices);
    const price = Number(shape.price);
    const varied = Math.round((price * random.between(0.9, 1.1)) / STEP_NAIRA) * STEP_NAIRA;
    yield { ...shape, price: Number.isFinite(varied) ? String(varied) : shape.price };
  }
}

async function rowsOf(source: string): Promise<Row[]> {
  return parse(await readFile(source, 'utf8'), { bom: true, columns: true, skip_records_with_error: true });
}

const sampleRows = (): Row[] =>
  sampleListings(new Date()).map(({ blocks: [block], town, state, type, priceKobo }) => ({
    bedrooms: String(block?.bedrooms ?? 1),
    bathrooms: String(block?.bathrooms ?? 1),
    toilets: String((block?.bathrooms ?? 1) + 1),
    parking_space: '2',
    title: type,
    town,
    state,
    price: String(priceKobo / KOBO_PER_NAIRA),
  }));
