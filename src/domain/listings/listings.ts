export const PROPERTY_TYPES = [
  'bungalow',
  'duplex',
  'terrace',
  'flat',
  'apartment',
  'maisonette',
  'house',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const PROPERTY_TYPE_LABELS: Readonly<Record<PropertyType, string>> = {
  bungalow: 'Bungalow',
  duplex: 'Duplex',
  terrace: 'Terrace',
  flat: 'Flat',
  apartment: 'Apartment',
  maisonette: 'Maisonette',
  house: 'House',
};

/** Options of the Beds and Baths filters; the last means "that many or more", the others are exact. */
export const ROOM_COUNT_OPTIONS = [1, 2, 3, 4] as const;
export type RoomCountOption = (typeof ROOM_COUNT_OPTIONS)[number];
export const OPEN_ENDED_ROOM_COUNT: RoomCountOption = 4;
/** The source of a pattern for bedrooms in a search text, after their number. */
export const BEDROOM_SPELLINGS = '(?:bed ?rooms?|bed ?rms?|beds?|bdr?ms?|bdrs?|brs?)';
/**
 * Sources of patterns for what makes a number of bedrooms in a search text the fewest or the most: `at least 3 bedrooms`,
 * `3 bedrooms or more`.
 */
export const BEDROOM_BOUNDS = {
  fewestBefore: '(?:at least|(?:not|no) (?:less|fewer) than|min(?:imum)?(?: of)?)',
  fewestAfter: '(?:(?:or|and|&) (?:more|above|over|up(?:wards?)?)|upwards?)',
  mostBefore: '(?:at most|(?:not|no) more than|max(?:imum)?(?: of)?|up ?to)',
  mostAfter: '(?:(?:or|and|&) (?:less|fewer|below|under)|downwards?)',
} as const;

export const UNIT_STATUSES = ['available', 'held', 'reserved', 'sold'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** Unit states as shown to buyers: reserved and sold are both "Sold". */
export const UNIT_STATUS_LABELS: Readonly<Record<UnitStatus, string>> = {
  available: 'Available',
  held: 'On hold',
  reserved: 'Sold',
  sold: 'Sold',
};

export const isTaken = (status: UnitStatus): boolean => status === 'reserved' || status === 'sold';

/** `Gnd` for the ground floor, otherwise its number. */
export const floorLabel = (floor: number): string => (floor === 0 ? 'Gnd' : String(floor));

/** `Ground floor`, `Floor 1`. */
export const floorName = (floor: number): string => (floor === 0 ? 'Ground floor' : `Floor ${floor}`);

export const MILESTONE_STATUSES = ['Pending', 'On-going', 'Completed'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

/** The longest text of a search. */
export const MAX_SEARCH_LENGTH = 200;

export const SORTS = [
  'relevance',
  'newest',
  'monthly_asc',
  'monthly_desc',
  'price_asc',
  'price_desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** The criteria of a search; an empty result reports how many homes remain without each of them. */
export const SEARCH_CRITERIA = ['search', 'price', 'monthly', 'type', 'beds', 'baths'] as const;
export type SearchCriterion = (typeof SEARCH_CRITERIA)[number];

/** Limit of homes stored on a visitor's device, and of homes read or saved in one call. */
export const MAX_DEVICE_SAVED = 60;

/** Listings and wallet transactions on a page, by default. */
export const DEFAULT_PAGE_SIZE = 18;
export const MAX_PAGE_SIZE = 100;
/** Upper limit of page numbers; no list has this many pages. */
export const MAX_PAGE = 1_000_000;
