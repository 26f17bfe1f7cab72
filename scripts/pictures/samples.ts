import type { PictureListing } from '#homes/render/pictures.ts';
import { codesAfter } from '#server/catalogue/listings/codes.ts';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { sampleListings } from '#server/catalogue/sample/load.ts';

/** The sample listings in order, with the codes that they get in an empty database. */
export function samples(): PictureListing[] {
  const nextCode = codesAfter(new Map());
  return sampleListings(new Date(0)).map((listing) => pictureListing(nextCode(listing.state), listing));
}

function pictureListing(code: string, { title, town, type, blocks }: Listing): PictureListing {
  const [first] = blocks;
  return {
    code,
    title,
    town,
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
