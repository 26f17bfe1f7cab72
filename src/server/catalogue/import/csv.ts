import { hash } from 'node:crypto';
import type { PropertyType } from '#domain/listings/listings.ts';
import { KOBO_PER_NAIRA, type Kobo, kobo, MAX_KOBO } from '#domain/money.ts';
import { withoutFormula } from '#domain/plainText.ts';
import { countText } from '#domain/quantities.ts';
import { BUILDING_OF_TYPE, type Listing, type ListingBlock } from '../listings/listing.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { csvTrust, type RowTrust } from './csv-trust.ts';
import type { Rejection } from './errors.ts';
import { typeOfKind } from './kinds.ts';
import { MAX_ROOMS, priceError } from './limits.ts';
import { stateName, TownStates } from './places.ts';

const MAX_NAME_LENGTH = 80;

interface Home {
  readonly row: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly toilets: number | null;
  readonly parkingSpaces: number | null;
  readonly kind: string;
  readonly type: PropertyType;
  readonly town: string;
  readonly state: string;
  readonly priceKobo: Kobo;
  readonly trust: RowTrust;
}

interface Survey {
  readonly rowCount: number;
  readonly townStates: TownStates;
}

/**
 * Reads a CSV file once to collect what no single row contains.
 * @throws ImportError if the file cannot be read.
 */
export async function surveyCsv(file: string): Promise<Survey> {
  const townStates = new TownStates();
  let rowCount = 0;
  for await (const row of csvRows(file)) {
    rowCount += 1;
    const home = homeOf(row);
    if (typeof home !== 'string') townStates.add(home);
  }
  return { rowCount, townStates };
}

interface CsvOptions {
  readonly now: Date;
  /** Treats a repeated row as another home of the same kind. */
  readonly keepDuplicates: boolean;
  /** Called for each invalid row. */
  readonly onRejection: (rejection: Rejection) => void;
}

/** Reads the listings of a CSV file after its survey, one by one. */
export async function* csvListings(
  file: string,
  { townStates }: Survey,
  { now, keepDuplicates, onRejection }: CsvOptions,
): AsyncGenerator<Listing> {
  const firstRows = new Map<string, number>();
  const twinCounts = new Map<string, number>();
  for await (const csvRow of csvRows(file)) {
    const { row } = csvRow;
    const home = homeOf(csvRow);
    if (typeof home === 'string') {
      onRejection({ row, reason: home });
      continue;
    }
    const identity = identityOf(home);
    const firstRow = firstRows.get(identity);
    if (firstRow === undefined) firstRows.set(identity, row);
    const twinsBefore = firstRow === undefined ? 0 : (twinCounts.get(identity) ?? 0) + 1;
    if (twinsBefore > 0) twinCounts.set(identity, twinsBefore);
    const usual = townStates.otherThan(home.town, home.state);
    if (usual) onRejection({ row, reason: `${home.town} is in ${usual}, not in ${home.state}` });
    else if (firstRow !== undefined && !keepDuplicates)
      onRejection({ row, reason: `it repeats row ${firstRow}` });
    else yield listingOf(home, keyOf(identity, twinsBefore), now);
  }
}

