import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/durations.ts';
import { slugify } from '#domain/listings/slugs.ts';
import { naira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { properties } from '../../platform/db/schema/properties.ts';
import { codesAfter } from '../listings/codes.ts';
import { insertListings, lockListings } from '../listings/insert.ts';
import type { Listing } from '../listings/listing.ts';
import { SAMPLE_AGENTS } from './agents.ts';
import type { SampleHome } from './home.ts';
import { LAGOS_ISLAND } from './lagos-island.ts';
import { LAGOS_MAINLAND } from './lagos-mainland.ts';
import { sampleMilestones } from './milestones.ts';
import { NORTH } from './north.ts';
import { SOUTH } from './south.ts';
import { sampleTrust } from './trust.ts';
import { WEST } from './west.ts';

/** Hours between two listings; the newest is from today. */
const HOURS_BETWEEN_LISTINGS = 31;
/** The newest home, which the landing page shows; it has a picture at dusk. */
const NEWEST_INDEX = 3;

/** The homes of the sample in the order in which they are listed. */
export const sampleHomes = (): SampleHome[] => inTurns([LAGOS_ISLAND, NORTH, LAGOS_MAINLAND, SOUTH, WEST]);

/** The homes of the sample as listings of the last months. */
export const sampleListings = (now: Date): Listing[] =>
  sampleHomes().map((home, index, { length }) =>
    listingOf(home, (index - NEWEST_INDEX + length) % length, now),
  );

/** The code of each sample home, by its key, in a database that was empty before the sample. */
export function sampleCodes(): Map<string, string> {
  const codeIn = codesAfter(new Map());
  return new Map(sampleListings(new Date(0)).map((home) => [home.sourceKey, codeIn(home.state)]));
}

/**
 * Loads the sample into a database without listings, otherwise does nothing. Safe if several processes start together.
 * @returns the number of loaded listings.
 */
export const loadSampleIfEmpty = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (transaction) => {
    await lockListings(transaction);
    const [some] = await transaction.select({ one: sql`1` }).from(properties).limit(1);
    if (some) return 0;
    const { insertedCount } = await insertListings(transaction, sampleListings(now));
    return insertedCount;
  });

/** Interleaves the lists, so that the first page shows homes from all over the country. */
function inTurns(lists: readonly (readonly SampleHome[])[]): SampleHome[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

/** @param newerCount the number of homes listed later. */
function listingOf(home: SampleHome, newerCount: number, now: Date): Listing {
  const milestones = sampleMilestones(home, now);
  return {
    sourceKey: `sample:${slugify(`${home.title} ${home.town}`)}`,
    title: home.title,
    address: `${home.street}, ${home.town}, ${home.state}`,
    town: home.town,
    state: home.state,
    description: home.about,
    type: home.type,
    priceKobo: naira(home.priceMillionNaira * 1_000_000),
    blocks: home.blocks,
    amenities: home.amenities,
    milestones,
    ...sampleTrust(home, milestones),
    images: [],
    agent: SAMPLE_AGENTS[home.agent],
    listedAt: new Date(now.getTime() - (newerCount * HOURS_BETWEEN_LISTINGS + 2) * HOUR_MS),
  };
}
