import * as z from 'zod/mini';
import {
  MAX_DEVICE_SAVED,
  MAX_SEARCH_LENGTH,
  MILESTONE_STATUSES,
  PROPERTY_TYPES,
  ROOM_COUNT_OPTIONS,
  SEARCH_CRITERIA,
  SORTS,
  UNIT_STATUSES,
} from '#domain/listings/listings.ts';
import { TITLE_DOCUMENTS } from '#domain/listings/titleDocuments.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { success } from './envelope.ts';
import {
  date,
  id,
  limit,
  noNul,
  page,
  positiveAmount,
  queryAmount,
  queryFilter,
  queryInteger,
  timestamp,
} from './scalars.ts';

const LAST_ROOM_COUNT = ROOM_COUNT_OPTIONS[ROOM_COUNT_OPTIONS.length - 1] ?? 1;

const apartment = z.object({
  id,
  label: z.string(),
  floor: z.int(),
  status: z.enum(UNIT_STATUSES),
});

const buildingSummary = z.object({
  id,
  name: z.string(),
  bedroom_count: z.int(),
  floor_count: z.int(),
});
const building = z.extend(buildingSummary, { apartments: z.array(apartment) });

const propertyFields = {
  id,
  title: z.string(),
  address: z.string(),
  town: z.string(),
  state: z.string(),
  price: positiveAmount,
  type: z.enum(PROPERTY_TYPES),
  beds: z.int(),
  baths: z.int(),
  /** Available now. */
  units: z.int(),
  buildings_count: z.int(),
  saved: z.boolean(),
  /** Off sale: still listed only among a user's saved homes and contributions. */
  withdrawn: z.boolean(),
  /** A picture's address; null without a picture. */
  img: z.nullable(z.string()),
  listed_at: timestamp,
};

/** A listing as shown on a card. */
export const property = z.object({ ...propertyFields, buildings: z.array(buildingSummary) });

const image = z.object({ url: z.string(), alt: z.string() });

export const milestone = z.object({
  id,
  name: z.string(),
  date,
  status: z.enum(MILESTONE_STATUSES),
  images: z.array(image),
});

const agent = z.object({
  name: z.string(),
  company: z.string(),
  phone: z.nullable(z.string()),
  /** E.164; null if the agent does not use WhatsApp. */
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/** The developer of the homes. */
const developer = z.object({
  name: z.string(),
  /** Corporate Affairs Commission number, like `RC 1234567`. */
  registration: z.nullable(z.string()),
  /** Real Estate Developers Association of Nigeria number. */
  redan: z.nullable(z.string()),
});

const sitePhotograph = z.extend(image, { taken_on: date });

/** A listing with everything on its page. */
export const propertyDetail = z.object({
  ...propertyFields,
  code: z.string(),
  description: z.string(),
  units_total: z.int(),
  buildings: z.array(building),
  images: z.array(image),
  amenities: z.array(z.string()),
  milestones: z.array(milestone),
  agent: z.nullable(agent),
  title_document: z.nullable(z.enum(TITLE_DOCUMENTS)),
  developer: z.nullable(developer),
  /** Planned or actual completion date of the homes. */
  completes_on: z.nullable(date),
  /** Building site photographs, the newest first. */
  site_photographs: z.array(sitePhotograph),
});

/** A state or town with homes on sale. */
const placeFields = {
  name: z.string(),
  /** Its segment of the address: `/homes/lagos/ajah`. */
  slug: z.string(),
  count: z.int(),
  min_price: positiveAmount,
  max_price: positiveAmount,
};
export const town = z.object(placeFields);
export const state = z.object({ ...placeFields, towns: z.array(town) });

const SLUG_MESSAGE = 'That is not the name of a place as addresses have it.';
const slug = z.string(SLUG_MESSAGE).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_MESSAGE), z.maxLength(80));
export const placeQuery = z.object({ state: slug, town: z.optional(slug) });

const search = z.optional(
  z
    .string('Search for one text.')
    .check(
      z.trim(),
      z.maxLength(MAX_SEARCH_LENGTH, `Search for at most ${MAX_SEARCH_LENGTH} characters.`),
      noNul,
    ),
);
const TYPE_MESSAGE = `Choose one of ${PROPERTY_TYPES.join(', ')}.`;
const roomCount = queryFilter(queryInteger(1, LAST_ROOM_COUNT, `Choose 1 to ${LAST_ROOM_COUNT}.`));

