import type { ModelListing } from '../../model/listing.ts';

/** The data that a listing's homes are built from, without the rest of the API's response, such as statuses. */
export const modelListing = ({ code, type, beds, baths, buildings }: ModelListing): ModelListing => ({
  code,
  type,
  beds,
  baths,
  buildings: buildings.map(({ id, bedroomCount, floorCount, apartments }) => ({
    id,
    bedroomCount,
    floorCount,
    apartments: apartments.map(({ id, label, floor }) => ({ id, label, floor })),
  })),
});
