import {
  OPEN_ENDED_ROOM_COUNT,
  ROOM_COUNT_OPTIONS,
  type RoomCountOption,
} from '#domain/listings/listings.ts';
import { KOBO_PER_NAIRA, type Kobo, MAX_KOBO, naira } from '#domain/money.ts';
import type { SearchFilters } from './search.filters.ts';

type FiltersInText = Partial<
  Pick<SearchFilters, 'minKobo' | 'maxKobo' | 'maxMonthlyKobo' | 'beds' | 'baths'>
>;

interface SearchText {
  /** The text without what its filters say. */
  readonly q: string;
  /** A lowest or a highest price alone clears the other. */
  readonly filters: FiltersInText;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)$/i, 1_000],
  [/^(?:m|mil|mln|millions?)$/i, 1_000_000],
  [/^(?:bn|billions?)$/i, 1_000_000_000],
];
/** A number without a scale is a price from here on: below, it may be a street number or a count of rooms. */
const LEAST_PRICE_NAIRA = 1_000_000;
const LEAST_MONTHLY_NAIRA = 10_000;

const NUMBER = String.raw`(?:₦ ?|ngn ?|n)?(\d[\d,]*(?:\.\d+)?)`;
const SCALE = ` ?(k|thousand|m|mil|mln|millions?|bn|billions?)`;
const NAIRA = '(?: naira)?';
const AMOUNT = `${NUMBER}(?:${SCALE})?${NAIRA}`;
/** A phrase between spaces or at an end of the text, with a comma or full stop that closes it. */
const phrase = (pattern: string): RegExp => new RegExp(String.raw`(?<!\S)(?:${pattern})[.,]?(?!\S)`, 'gi');

const AT_MOST =
  '(?:priced? )?(?:under|below|less than|not more than|no more than|at most|up ?to)|max(?:imum)?(?: of)?|(?:budget|price)(?: of)?';
const AT_LEAST =
  '(?:priced? )?(?:above|over|more than|from|at least|starting (?:from|at))|min(?:imum)?(?: of)?';
const MONTHLY = phrase(
  `(?:(?:${AT_MOST}) )?${AMOUNT} ?(?:(?:/|a |per |every |each )? ?(?:month|mth)|monthly|pm)`,
);
const BETWEEN = phrase(`(?:between |from )?${NUMBER}(?:${SCALE})? ?(?:and|to|-|–) ?${AMOUNT}`);
const HIGHEST = phrase(`(?:${AT_MOST}) ${AMOUNT}`);
const LOWEST = phrase(`(?:${AT_LEAST}) ${AMOUNT}`);
/** A price alone is what the buyer can spend. */
const BUDGET = phrase(`${AMOUNT}(?: budget)?`);
/** `3 bedroom`, `3-bed`, `2br`, `two baths`. */
const ROOM_WORDS: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six'];
const ROOM_COUNT = String.raw`(\d|${ROOM_WORDS.join('|')})[ -]?`;
const BEDS = phrase(`${ROOM_COUNT}(?:beds?|bed ?rooms?|bdrms?|brs?)`);
const BATHS = phrase(`${ROOM_COUNT}(?:baths?|bath ?rooms?)`);
/** Nigerian names of homes with one bedroom. */
const ONE_BED = phrase('mini(?= flats?)|self[ -]?con(?:tain(?:ed)?)?|(?:a )?room (?:and|&) parlou?r');
/** May be the number of a property code. */
const DIGITS = /^\d+$/;

/**
 * Reads the prices and numbers of rooms in a search text as the filters that they mean: `2 bedroom flat in Ajah under 30m`
 * is `flat in Ajah` with a number of beds and a highest price. As words they would find nothing, or any home that has the
 * number in its text.
 */
export function readSearchText(text: string): SearchText {
  let q = text;
  let filters: FiltersInText = {};
  /** Takes the first phrase that means something out of the text. */
  const take = (
    pattern: RegExp,
    meaning: (parts: readonly (string | undefined)[]) => FiltersInText | null,
  ) => {
    for (const match of q.matchAll(pattern)) {
      const meant = meaning([...match]);
      if (meant === null) continue;
      q = `${q.slice(0, match.index)} ${q.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim();
      filters = { ...filters, ...meant };
      return;
    }
  };
  take(MONTHLY, ([, number, scale]) => {
    const maxMonthlyKobo = amountOf(number, scale, LEAST_MONTHLY_NAIRA);
    return maxMonthlyKobo && { maxMonthlyKobo };
  });
  take(BETWEEN, ([, number, scale, otherNumber, otherScale]) => {
    const other = priceOf(otherNumber, otherScale);
    const one = priceOf(number, scale) ?? priceOf(number, otherScale);
    if (one === null || other === null) return null;
    return one < other ? { minKobo: one, maxKobo: other } : { minKobo: other, maxKobo: one };
  });
  const takeHighest = (pattern: RegExp) =>
    take(pattern, ([found = '', number, scale]) => {
      const maxKobo = DIGITS.test(found) ? null : priceOf(number, scale);
      return maxKobo && { minKobo: null, ...filters, maxKobo };
    });
  // Before the lowest price, which is 'more than', too.
  takeHighest(HIGHEST);
  take(LOWEST, ([, number, scale]) => {
    const minKobo = priceOf(number, scale);
    return minKobo && { maxKobo: null, ...filters, minKobo };
  });
  if (filters.minKobo === undefined) takeHighest(BUDGET);
  take(BEDS, ([, count]) => {
    const beds = roomCountOf(count);
    return beds && { beds };
  });
  take(BATHS, ([, count]) => {
    const baths = roomCountOf(count);
    return baths && { baths };
  });
  if (filters.beds === undefined) take(ONE_BED, () => ({ beds: 1 }));
  return { q, filters };
}

const priceOf = (number: string | undefined, scale: string | undefined): Kobo | null =>
  amountOf(number, scale, LEAST_PRICE_NAIRA);

/** Null for a number that is no amount, or one above every price. */
function amountOf(number = '', scale: string | undefined, leastUnscaled: number): Kobo | null {
  const factor = SCALES.find(([name]) => scale !== undefined && name.test(scale))?.[1] ?? 1;
  const amountNaira = Math.round(Number(number.replaceAll(',', '')) * factor);
  if (factor === 1 && amountNaira < leastUnscaled) return null;
  return amountNaira > 0 && amountNaira <= MAX_KOBO / KOBO_PER_NAIRA ? naira(amountNaira) : null;
}

/** Null for no rooms. The last option is open-ended. */
function roomCountOf(text = ''): RoomCountOption | null {
  const count = /\d/.test(text) ? Number(text) : ROOM_WORDS.indexOf(text.toLowerCase()) + 1;
  return count >= OPEN_ENDED_ROOM_COUNT
    ? OPEN_ENDED_ROOM_COUNT
    : (ROOM_COUNT_OPTIONS.find((option) => option === count) ?? null);
}