const PLAN_MESSAGE = `Choose one of ${PLANS.join(', ')}.`;

const PLACE = /^([^_]+)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AMOUNT = /^\d{1,15}$/;
const MOMENT = /^(?!0000)\d{4}-/;

/** Cursor from `next`: `<key>_<id>` of a page's last home; the key is an amount in kobo or a timestamp. */
function isPlace(text: string): boolean {
  const key = PLACE.exec(text)?.[1] ?? '';
  if (AMOUNT.test(key)) return true;
  const moment = new Date(key);
  // ISO years beyond this range have a sign, which PostgreSQL does not parse.
  return MOMENT.test(key) && !Number.isNaN(moment.getTime()) && moment.toISOString() === key;
}
const AFTER_MESSAGE = 'Begin after what a page gave as its next.';

export const propertyFilter = z.object({
  min_price: queryFilter(queryAmount),
  max_price: queryFilter(queryAmount),
  /** The maximum monthly contribution of `plan` over `months`, without an RSA. */
  monthly_max: queryFilter(queryAmount),
  plan: queryFilter(z.pipe(z.string(PLAN_MESSAGE).check(z.toUpperCase()), z.enum(PLANS, PLAN_MESSAGE))),
  months: queryFilter(
    queryInteger(
      MIN_DURATION_MONTHS,
      MAX_DURATION_MONTHS,
      `Choose ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months.`,
    ),
  ),
  beds: roomCount,
  baths: roomCount,
  search,
  type: queryFilter(
    z.pipe(z.string(TYPE_MESSAGE).check(z.toLowerCase()), z.enum(PROPERTY_TYPES, TYPE_MESSAGE)),
  ),
  sort: queryFilter(z.enum(SORTS, `Sort by one of ${SORTS.join(', ')}.`)),
  limit,
  page,
  /** The page number and its cursor: with the cursor, a deep page is as fast as the first. */
  after: queryFilter(z.string(AFTER_MESSAGE).check(z.refine(isPlace, AFTER_MESSAGE))),
});

/** The same search without its order and page. */
export const countFilter = z.omit(propertyFilter, { sort: true, limit: true, page: true, after: true });
export const countResponse = success(z.object({ total: z.int() }));

/** The same search without a price. */
export const priceFilter = z.pick(propertyFilter, { beds: true, baths: true, search: true, type: true });

export const propertyQuery = z.object({ id });
export const propertyChoice = z.object({ id });

const TOO_MANY_IDS = `Name at most ${MAX_DEVICE_SAVED} homes.`;
/** Comma-separated ids. */
export const listedQuery = z.object({
  ids: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value !== '' ? value.split(',') : [])),
    z.array(id).check(z.maxLength(MAX_DEVICE_SAVED, TOO_MANY_IDS)),
  ),
});
export const propertyChoices = z.object({
  ids: z.array(id).check(z.maxLength(MAX_DEVICE_SAVED, TOO_MANY_IDS)),
});
export const savedQuery = z.object({
  user_id: z.optional(id),
  search,
  limit,
  page,
});

export const propertiesPage = success(
  z.object({ properties: z.array(property), total: z.int(), total_pages: z.int() }),
);
/** For an empty result: the number of homes without each one of the criteria, the largest first. */
const relaxed = z.optional(z.array(z.object({ without: z.enum(SEARCH_CRITERIA), total: z.int() })));
export const searchPage = success(
  z.object({
    properties: z.array(property),
    total: z.int(),
    total_pages: z.int(),
    relaxed,
    /** For an empty result: texts with fewer words that find something, the most found first. */
    shorter_texts: z.optional(z.array(z.object({ search: z.string(), total: z.int() }))),
    /** `after` for the next page; absent on the last page and when sorted by relevance. */
    next: z.optional(z.string()),
  }),
);
export const savedCount = success(z.object({ saved: z.int() }));
/** Number of listings per million naira of price, cheapest first. */
export const priceCountsResponse = success(
  z.object({ prices: z.array(z.object({ millions: z.int(), count: z.int() })) }),
);
export const propertyResponse = success(z.object({ property: propertyDetail }));
/** States and their towns, by number of homes. */
export const placesResponse = success(z.object({ states: z.array(state) }));
/** A state with its towns, the requested town, and the newest homes there. */
export const placeResponse = success(z.object({ state, town: z.nullable(town), newest: z.array(property) }));
export const similarResponse = success(z.object({ properties: z.array(property) }));
export const listedResponse = success(z.object({ properties: z.array(property) }));
