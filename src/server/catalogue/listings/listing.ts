import type { IsoDate } from '#domain/dates.ts';
import type { MilestoneStatus, PropertyType } from '#domain/listings/listings.ts';
import type { TitleDocument } from '#domain/listings/titleDocuments.ts';
import type { Kobo } from '#domain/money.ts';

/** How homes of a type are built: on one floor, on several, or as flats in a shared building. */
export const BUILDING_OF_TYPE: Readonly<Record<PropertyType, 'bungalow' | 'house' | 'flats'>> = {
  bungalow: 'bungalow',
  duplex: 'house',
  terrace: 'house',
  flat: 'flats',
  apartment: 'flats',
  maisonette: 'house',
  house: 'house',
};

export interface ListingBlock {
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Floors, the ground floor included. */
  readonly floors: number;
  readonly unitsPerFloor: number;
  /** Units that are sold already; floor 0 is the ground floor, and units count from 1. */
  readonly sold?: readonly { readonly floor: number; readonly unit: number }[];
}

export interface ListingImage {
  readonly url: string;
  readonly alt: string;
}

export interface ListingMilestone {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly date: IsoDate;
  readonly status: MilestoneStatus;
  readonly images?: readonly ListingImage[];
}

export interface ListingAgent {
  readonly name: string;
  readonly company: string;
  readonly phone: string | null;
  /** In E.164. */
  readonly whatsapp: string | null;
  readonly email: string | null;
}

export interface ListingDeveloper {
  readonly name: string;
  /** `RC 1234567`, `BN 1234567`. */
  readonly registration: string | null;
  readonly redan: string | null;
}

/** A photograph of the building site. */
interface SitePhotograph extends ListingImage {
  /** `YYYY-MM-DD`. */
  readonly takenOn: string;
}

/** Facts that buyers want before paying; null or empty if the source lacks them. */
export interface ListingTrust {
  readonly titleDocument: TitleDocument | null;
  readonly developer: ListingDeveloper | null;
  /** `YYYY-MM-DD`, in the future or the past. */
  readonly completesOn: string | null;
  readonly sitePhotographs: readonly SitePhotograph[];
}

/** A home for sale before it is in the database, from a file or the sample. */
export interface Listing extends ListingTrust {
  /** Identifies the listing in its source: importing it again changes nothing. */
  readonly sourceKey: string;
  readonly title: string;
  readonly address: string;
  readonly town: string;
  readonly state: string;
  readonly description: string;
  readonly type: PropertyType;
  readonly priceKobo: Kobo;
  /** The listing's own beds and baths are those of the first block. */
  readonly blocks: readonly [ListingBlock, ...ListingBlock[]];
  readonly amenities: readonly string[];
  readonly milestones: readonly ListingMilestone[];
  readonly images: readonly ListingImage[];
  readonly agent: ListingAgent | null;
  readonly listedAt: Date;
  /** Whether it is withdrawn; if undefined, an existing listing stays as it is. */
  readonly withdrawn?: boolean;
}
