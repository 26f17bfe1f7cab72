import { BEDROOM_BOUNDS, BEDROOM_SPELLINGS } from '#domain/listings/listings.ts';

const MARKS = /[\u0300-\u036f]/g;
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Abbreviations of places, and other words for what a home has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bq: 'quarters',
  co: 'cofo',
  elevator: 'lift',
  vi: 'victoriaisland',
  ph: 'portharcourt',
  phc: 'portharcourt',
  fct: 'abuja',
};

/** Lower case, without diacritics, as words of a-z and 0-9; equals `search_fold` in the database. */
export const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Abbreviations with dots or a slash, as one word: `V.I.`, `P.H`, `V/I`, `C/O`. Other letters may be two words: `Block B/C`. */
const DOTTED = /(?<![\p{L}\d])(?:v[./]i|p[./]h|p\.h\.c|f\.c\.t|g\.r\.a|c[./]o)(?![\p{L}\d])/giu;

/** Several words for one: the boys' quarters, a borehole, a place to park, a Certificate or Right of Occupancy. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\bboys? (?:s )?quarters?\b/g, 'bq'],
  [/\bbore holes?\b/g, 'borehole'],
  [/\b(?:parking (?:spaces?|lots?)|car parks?)\b/g, 'parking'],
  [/\bc of o\b/g, 'cofo'],
  [/\br of o\b/g, 'rightofoccupancy'],
];

/** Numbers of places, which a listing may write either way: `Wuse Two`, `Wuse II`, `Wuse 2`. */
const NUMERALS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  ii: '2',
  iii: '3',
  iv: '4',
};

const NUMERAL = Object.keys(NUMERALS).join('|');
const PLACE = '(?:phase|zone)';
const COUNT = String.raw`(?:\d{1,2}|${NUMERAL})`;
const PLACE_NUMBER = String.raw`(?:\d+|${NUMERAL})`;
const NUMBERED_PLACE = new RegExp(String.raw`\b(${PLACE}) ?(${PLACE_NUMBER})\b`, 'g');
const { fewestBefore, fewestAfter, mostBefore, mostAfter } = BEDROOM_BOUNDS;
const BEDROOMS = new RegExp(
  String.raw`\b(?:(?:(${fewestBefore})|(${mostBefore})) )?(?:(${COUNT}) (or|and|to) )?(${COUNT})` +
    String.raw`(?: (${fewestAfter}))? ?${BEDROOM_SPELLINGS}\b(?: (?:(${fewestAfter})|(${mostAfter}))\b)?`,
  'g',
);
/** A range before its sign is lost: `2-3 bedroom`, but not `Phase 1 - 3 bedroom`. */
const DASHED_RANGE = new RegExp(
  String.raw`(?<!\d|\b(?:phase|zone|block|plot|unit|no\.?) *)(\d) *[-–—/&] *(?=\d[ -]*${BEDROOM_SPELLINGS}\b)`,
  'gi',
);
/** `3+ bedrooms`, before its sign is lost. */
const PLUS = new RegExp(String.raw`(\d) *\+ *(?=${BEDROOM_SPELLINGS}\b)`, 'gi');
/** `3 bedrooms & above`, before its sign is lost. */
const AND_MORE = /&(?= *(?:more|above|over|up|less|fewer|below|under))/gi;
/** The source of a pattern for what is read as a pair, as it is typed. */
export const PAIR =
  `(?:(?:${fewestBefore}|${mostBefore}) +)?(?:${COUNT} *(?:or|and|to|[-–—/&]) *)?${COUNT}(?: *\\+| +${fewestAfter})?` +
  `[ -]*${BEDROOM_SPELLINGS}(?: +(?:${fewestAfter}|${mostAfter}))?|${PLACE} *${PLACE_NUMBER}`;

/** Joins a number with its word, because elsewhere in a listing it means something else: `phase_1`, `5_bedroom`. */
const PAIR_JOINT = '_';
/** Between the numbers of bedrooms that are all asked for: `2|3_bedroom`. */
const CHOICE_JOINT = '|';

