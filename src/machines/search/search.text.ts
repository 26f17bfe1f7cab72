import {
  BEDROOM_BOUNDS,
  BEDROOM_SPELLINGS,
  OPEN_ENDED_ROOM_COUNT,
  ROOM_COUNT_OPTIONS,
  type RoomCountOption,
} from '#domain/listings/listings.ts';
import { KOBO_PER_NAIRA, type Kobo, MAX_KOBO, naira } from '#domain/money.ts';
import { FIELDS_IN_TEXT, type FieldInText, isRangeBackwards, type SearchFilters } from './search.filters.ts';
import { withDigits } from './search.numbers.ts';

type FiltersInText = Partial<Pick<SearchFilters, FieldInText>>;

interface SearchText {
  /** The text without what its filters say. */
  readonly q: string;
  readonly filters: FiltersInText;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)$/i, 1_000],
  [/^(?:m|mil|mln|millions?)$/i, 1_000_000],
  [/^(?:b|bn|billions?)$/i, 1_000_000_000],
];
/** A smaller number may be a street number or a count of rooms. */
const LEAST_PRICE_NAIRA = 1_000_000;
const LEAST_MONTHLY_NAIRA = 10_000;

const NUMBER = String.raw`(?:[₦#] ?|ngn ?|naira |n ?)?(\d[\d,]*(?:\.\d+)?)`;
const SCALE = ' ?(k|thousand|m|mil|mln|millions?|b|bn|billions?)';
const CURRENCY = '(?: naira| ngn)?';
/** An amount of a year, which no filter has. */
const YEARLY = String.raw`(?! ?(?:naira |ngn )?(?:/ ?|a |per )(?:year|yr|annum)\b| (?:naira |ngn )?(?:p\.?a\b|yearly|annually|annual)\b)`;
const AMOUNT = `${NUMBER}(?:${SCALE})?${CURRENCY}${YEARLY}`;
/** The number after one of these is part of a name: `Phase 1`, `Block 2`. */
const NAMED = String.raw`(?<!\b(?:phase|zone|block|plot|unit|no\.?) )`;
/** A phrase between spaces or at an end of the text, with a comma or full stop that closes it. */
const phrase = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<!\S)${NAMED}(?:${pattern})[.,]?(?!\S)`, 'gi');

const PRICED =
  '(?:i (?:have|get|can pay|can afford) )?(?:(?:my )?(?:max(?:imum)? )?(?:budget|price(?: range)?|priced)(?: is| of)?:? )?';
const AT_MOST =
  '(?:under|below|less than(?: or equal to)?|at most|up ?to|(?:not|no) (?:more than|above|over|exceeding)|(?:make (?:e|am) )?no (?:go )?(?:cost )?(?:pass|reach|cross))|max(?:imum)?(?: of)?';
const AT_LEAST = 'above|over|more than|from|at least|starting (?:from|at)|min(?:imum)?(?: of)?';
const PER_MONTH = '(?:(?:/|a |per |every |each )? ?(?:month|mth|mo)|monthly|pm)';
/** There is no lowest amount a month, and a salary is no amount to pay. */
const PAYABLE = String.raw`(?<!\b(?:${AT_LEAST}|salary|income|earn|earning)(?: is| of)? )`;
const MONTHLY = phrase(`${PAYABLE}(?:(?:pay )?(?:${AT_MOST}) |pay )?${AMOUNT} ?${PER_MONTH}`);
/** What makes a number of metres of an amount: `500m from the beach`. */
const NO_DISTANCE = String.raw`(?! (?:from|to|away|road)\b)`;
const BETWEEN = phrase(
  `${PRICED}(?:(between|from) )?${NUMBER}(?:${SCALE})?${CURRENCY}( (?:and|to|-|–) |[-–])${AMOUNT}${NO_DISTANCE}`,
);
const LOWEST_AFTER = phrase(
  String.raw`${PRICED}${AMOUNT}(?:\+| (?:(?:and|or|&) )?(?:above|more|over|upwards?)| plus(?=[.,]?\s*$)| min(?:imum)?)`,
);
const HIGHEST_AFTER = phrase(
  `${PRICED}(?:(?:${AT_MOST}) )?${AMOUNT} (?:(?:and|or|&) (?:below|under|less|lower)|(?:(?:and|or|&) )?downwards?)`,
);
const HIGHEST = phrase(`${PRICED}(?:${AT_MOST}) ${AMOUNT}`);
const LOWEST = phrase(`${PRICED}(?:${AT_LEAST}) ${AMOUNT}`);
/** A price alone is what the buyer can spend. */
const BUDGET = phrase(`${PRICED}${AMOUNT}(?: budget| max(?:imum)?| only)?${NO_DISTANCE}`);
/** May be the number of a property code. */
const DIGITS = /^\d+[.,]?$/;

/** `3 bedroom`, `3-bed`, `2br`, `two baths`. */
const ROOM_WORDS: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six'];
const ROOM_COUNT = String.raw`(?<!${NAMED}\b(?:\d|${ROOM_WORDS.join('|')}) (?:or|to|and|-|–|&) )(\d|${ROOM_WORDS.join('|')})[ -]?`;
const BEDS = phrase(`${ROOM_COUNT}${BEDROOM_SPELLINGS}`);
const { fewestBefore, fewestAfter, mostBefore, mostAfter } = BEDROOM_BOUNDS;
const BOUNDED_BEDS = phrase(
  `(?:${fewestBefore}|${mostBefore}) ${ROOM_COUNT}${BEDROOM_SPELLINGS}|${ROOM_COUNT}${BEDROOM_SPELLINGS} (?:${fewestAfter}|${mostAfter})`,
);
/** As many as the open-ended option says, or more. */
const OPEN_ENDED = `(?:${OPEN_ENDED_ROOM_COUNT}|${ROOM_WORDS[OPEN_ENDED_ROOM_COUNT - 1]})`;
const OPEN_ENDED_BEDS = phrase(
  String.raw`${fewestBefore} ${OPEN_ENDED}[ -]?${BEDROOM_SPELLINGS}|${OPEN_ENDED}[ -]?${BEDROOM_SPELLINGS} ${fewestAfter}|${OPEN_ENDED}(?: ?\+| ${fewestAfter}) ?${BEDROOM_SPELLINGS}`,
);
const BATHS = phrase(`(?:at least )?${ROOM_COUNT}(?:baths?|bath ?rooms?)`);
/** Names of homes with one bedroom, most of them Nigerian. */
const ONE_BED = phrase(
  'studio(?: apartment| flat)?|mini(?= flats?)|(?:(?:a|one|1) room )?self[ -]?con(?:tain(?:ed)?)?|(?:a |one |1 )?room (?:and|&|n) par?lou?r',
);

/**
 * The filters for a text that is searched for with these filters on. Those in the text override them, and a price that
 * contradicts them is dropped. Filters of an earlier text are dropped where this one has its own, unless it adds to what is
 * left of the earlier one; where nothing is left, only a text of filters alone adds to it.
 */
export function filtersForText(filters: SearchFilters, text: string): SearchFilters {
  const { q, filters: own } = readSearchText(text);
  const isAddition = filters.q === '' ? q === '' : q.toLowerCase().includes(filters.q.toLowerCase());
  const isAnother = Object.keys(own).length > 0 && !isAddition;
  const hasPrice = own.minKobo !== undefined || own.maxKobo !== undefined;
  const dropped = filters.inText.filter((field) => isAnother || (hasPrice && isPrice(field)));
  const kept = { ...filters, ...Object.fromEntries(dropped.map((field) => [field, null])) };
  const searched = { ...kept, ...own, q };
  const inText = FIELDS_IN_TEXT.filter(
    (field) => searched[field] !== null && (own[field] !== undefined || filters.inText.includes(field)),
  );
  if (!hasPrice || !isRangeBackwards(searched)) return { ...searched, inText };
  return { ...searched, inText, minKobo: own.minKobo ?? null, maxKobo: own.maxKobo ?? null };
}

const isPrice = (field: FieldInText): boolean => field === 'minKobo' || field === 'maxKobo';

/**
 * Reads the prices and numbers of rooms in a search text as the filters that they mean: `2 bedroom flat in Ajah under 30m`
 * is `flat in Ajah` with a number of beds and a highest price, which are then seen in the filters and can be changed
 * there. A choice of beds (`2 or 3 bedroom`), at least or at most as many, or more than the filter has, is left to the
 * server. The text that is left is read no further; of two phrases of a kind the first counts.
 */
export function readSearchText(text: string): SearchText {
  const read = readAll(withDigits(text));
  // Without an amount, the number is part of a name: `Ten Thousand Homes`.
  return AMOUNTS.some((field) => read.filters[field] !== undefined) ? read : readAll(text);
}

const AMOUNTS = ['minKobo', 'maxKobo', 'maxMonthlyKobo'] as const;

function readAll(text: string): SearchText {
  let { q, filters } = readOnce(text);
  // The text gets shorter each time, so that this ends.
  for (;;) {
    const again = readOnce(q);
    if (again.q === q) return { q, filters };
    q = again.q;
    filters = { ...again.filters, ...filters };
  }
}

/** Reads one phrase of each kind. */
function readOnce(text: string): SearchText {
  let q = text;
  let filters: FiltersInText = {};
  /** Takes the first phrase that means something out of the text. */
  const take = (
    pattern: RegExp,
    meaning: (parts: readonly (string | undefined)[], index: number) => FiltersInText | null,
  ) => {
    for (const match of q.matchAll(pattern)) {
      const meant = meaning([...match], match.index);
      if (meant === null) continue;
      const left = `${q.slice(0, match.index)} ${q.slice(match.index + match[0].length)}`;
      // Punctuation alone would find nothing.
      q = /[\p{L}\p{N}]/u.test(left) ? left.replace(/\s+/g, ' ').trim() : '';
      filters = { ...filters, ...meant };
      return;
    }
  };
  const takePrice = (pattern: RegExp, end: 'minKobo' | 'maxKobo') =>
    take(pattern, ([found = '', number, scale]) => {
      const priceKobo = DIGITS.test(found) ? null : priceOf(number, scale);
      return priceKobo && { [end]: priceKobo };
    });
  take(MONTHLY, ([, number, scale]) => {
    const maxMonthlyKobo = amountOf(number, scale, LEAST_MONTHLY_NAIRA);
    return maxMonthlyKobo && { maxMonthlyKobo };
  });
  take(BETWEEN, ([, opening, number = '', scale, joint, otherNumber, otherScale], index) => {
    // `20-30m`, `between 20 and 30m`, `20 to 30m`, but not `Lekki 1 - 30m`.
    const isJoined = opening !== undefined || joint?.trim() === joint;
    const isRange = (joint === ' to ' || index === 0) && Number(number) < Number(otherNumber);
    const sharedScale = isJoined || isRange ? otherScale : undefined;
    const other = priceOf(otherNumber, otherScale);
    const one = priceOf(number, scale) ?? priceOf(number, sharedScale);
    if (one === null || other === null) return null;
    return one < other ? { minKobo: one, maxKobo: other } : { minKobo: other, maxKobo: one };
  });
  takePrice(LOWEST_AFTER, 'minKobo');
  takePrice(HIGHEST_AFTER, 'maxKobo');
  // Before the lowest price: `not above`.
  takePrice(HIGHEST, 'maxKobo');
  takePrice(LOWEST, 'minKobo');
  if (filters.minKobo === undefined && filters.maxKobo === undefined) takePrice(BUDGET, 'maxKobo');
  take(OPEN_ENDED_BEDS, () => ({ beds: OPEN_ENDED_ROOM_COUNT }));
  // What no option says is left to the text: more beds than the open-ended one, at least three, at most two.
  const areBedsLeft =
    q.search(BOUNDED_BEDS) >= 0 ||
    [...q.matchAll(BEDS)].some(([, count]) => numberOf(count) > OPEN_ENDED_ROOM_COUNT);
  take(BEDS, ([, count]) => {
    const beds = areBedsLeft ? null : roomCountOf(count);
    return beds && { beds: filters.beds ?? beds };
  });
  take(BATHS, ([, count]) => {
    const baths = roomCountOf(count);
    return baths && { baths };
  });
  take(ONE_BED, () => ({ beds: filters.beds ?? 1 }));
  return { q, filters };
}

const priceOf = (number: string | undefined, scale: string | undefined): Kobo | null =>
  amountOf(number, scale, LEAST_PRICE_NAIRA);

/** Null for a number that is no amount, or one above every price. */
function amountOf(number = '', scale: string | undefined, leastNaira: number): Kobo | null {
  const factor = SCALES.find(([name]) => scale !== undefined && name.test(scale))?.[1] ?? 1;
  const amountNaira = Math.round(Number(number.replaceAll(',', '')) * factor);
  return amountNaira >= leastNaira && amountNaira <= MAX_KOBO / KOBO_PER_NAIRA ? naira(amountNaira) : null;
}

const numberOf = (text = ''): number =>
  /\d/.test(text) ? Number(text) : ROOM_WORDS.indexOf(text.toLowerCase()) + 1;

/** Null for no rooms. The last option is open-ended. */
function roomCountOf(text: string | undefined): RoomCountOption | null {
  const count = numberOf(text);
  return count >= OPEN_ENDED_ROOM_COUNT
    ? OPEN_ENDED_ROOM_COUNT
    : (ROOM_COUNT_OPTIONS.find((option) => option === count) ?? null);
}
