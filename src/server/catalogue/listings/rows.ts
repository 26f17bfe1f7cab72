import { v7 as uuidv7 } from 'uuid';
import type { UnitStatus } from '#domain/listings/listings.ts';
import type { Listing, ListingBlock } from './listing.ts';

/** The tables of a listing, in an order that their foreign keys allow. */
export const LISTING_TABLES = [
  'properties',
  'buildings',
  'apartments',
  'property_images',
  'site_photographs',
  'milestones',
  'milestone_images',
] as const;
export type ListingTable = (typeof LISTING_TABLES)[number];

/** Rows under the names of their columns. */
export type ListingRows = Record<ListingTable, Record<string, unknown>[]>;

export const noRows = (): ListingRows => ({
  properties: [],
  buildings: [],
  apartments: [],
  property_images: [],
  site_photographs: [],
  milestones: [],
  milestone_images: [],
});

/** Adds the rows of a listing. */
export function addRows(
  rows: ListingRows,
  listing: Listing,
  at: { code: string; agentId: string | null },
): void {
  const propertyId = uuidv7();
  const [firstBlock] = listing.blocks;
  const units = listing.blocks.map((block) => unitsOf(block));
  rows.properties.push({
    id: propertyId,
    source_key: listing.sourceKey,
    code: at.code,
    title: listing.title,
    address: listing.address,
    town: listing.town,
    state: listing.state,
    description: listing.description,
    type: listing.type,
    price_kobo: listing.priceKobo,
    beds: firstBlock.bedrooms,
    baths: firstBlock.bathrooms,
    // Counted as the triggers do, so that the triggers change nothing.
    units_total: units.flat().length,
    units_available: units.flat().filter(({ status }) => status === 'available').length,
    buildings_count: listing.blocks.length,
    amenities: listing.amenities,
    agent_id: at.agentId,
    title_document: listing.titleDocument,
    developer_name: listing.developer?.name ?? null,
    developer_registration: listing.developer?.registration ?? null,
    developer_redan: listing.developer?.redan ?? null,
    completes_on: listing.completesOn,
    listed_at: listing.listedAt,
  });
  listing.blocks.forEach((block, index) => {
    const buildingId = uuidv7();
    rows.buildings.push({
      id: buildingId,
      property_id: propertyId,
      number: index + 1,
      bedroom_count: block.bedrooms,
      bathroom_count: block.bathrooms,
      floor_count: block.floors,
    });
    for (const unit of units[index] ?? []) {
      rows.apartments.push({ id: uuidv7(), building_id: buildingId, property_id: propertyId, ...unit });
    }
  });
  listing.images.forEach((image, position) => {
    rows.property_images.push({ id: uuidv7(), property_id: propertyId, position, ...image });
  });
  listing.sitePhotographs.forEach(({ takenOn, ...image }, position) => {
    rows.site_photographs.push({
      id: uuidv7(),
      property_id: propertyId,
      position,
      taken_on: takenOn,
      ...image,
    });
  });
  listing.milestones.forEach(({ images = [], ...milestone }, position) => {
    const milestoneId = uuidv7();
    rows.milestones.push({ id: milestoneId, property_id: propertyId, position, ...milestone });
    images.forEach((image, imagePosition) => {
      rows.milestone_images.push({
        id: uuidv7(),
        milestone_id: milestoneId,
        position: imagePosition,
        ...image,
      });
    });
  });
}

function unitsOf(block: ListingBlock): { label: string; floor: number; status: UnitStatus }[] {
  const isSold = (floor: number, unit: number): boolean =>
    block.sold?.some((sold) => sold.floor === floor && sold.unit === unit) ?? false;
  return Array.from({ length: block.floors * block.unitsPerFloor }, (_, index) => {
    const floor = Math.floor(index / block.unitsPerFloor);
    const unit = (index % block.unitsPerFloor) + 1;
    return { label: `U${unit}`, floor, status: isSold(floor, unit) ? 'sold' : 'available' };
  });
}
