import { createHash } from 'node:crypto';
import type { PropertyType } from '#domain/listings.ts';
import { KOBO_PER_NAIRA, type Kobo, kobo, MAX_KOBO } from '#domain/money.ts';
import { withoutFormula } from '#domain/plainText.ts';
import { BUILDING_OF_TYPE, type Listing, type ListingBlock } from '../listings/listing.ts';
import { csvRows } from './csv-rows.ts';
import { csvTrust, type RowTrust } from './csv-trust.ts';
import type { Refusal } from './errors.ts';
import { typeOfKind } from './kinds.ts';
import { MAX_ROOMS, priceError } from './limits.ts';
import { stateName, wrongStates } from './places.ts';

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

export interface CsvListings {
  readonly rowCount: number;
  readonly listings: readonly Listing[];
  readonly refusals: readonly Refusal[];
}

/**
 * Reads the listings of a CSV file; a row that cannot be right is rejected, with its reason.
 * @param keepDuplicates imports a row that repeats another as one more home of the same kind.
 * @throws ImportError when the file as a whole cannot be read.
 */
export function csvListings(
  text: string,
  { now, keepDuplicates }: { now: Date; keepDuplicates: boolean },
): CsvListings {
  const rows = csvRows(text);
  const refusals: Refusal[] = [];
  const homes: Home[] = [];
  for (const { row, fields, trust } of rows) {
    const home = fields ? homeOf(row, fields, trust) : 'it has more or fewer fields than the header';
    if (typeof home === 'string') refusals.push({ row, reason: home });
    else homes.push(home);
  }
  const usualState = wrongStates(homes);
  const seen = new Map<string, { row: number; count: number }>();
  const listings: Listing[] = [];
  for (const home of homes) {
    const usual = usualState(home.town, home.state);
    const identity = identityOf(home);
    const twin = seen.get(identity);
    seen.set(identity, { row: twin?.row ?? home.row, count: (twin?.count ?? 0) + 1 });
    if (usual) refusals.push({ row: home.row, reason: `${home.town} is in ${usual}, not in ${home.state}` });
    else if (twin && !keepDuplicates) refusals.push({ row: home.row, reason: `it repeats row ${twin.row}` });
    else listings.push(listingOf(home, keyOf(identity, twin?.count ?? 0), now));
  }
  return {
    rowCount: rows.length,
    listings,
    refusals: refusals.toSorted((one, other) => one.row - other.row),
  };
}

type Row = ReturnType<typeof csvRows>[number];
type Fields = NonNullable<Row['fields']>;

/** The row as a home, or why it cannot be one. */
function homeOf(row: number, fields: Fields, trustTexts: Row['trust']): Home | string {
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
  const trust = csvTrust(trustTexts);
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

/** The title, the developer and the agent may be known later: with them a row is still the same home. */
const identityOf = ({ row: _row, trust: _trust, ...facts }: Home): string =>
  JSON.stringify(Object.values(facts));

const keyOf = (identity: string, twinsBefore: number): string => {
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 32);
  return twinsBefore === 0 ? `csv:${hash}` : `csv:${hash}:${twinsBefore + 1}`;
};

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
    counted(bedrooms, 'bedroom'),
    counted(bathrooms, 'bathroom'),
    ...(toilets ? [counted(toilets, 'toilet')] : []),
    ...(parkingSpaces ? [`parking for ${counted(parkingSpaces, 'car')}`] : []),
  ];
  return `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}, in ${town}, ${state}.`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
