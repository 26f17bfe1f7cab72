const MARKS = /[\u0300-\u036f]/g;
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
/** Further words of a search are ignored. */
const MAX_WORDS = 12;

/** Abbreviations of places, and of the boys' quarters of a home. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  bq: 'quarters',
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

/** A number of bedrooms as it is run together: `3bed`, `2br`. */
const BEDROOMS = /\b(\d+) ?(?:beds?|bedrooms?|bdrms?|brs?)\b/g;

/** Abbreviations with dots or a slash, as one word: `V.I.`, `P.H`, `V/I`. Other letters may be two words: `Block B/C`. */
const DOTTED = /(?<![\p{L}\d])(?:v[./]i|p[./]h|p\.h\.c|f\.c\.t|g\.r\.a)(?![\p{L}\d])/giu;

/** The number of a place run together with its word: `phase1`. */
const NUMBERED = /\b(phase|zone)(\d+)\b/g;

/** Numbers of places, which a listing may write either way: `Wuse Two`, `Wuse II`, `Wuse 2`. */
const NUMERALS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** The distinct words of a text; anything but letters and digits separates words. */
export const tokenize = (text: string): string[] =>
  [
    ...new Set(
      normalize(text.replace(DOTTED, (letters) => letters.replace(/[./]/g, '')))
        .replace(BEDROOMS, '$1 bedroom')
        .replace(NUMBERED, '$1 $2')
        .split(' '),
    ),
  ]
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** The property code that a whole text is, in any spelling; null if it is none. */
export function codeIn(text: string): string | null {
  const [, place, serial] = /^([a-z]{3}) ?(\d{4,})$/.exec(normalize(text)) ?? [];
  return place === undefined ? null : `${place.toUpperCase()}-${serial}`;
}

/** What is true of every listing, or only joins words: `homes for sale near Lekki`. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  // Not 'house', which is a type.
  ...['home', 'homes', 'houses', 'property', 'properties', 'listing', 'listings'],
  ...['sale', 'sales', 'buy', 'buying', 'purchase'],
  ...['near', 'around', 'within', 'state', 'nigeria'],
  // Of a question, in English and Pidgin: `abeg I dey find house for Ajah`.
  ...['abeg', 'please', 'dey', 'wey', 'find', 'looking', 'need', 'want'],
]);

/** Whether a word narrows a search no more than a stop word does. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);

/** The spellings under which a word is looked up. */
export const expandAbbreviations = (word: string): string[] => {
  const full = SHORT_NAMES[word] ?? NUMERALS[word];
  return full === undefined ? [word] : [word, full];
};