/** The row as a home, or why it is invalid. */
function homeOf({ row, fields }: CsvRow): Home | string {
  if (fields === null) return 'it has more or fewer fields than the header';
  const bedrooms = wholeNumber(fields.bedrooms);
  const bathrooms = wholeNumber(fields.bathrooms);
  const priceKobo = readPrice(fields.price);
  const kind = withoutFormula(fields.title);
  const town = withoutFormula(fields.town);
  const state = withoutFormula(fields.state);
  const type = typeOfKind(kind);
  if (type === null) return `"${short(fields.title)}" is not a kind of home that we know`;
  if (bedrooms === null || bedrooms === 0) return 'it has no number of bedrooms';
  if (bathrooms === null) return 'it has no number of bathrooms';
  if (bedrooms > MAX_ROOMS || bathrooms > MAX_ROOMS)
    return `it has more than ${MAX_ROOMS} bedrooms or bathrooms`;
  if (town === '' || state === '') return 'it names no town or no state';
  if (town.length > MAX_NAME_LENGTH || state.length > MAX_NAME_LENGTH) return 'the town or state is too long';
  if (kind.length > MAX_NAME_LENGTH) return 'the kind of home is too long';
  if (priceKobo === null) return `the price "${short(fields.price)}" is not an amount`;
  const error = priceError(priceKobo);
  if (error) return error;
  const trust = csvTrust(fields);
  if (typeof trust === 'string') return trust;
  return {
    row,
    bedrooms,
    bathrooms,
    toilets: wholeNumber(fields.toilets),
    parkingSpaces: wholeNumber(fields.parking_space),
    kind: kind.toLowerCase(),
    type,
    town,
    state: stateName(state),
    priceKobo,
    trust,
  };
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `4`, and `4.0` as spreadsheets write it. */
const wholeNumber = (text: string): number | null => (/^\d{1,6}(\.0+)?$/.test(text) ? Number(text) : null);

function readPrice(text: string): Kobo | null {
  const amount = text.replace(/^₦|[\s,]/g, '');
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?\d*$/.exec(amount);
  if (!match) return null;
  const priceKobo = Number(match[1]) * KOBO_PER_NAIRA + Number((match[2] ?? '').padEnd(2, '0'));
  return priceKobo <= MAX_KOBO ? kobo(priceKobo) : null;
}

/**
 * What identifies a home when its file is imported again, also by a later release: a column that is added later must
 * not become part of it. Title, developer and agent may be filled in later, so they are left out too.
 */
const identityOf = (home: Home): string => {
  const { bedrooms, bathrooms, toilets, parkingSpaces, kind, type, town, state, priceKobo } = home;
  const facts = [bedrooms, bathrooms, toilets, parkingSpaces, kind, type, town, state, priceKobo];
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32);
};

const keyOf = (identity: string, twinsBefore: number): string =>
  twinsBefore === 0 ? `csv:${identity}` : `csv:${identity}:${twinsBefore + 1}`;

function listingOf(home: Home, sourceKey: string, now: Date): Listing {
  const { bedrooms, bathrooms, town, state, type, priceKobo } = home;
  const kind = SINGULAR_KINDS[home.kind] ?? home.kind;
  return {
    sourceKey,
    title: `${bedrooms} bedroom ${kind} in ${town}`,
    address: `${town}, ${state}`,
    town,
    state,
    description: descriptionOf(home),
    type,
    priceKobo,
    blocks: [blockOf(type, bedrooms, bathrooms)],
    amenities: [],
    milestones: [],
    images: [],
    ...home.trust,
    sitePhotographs: [],
    listedAt: now,
  };
}

const SINGULAR_KINDS: Readonly<Record<string, string>> = {
  'terraced duplexes': 'terraced duplex',
  'block of flats': 'flat',
};

/** Flats get a block of 2 floors with 2 units each; a house is one unit. */
const blockOf = (type: PropertyType, bedrooms: number, bathrooms: number): ListingBlock =>
  BUILDING_OF_TYPE[type] === 'flats'
    ? { bedrooms, bathrooms, floors: 2, unitsPerFloor: 2 }
    : { bedrooms, bathrooms, floors: 1, unitsPerFloor: 1 };

function descriptionOf({ bedrooms, bathrooms, toilets, parkingSpaces, town, state }: Home): string {
  const counts = [
    countText(bedrooms, 'bedroom'),
    countText(bathrooms, 'bathroom'),
    ...(toilets ? [countText(toilets, 'toilet')] : []),
    ...(parkingSpaces ? [`parking for ${countText(parkingSpaces, 'car')}`] : []),
  ];
  return `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}, in ${town}, ${state}.`;
}
