import type { PropertyType } from '#domain/listings/listings.ts';

/** All input of a home's model: data of its listing only. */
export interface ModelListing {
  /** The listing's code, like `LAG-0007`: the seed of everything that the data does not define. */
  readonly code: string;
  readonly type: PropertyType;
  /** Bedrooms and bathrooms of a unit in the first block. */
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

/** The API gives bathrooms of the first block only: bathrooms change by as many as the bedrooms do. */
export const bathsOf = ({ baths, beds }: ModelListing, { bedroomCount }: ModelBuilding): number =>
  bedroomCount === beds ? baths : Math.max(1, baths + bedroomCount - beds);
