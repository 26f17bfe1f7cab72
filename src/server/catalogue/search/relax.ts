import { SEARCH_CRITERIA, type SearchCriterion } from '#domain/listings/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { countFound } from './count.ts';
import type { SearchQuery } from './filters.ts';
import { isFound, type Meaning, readWords, type TextSearch } from './parse-search.ts';
import type { SearchWords } from './search-words.ts';
import { PAIR, tokenize } from './tokenize.ts';

/** The number of results of an empty search without one of its criteria. */
export interface Relaxed {
  readonly without: SearchCriterion;
  readonly total: number;
}

const FIELDS: Readonly<Record<SearchCriterion, readonly (keyof SearchQuery)[]>> = {
  search: ['search'],
  price: ['minPrice', 'maxPrice'],
  monthly: ['monthlyMax'],
  type: ['type'],
  beds: ['beds'],
  baths: ['baths'],
};

/** An empty search with a shorter text, and the number of its results. */
export interface ShorterText {
  readonly search: string;
  readonly total: number;
}

/** What an empty search finds with less in it. */
export async function alternatives(
  db: Database,
  searchWords: SearchWords,
  { query, text }: { readonly query: SearchQuery; readonly text: TextSearch },
): Promise<{ readonly relaxed: Relaxed[]; readonly shorterTexts: ShorterText[] }> {
  const [relaxed, shorter] = await Promise.all([
    relaxations(db, query, text),
    shorterTexts(db, searchWords, query),
  ]);
  return { relaxed, shorterTexts: shorter };
}

/** The criteria whose removal alone makes an empty search find something, with the counts, highest first. */
async function relaxations(db: Database, query: SearchQuery, text: TextSearch): Promise<Relaxed[]> {
  const counted = await Promise.all(
    SEARCH_CRITERIA.filter((criterion) => isUsed(query, text, criterion)).map(async (without) => ({
      without,
      total: await countWithout(db, query, text, without),
    })),
  );
  return counted.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

const isUsed = (query: SearchQuery, text: TextSearch, criterion: SearchCriterion): boolean =>
  criterion === 'search'
    ? text !== 'everything'
    : FIELDS[criterion].some((field) => query[field] !== undefined);

function countWithout(
  db: Database,
  query: SearchQuery,
  text: TextSearch,
  without: SearchCriterion,
): Promise<number> {
  const kept = Object.fromEntries(
    Object.entries(query).filter(([field]) => !FIELDS[without].some((dropped) => dropped === field)),
  );
  return countFound(db, kept, without === 'search' ? 'everything' : text);
}

/** Each shorter text is counted; in a text with more words than this, more than one of them is the reason. */
const MAX_WORDS_TO_LEAVE_OUT = 5;

/**
 * The texts that find something when words are left out of an empty search: those that no listing has or, if each is in
 * some listing, one of them at a time. Of a sentence, and where that finds nothing, also all but the places and types. The
 * highest count first.
 */
async function shorterTexts(
  db: Database,
  searchWords: SearchWords,
  query: SearchQuery,
): Promise<ShorterText[]> {
  const text = query.search ?? '';
  const { meanings } = await readWords(searchWords, tokenize(text));
  const finding = async (keeping: readonly (readonly Meaning[])[]): Promise<ShorterText[]> => {
    const shorter = new Set(keeping.map((kept) => textOf(text, meanings, kept)));
    const counted = await Promise.all(
      [...shorter].map(async (search) => {
        const words = tokenize(search);
        const [first, ...rest] = meanings.flatMap(({ word, term }) => (words.includes(word) ? term : []));
        // What an empty text finds is in `relaxations`.
        if (first === undefined) return { search, total: 0 };
        return {
          search,
          total: await countFound(db, query, { terms: [first, ...rest], wordsVersion: null }),
        };
      }),
    );
    return counted.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  };
  const found = await finding(wordsToKeep(meanings));
  return found.length > 0 ? found : finding([placesAndTypes(meanings)]);
}

const placesAndTypes = (meanings: readonly Meaning[]): Meaning[] =>
  meanings.filter(({ term }) => term.names.length > 0 && isFound(term));

/** The words that each shorter text keeps. */
function wordsToKeep(meanings: readonly Meaning[]): Meaning[][] {
  const found = meanings.filter(({ term }) => isFound(term));
  const named = placesAndTypes(meanings);
  const isWhole = found.length === meanings.length;
  if (isWhole && meanings.length <= MAX_WORDS_TO_LEAVE_OUT)
    return meanings.map((leftOut) => meanings.filter((meaning) => meaning !== leftOut));
  const kept = isWhole || named.length === found.length ? [named] : [found, named];
  return kept.filter(({ length }) => length > 0);
}

/** A word, or words that are read as another or as a pair: see `tokenize`. */
const PART = new RegExp(
  String.raw`(?:boy(?:['’]?s)?['’]? +quarters?|bore +holes?|parking +(?:spaces?|lots?)|car +parks?|[cr] +of +o|${PAIR})(?![\p{L}\p{N}])\S*|\S+`,
  'giu',
);

/** The text as it was typed, without what is left out of it, from the first word that is kept to the last. */
function textOf(text: string, meanings: readonly Meaning[], kept: readonly Meaning[]): string {
  const leftOut = meanings.filter((meaning) => !kept.includes(meaning));
  const parts = [...text.matchAll(PART)].map(([part]) => part).filter((part) => !hasOneOf(leftOut, part));
  const isKept = (part: string) => hasOneOf(kept, part);
  return parts.slice(parts.findIndex(isKept), parts.findLastIndex(isKept) + 1).join(' ');
}

const hasOneOf = (meanings: readonly Meaning[], part: string): boolean =>
  tokenize(part).some((word) => meanings.some((meaning) => meaning.word === word));
