import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { insertListings } from '#server/catalogue/listings/insert.ts';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apartments, buildings, properties } from '#server/platform/db/schema/properties.ts';

/** A listing with a unique key: flats for ₦25,000,000 in one block of 2 floors × 2 units. */
export function listingOf(overrides: Partial<Listing> = {}): Listing {
  return {
    sourceKey: `test:${uuidv7()}`,
    title: 'Ile Ayo Court',
    address: 'Ofada Road, Mowe',
    town: 'Mowe',
    state: 'Ogun',
    description: 'Two floors around one court.',
    type: 'flat',
    priceKobo: naira(25_000_000),
    blocks: [{ bedrooms: 2, bathrooms: 3, floors: 2, unitsPerFloor: 2 }],
    amenities: ['Newly Built', 'CCTV Camera'],
    milestones: [{ name: 'Foundation', date: isoDate('2026-01-15'), status: 'Completed' }],
    images: [],
    agent: {
      name: 'Adunni Bello',
      company: 'Adunni Homes Ltd',
      phone: '+2348031234567',
      whatsapp: null,
      email: null,
    },
    titleDocument: null,
    developer: null,
    completesOn: null,
    sitePhotographs: [],
    listedAt: new Date('2026-10-01T08:00:00Z'),
    ...overrides,
  };
}

interface TestBlock {
  readonly id: string;
  readonly number: number;
  readonly apartments: { readonly id: string; readonly label: string; readonly floor: number }[];
}

export interface TestListing {
  readonly propertyId: string;
  readonly priceKobo: number;
  readonly buildings: readonly TestBlock[];
  /** Every unit, block by block and floor by floor. */
  readonly apartmentIds: readonly string[];
}

/** Adds a listing with its blocks and units to the database; the units are available. */
export async function createListing(db: Database, overrides: Partial<Listing> = {}): Promise<TestListing> {
  const listing = listingOf(overrides);
  await insertListings(db, [listing]);
  const rows = await db
    .select({
      propertyId: properties.id,
      buildingId: buildings.id,
      number: buildings.number,
      apartmentId: apartments.id,
      label: apartments.label,
      floor: apartments.floor,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.propertyId, properties.id))
    .innerJoin(apartments, eq(apartments.buildingId, buildings.id))
    .where(eq(properties.sourceKey, listing.sourceKey))
    .orderBy(asc(buildings.number), asc(apartments.floor), asc(apartments.label));
  const blocks = new Map<string, TestBlock>();
  for (const { buildingId, number, apartmentId, label, floor } of rows) {
    const block = blocks.get(buildingId) ?? { id: buildingId, number, apartments: [] };
    block.apartments.push({ id: apartmentId, label, floor });
    blocks.set(buildingId, block);
  }
  return {
    propertyId: rows[0]?.propertyId ?? '',
    priceKobo: listing.priceKobo,
    buildings: [...blocks.values()],
    apartmentIds: rows.map(({ apartmentId }) => apartmentId),
  };
}
