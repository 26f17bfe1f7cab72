import type { PropertyType } from '#domain/listings.ts';

/** What a home is built from: what its listing says, and nothing else. */
export interface ModelListing {
  /** The listing's own code, like `LAG-0007`: the seed of everything that the data does not say. */
  readonly code: string;
  readonly type: PropertyType;
  /** Bedrooms and bathrooms of a unit of the first block. */
  readonly beds: number;
  readonly baths: number;
  readonly buildings: readonly ModelBuilding[];
}

export interface ModelBuilding {
  readonly id: string;
  readonly bedroomCount: number;
  readonly floorCount: number;
  readonly apartments: readonly ModelApartment[];
}

export interface ModelApartment {
  readonly id: string;
  readonly label: string;
  /** 0 is the ground floor. */
  readonly floor: number;
}

/** The wire gives bathrooms of the first block only: a block with more bedrooms gets as many more. */
export const bathsOf = ({ baths, beds }: ModelListing, { bedroomCount }: ModelBuilding): number =>
  bedroomCount === beds ? baths : Math.max(1, baths + bedroomCount - beds);
