import {
  MAX_SEARCH_LENGTH,
  PROPERTY_TYPES,
  type PropertyType,
  ROOM_COUNT_OPTIONS,
  type RoomCountOption,
  SORTS,
} from '#domain/listings/listings.ts';
import { KOBO_PER_NAIRA, type Kobo, MAX_KOBO, naira } from '#domain/money.ts';
import { plainLine } from '#domain/plainText.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS, type Plan } from '#domain/plans/plans.ts';
import {
  type ChosenSort,
  FIELDS_IN_TEXT,
  type FieldInText,
  isRangeBackwards,
  NO_FILTERS,
  type SearchFilters,
} from './search.filters.ts';
import { filtersForText } from './search.text.ts';

const MAX_NAIRA = Math.floor(MAX_KOBO / KOBO_PER_NAIRA);
const WHOLE_NUMBER = /^\d{1,16}$/;

/** The parameters of the filters that a text may say. */
const PARAMETERS: Readonly<Record<FieldInText, string>> = {
  minKobo: 'min',
  maxKobo: 'max',
  maxMonthlyKobo: 'monthly',
  beds: 'beds',
  baths: 'baths',
};

export interface DecodedSearch {
  readonly filters: SearchFilters;
  /** One sentence for each invalid part of the URL. */
  readonly notices: readonly string[];
}

/** Parses a part of the URL; undefined if it is invalid. */
type Read<Value> = (text: string) => Value | undefined;

const wholeNumber =
  (minimum: number, maximum: number): Read<number> =>
  (text) => {
    const value = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  };

/** A form submitted without JavaScript sends an amount as it was typed: `₦5,000,000`. */
const readAmountKobo: Read<Kobo> = (text) => {
  const amountNaira = wholeNumber(0, MAX_NAIRA)(text.replaceAll(/[₦,\s]/g, ''));
  return amountNaira === undefined ? undefined : naira(amountNaira);
};
const readPlan: Read<Plan> = (text) => PLANS.find((plan) => plan === text.toUpperCase());
const readRoomCount: Read<RoomCountOption> = (text) =>
  ROOM_COUNT_OPTIONS.find((option) => String(option) === text);
const readType: Read<PropertyType> = (text) => PROPERTY_TYPES.find((type) => type === text.toLowerCase());
/** `relevance` is valid and equals no order. */
const readSort: Read<ChosenSort | null> = (text) => {
  const sort = SORTS.find((option) => option === text);
  return sort === 'relevance' ? null : sort;
};
/** Unknown names are ignored. */
const readInText = (text: string): FieldInText[] => {
  const named = text.split('.');
  return FIELDS_IN_TEXT.filter((field) => named.includes(PARAMETERS[field]));
};
const readQuery: Read<string> = (text) => {
  const query = plainLine(text);
  return query.length <= MAX_SEARCH_LENGTH ? query : undefined;
};

/**
 * Parses a search from a URL. Filters in its text override its other parameters. Unknown parameters are ignored; invalid
 * values are dropped with a notice.
 */
export function decodeSearch(params: URLSearchParams): DecodedSearch {
  const notices: string[] = [];
  function read<Value>(name: string, readValue: Read<Value>, without: Value, notice: string): Value {
    const text = params.get(name);
    if (text === null || text === '') return without;
    const value = readValue(text);
    if (value === undefined) notices.push(notice);
    return value ?? without;
  }
  const text = read(
    'q',
    readQuery,
    NO_FILTERS.q,
    'The search text in this address is too long, so we left it out.',
  );
  const inParameters: SearchFilters = {
    q: '',
    inText: readInText(params.get('from_text') ?? ''),
    minKobo: read<Kobo | null>('min', readAmountKobo, null, leftOut('lowest price')),
    maxKobo: read<Kobo | null>('max', readAmountKobo, null, leftOut('highest price')),
    maxMonthlyKobo: read<Kobo | null>('monthly', readAmountKobo, null, leftOut('highest amount a month')),
    plan: read<Plan>('plan', readPlan, NO_FILTERS.plan, leftOut('plan')),
    months: read(
      'months',
      wholeNumber(MIN_DURATION_MONTHS, MAX_DURATION_MONTHS),
      NO_FILTERS.months,
      leftOut('number of months'),
    ),
    beds: read<RoomCountOption | null>('beds', readRoomCount, null, leftOut('number of beds')),
    baths: read<RoomCountOption | null>('baths', readRoomCount, null, leftOut('number of baths')),
    type: read<PropertyType | null>('type', readType, null, leftOut('type of home')),
    sort: read<ChosenSort | null>('sort', readSort, null, leftOut('order')),
    page: read('page', wholeNumber(1, Number.MAX_SAFE_INTEGER), NO_FILTERS.page, leftOut('page number')),
  };
  const filters = filtersForText(inParameters, text);
  if (!isRangeBackwards(filters)) return { filters, notices };
  return {
    filters: {
      ...filters,
      inText: filters.inText.filter((field) => field !== 'minKobo' && field !== 'maxKobo'),
      minKobo: null,
      maxKobo: null,
    },
    notices: [
      ...notices,
      'The lowest price in this address is above the highest, so we left both of them out.',
    ],
  };
}

const leftOut = (subject: string): string =>
  `We could not read the ${subject} in this address, so we left it out.`;

/** The shortest URL of a search: it omits default values. Amounts are written in whole naira. */
export function encodeSearch(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  const query = plainLine(filters.q);
  if (query) params.set('q', query);
  if (filters.minKobo !== null) params.set('min', String(Math.floor(filters.minKobo / KOBO_PER_NAIRA)));
  if (filters.maxKobo !== null) params.set('max', String(Math.ceil(filters.maxKobo / KOBO_PER_NAIRA)));
  if (filters.maxMonthlyKobo !== null)
    params.set('monthly', String(Math.floor(filters.maxMonthlyKobo / KOBO_PER_NAIRA)));
  if (filters.plan !== NO_FILTERS.plan) params.set('plan', filters.plan);
  if (filters.months !== NO_FILTERS.months) params.set('months', String(filters.months));
  if (filters.beds !== null) params.set('beds', String(filters.beds));
  if (filters.baths !== null) params.set('baths', String(filters.baths));
  if (filters.type !== null) params.set('type', filters.type);
  if (filters.sort !== null) params.set('sort', filters.sort);
  if (filters.page > 1) params.set('page', String(filters.page));
  const fromText = filters.inText.filter((field) => filters[field] !== null);
  if (fromText.length > 0) params.set('from_text', fromText.map((field) => PARAMETERS[field]).join('.'));
  return params;
}

/** `/search`, with its filters as parameters. */
export function searchPath(filters: Partial<SearchFilters>): string {
  const text = encodeSearch({ ...NO_FILTERS, ...filters }).toString();
  return text ? `/search?${text}` : '/search';
}

/** Whether two searches have the same URL. */
export const isSameSearch = (one: SearchFilters, other: SearchFilters): boolean =>
  searchPath(one) === searchPath(other);
