import type { PropertyType } from '#domain/listings/listings.ts';
import type { TitleDocument } from '#domain/listings/titleDocuments.ts';
import type { ListingBlock } from '../listings/listing.ts';

/** The stage of construction. */
export const BUILD_STAGES = ['foundation', 'walls', 'roof', 'finishing', 'ready'] as const;
export type BuildStage = (typeof BUILD_STAGES)[number];

const AGENT_KEYS = [
  'adunni',
  'harbour',
  'brownRoof',
  'capital',
  'savannah',
  'coalCity',
  'delta',
  'obaGate',
] as const;
export type AgentKey = (typeof AGENT_KEYS)[number];

/** A sample home in handwritten form. */
export interface SampleHome {
  readonly title: string;
  readonly street: string;
  readonly town: string;
  readonly state: string;
  readonly type: PropertyType;
  readonly priceMillionNaira: number;
  readonly blocks: readonly [ListingBlock, ...ListingBlock[]];
  readonly stage: BuildStage;
  readonly agent: AgentKey;
  /** Only if its description names one. */
  readonly titleDocument?: TitleDocument;
  readonly amenities: readonly string[];
  readonly about: string;
}

/** Identical blocks of flats. */
export function flats(
  count: number,
  floors: number,
  unitsPerFloor: number,
  bedrooms: number,
  bathrooms: number,
  sold: ListingBlock['sold'] = [],
): [ListingBlock, ...ListingBlock[]] {
  const block = { bedrooms, bathrooms, floors, unitsPerFloor };
  return [{ ...block, sold }, ...Array.from({ length: count - 1 }, () => block)];
}

/** Identical houses, one home per block; the first `soldCount` are sold. */
export function houses(
  count: number,
  bedrooms: number,
  bathrooms: number,
  soldCount = 0,
): [ListingBlock, ...ListingBlock[]] {
  const house = (index: number): ListingBlock => ({
    bedrooms,
    bathrooms,
    floors: 1,
    unitsPerFloor: 1,
    sold: index < soldCount ? [{ floor: 0, unit: 1 }] : [],
  });
  return [house(0), ...Array.from({ length: count - 1 }, (_, index) => house(index + 1))];
}
