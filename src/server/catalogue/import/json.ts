import * as z from 'zod/mini';
import { lagosDate } from '#domain/dates.ts';
import { MILESTONE_STATUSES, PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { KOBO_PER_NAIRA, naira } from '#domain/money.ts';
import { plainLine } from '#domain/plainText.ts';
import type { Listing } from '../listings/listing.ts';
import { ImportError, type Rejection } from './errors.ts';
import { count, day, images, line, lines, phone, upTo } from './fields.ts';
import {
  MAX_AMENITIES,
  MAX_IMAGES,
  MAX_LISTINGS,
  MAX_MILESTONE_IMAGES,
  MAX_MILESTONES,
  MAX_PRICE_KOBO,
  MAX_ROOMS,
  MAX_UNITS,
  MIN_PRICE_KOBO,
} from './limits.ts';
import { futureDateError, trustFields, trustOf } from './trust.ts';

const block = z
  .strictObject({
    bedrooms: count(1, MAX_ROOMS),
    bathrooms: count(0, MAX_ROOMS),
    floors: count(1, 60),
    units_per_floor: count(1, 60),
    sold: z._default(z.array(z.strictObject({ floor: count(0, 59), unit: count(1, 60) })), []),
  })
  .check(
    z.refine(
      ({ sold, floors, units_per_floor }) =>
        sold.every(({ floor, unit }) => floor < floors && unit <= units_per_floor),
      'names a sold unit that it does not have',
    ),
  );

/** A listing in a file, documented in `docs/listings.md`. */
export const fileListing = z.strictObject({
  key: line(120),
  title: line(120),
  address: line(300),
  town: line(80),
  state: line(80),
  description: lines(5_000),
  type: z.enum(PROPERTY_TYPES, `has to be one of ${PROPERTY_TYPES.join(', ')}`),
  price_naira: count(MIN_PRICE_KOBO / KOBO_PER_NAIRA, MAX_PRICE_KOBO / KOBO_PER_NAIRA),
  blocks: z
    .array(block, 'is missing')
    .check(z.minLength(1, 'has to have at least one block'), z.maxLength(100, 'has more than 100 blocks')),
  amenities: upTo(MAX_AMENITIES, 'amenities', line(60)),
  milestones: upTo(
    MAX_MILESTONES,
    'milestones',
    z.strictObject({
      name: line(80),
      date: day,
      status: z.enum(MILESTONE_STATUSES, `has to be one of ${MILESTONE_STATUSES.join(', ')}`),
      images: images(MAX_MILESTONE_IMAGES),
    }),
  ),
  images: images(MAX_IMAGES),
  agent: z._default(
    z.nullable(
      z.strictObject({
        name: line(80),
        company: line(120),
        phone,
        whatsapp: phone,
        email: z._default(z.nullable(z.email('has to be an email address')), null),
      }),
    ),
    null,
  ),
  listed_on: z.optional(day),
  withdrawn: z.optional(z.boolean('has to be true or false')),
  ...trustFields,
});

const file = z.strictObject({ listings: z.array(z.unknown()).check(z.minLength(1)) });

/**
 * Parses the listings of a JSON file, all or none.
 * @throws ImportError with the reason for each invalid listing.
 */
export function jsonListings(text: string, now: Date): Listing[] {
  const parsed = z.safeParse(file, parseJson(text));
  if (!parsed.success)
    throw new ImportError('The file has to be an object with a list "listings" of at least one listing.');
  if (parsed.data.listings.length > MAX_LISTINGS) throw tooMany('listings', MAX_LISTINGS);
  const rejections: Rejection[] = [];
  const rowOfKey = new Map<string, number>();
  const listings = parsed.data.listings.flatMap((entry, index) => {
    const row = index + 1;
    const result = z.safeParse(fileListing, entry);
    if (!result.success) {
      rejections.push({ row, reason: result.error.issues.map(sentenceOf).join('; ') });
      return [];
    }
    const twin = rowOfKey.get(result.data.key);
    if (twin !== undefined) rejections.push({ row, reason: `key is that of listing ${twin}` });
    rowOfKey.set(result.data.key, row);
    const { listed_on: listedOn } = result.data;
    // It would be the newest home until that day.
    const isListedLater = listedOn !== undefined && listedOn > lagosDate(now);
    const late = isListedLater ? 'listed_on is in the future' : futureDateError(result.data, now);
    if (late) rejections.push({ row, reason: late });
    return [listingOf(result.data, now)];
  });
  if (rejections.length > 0) {
    throw new ImportError(
      `${rejections.length} of ${parsed.data.listings.length} listings are wrong; none was imported.`,
      rejections,
    );
  }
  if (unitsOf(listings) > MAX_UNITS) throw tooMany('units', MAX_UNITS);
  return listings;
}

const tooMany = (things: string, maximum: number): ImportError =>
  new ImportError(
    `The file has more than ${maximum.toLocaleString('en')} ${things}. Split it into several files.`,
  );

const unitsOf = (listings: readonly Listing[]): number =>
  listings
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { floors, unitsPerFloor }) => sum + floors * unitsPerFloor, 0);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.length === 0 ? 'the listing' : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${where} has fields that we do not know: ${issue.keys.map(plainLine).join(', ')}`;
  return `${where} ${issue.message === 'Invalid input' ? 'is not of the right kind' : issue.message}`;
}

function listingOf(entry: z.output<typeof fileListing>, now: Date): Listing {
  const {
    key,
    price_naira,
    blocks,
    listed_on,
    withdrawn,
    title_document,
    developer,
    completes_on,
    site_photographs,
    ...rest
  } = entry;
  const [first, ...others] = blocks.map(({ units_per_floor, ...block }) => ({
    ...block,
    unitsPerFloor: units_per_floor,
  }));
  if (first === undefined) throw new ImportError(`The listing ${key} has no block.`);
  return {
    ...rest,
    ...trustOf({ title_document, developer, completes_on, site_photographs }),
    sourceKey: `json:${key}`,
    priceKobo: naira(price_naira),
    blocks: [first, ...others],
    listedAt: listed_on === undefined ? now : new Date(`${listed_on}T08:00:00Z`),
    ...(withdrawn !== undefined && { withdrawn }),
  };
}
