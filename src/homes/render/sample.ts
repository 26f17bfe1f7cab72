import { codesAfter } from '#server/catalogue/listings/codes.ts';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { sampleListings } from '#server/catalogue/sample/load.ts';
import type { ModelListing } from '../model/listing.ts';

/** A listing of the sample, with the code that a database gives it, and as the model takes it. */
export interface SampleListing {
  readonly code: string;
  readonly listing: Listing;
  readonly model: ModelListing;
}

/** The listings of the sample in their order. */
export function samples(): SampleListing[] {
  const codeIn = codesAfter(new Map());
  return sampleListings(new Date(0)).map((listing) => {
    const code = codeIn(listing.state);
    return { code, listing, model: modelListing(code, listing) };
  });
}

function modelListing(code: string, { type, blocks }: Listing): ModelListing {
  const [first] = blocks;
  return {
    code,
    type,
    beds: first.bedrooms,
    baths: first.bathrooms,
    buildings: blocks.map(({ bedrooms, floors, unitsPerFloor }, block) => ({
      id: `block-${block + 1}`,
      bedroomCount: bedrooms,
      floorCount: floors,
      apartments: Array.from({ length: floors * unitsPerFloor }, (_, index) => ({
        id: `${block + 1}-${index + 1}`,
        label: `U${(index % unitsPerFloor) + 1}`,
        floor: Math.floor(index / unitsPerFloor),
      })),
    })),
  };
}