/** The largest number that a text can say. */
const MOST_BEDROOMS = 99;

const rangeOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** `2|3|4_bedroom` of 2 to 4, `2|4_bedroom` of 2 or 4, `3_bedroom` of 3, `1|2_bedroom` of at most 2. */
function bedroomPair(_: string, ...parts: readonly (string | undefined)[]): string {
  const [atLeast, atMost, one, joint, other = '', orMore, andMore, andLess] = parts;
  const counts = [one ?? other, other].map((word) => Number(NUMERALS[word] ?? word));
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const chosen = (): readonly number[] => {
    if (atMost ?? andLess) return rangeOf(1, most);
    if (atLeast ?? orMore ?? andMore) return rangeOf(fewest, MOST_BEDROOMS);
    return joint === 'to' ? rangeOf(fewest, most) : [...new Set(counts)];
  };
  return `${chosen().join(CHOICE_JOINT)}${PAIR_JOINT}bedroom`;
}

/** The numbers of bedrooms that a pair asks for; null for another pair or a word. */
export function bedroomCounts(pair: string): string[] | null {
  const [counts = '', word] = pair.split(PAIR_JOINT);
  return word === 'bedroom' ? counts.split(CHOICE_JOINT) : null;
}

/** The words of a pair in their order, or the one word. */
export const wordsOf = (wordOrPair: string): string[] => wordOrPair.split(PAIR_JOINT);

/** The distinct words and pairs of a text; anything but letters and digits separates words. */
export function tokenize(text: string): string[] {
  const spelled = text
    .replace(DOTTED, (letters) => letters.replace(/[./]/g, ''))
    .replace(DASHED_RANGE, '$1 to ')
    .replace(PLUS, '$1 or more ')
    .replace(AND_MORE, ' and ');
  const normalized = normalize(spelled)
    .replace(NUMBERED_PLACE, `$1${PAIR_JOINT}$2`)
    .replace(BEDROOMS, bedroomPair);
  const joined = PHRASES.reduce((rest, [phrase, word]) => rest.replace(phrase, word), normalized);
  return [...new Set(joined.split(' '))].filter((word) => word !== '');
}

/** The property code that a whole text is, in any spelling; null if it is none. */
export function codeIn(text: string): string | null {
  const [, place, serial] = /^([a-z]{3}) ?(\d{4,})$/.exec(normalize(text)) ?? [];
  return place === undefined ? null : `${place.toUpperCase()}-${serial}`;
}

/** What is true of every listing, or only joins words: `homes for sale near Lekki`. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...['home', 'homes', 'houses', 'property', 'properties', 'listing', 'listings'],
  ...['sale', 'sales', 'buy', 'buying', 'purchase'],
  ...['near', 'around', 'within', 'state', 'nigeria'],
  // Of a question, in English and Pidgin: `abeg I dey find house for Ajah`.
  ...[
    'abeg',
    'please',
    'dey',
    'wey',
    'get',
    'find',
    'looking',
    'need',
    'want',
    'any',
    'anything',
    'something',
  ],
  // Of a wish that an order by price grants.
  ...['cheap', 'cheaper', 'cheapest', 'affordable'],
]);

/** Means any home beside other words, and the type of that name by itself: `house in Lekki`, `house`. */
const GENERIC_TYPE = 'house';
/** Further words of a search are ignored. */
const MAX_WORDS = 16;

/** The words of a text that narrow a search, unless PostgreSQL takes them for stop words ('the'). */
export function narrowingWords(words: readonly string[]): string[] {
  const narrowing = words.filter((word) => !COMMON_WORDS.has(word));
  const specific = narrowing.filter((word) => word !== GENERIC_TYPE);
  return (specific.length === 0 ? narrowing : specific).slice(0, MAX_WORDS);
}

/** The spellings under which a word is looked up. */
export const expandAbbreviations = (word: string): string[] => {
  const full = OTHER_NAMES[word] ?? NUMERALS[word];
  return full === undefined ? [word] : [word, full];
};
