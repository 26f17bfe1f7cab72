import type { Name, SearchWord, SearchWords } from './search-words.ts';
import { bedroomCounts, codeIn, expandAbbreviations, narrowingWords, tokenize, wordsOf } from './tokenize.ts';
import { isCorrectedToNames, typosAllowed, typosBetween } from './typo-tolerance.ts';

/** A word in fewer listings than this may be a typo of a far more common word. */
const RARE_BELOW = 3;
const COMMON_FACTOR = 10;
const MAX_GUESSES = 3;

/** The possible meanings of one word of a search. A listing must match one of them. */
export interface Term {
  /** Each is one, or two that stand side by side: `phase <-> 1`. */
  readonly lexemes: readonly string[];
  readonly names: readonly Name[];
  /** A property code. */
  readonly code?: string;
  /** Numbers of bedrooms, in place of words. */
  readonly beds?: readonly string[];
}

/**
 * A search by text: every listing, none at all, or those that match each of the terms. A text without a single
 * letter or digit matches nothing; stop words ('the') and common words ('for sale') narrow nothing.
 */
export type TextSearch = 'everything' | 'nothing' | TermSearch;

export interface TermSearch {
  readonly terms: readonly [Term, ...Term[]];
  /** The version of the listings' words that the terms come from; null for terms that no listing changes. */
  readonly wordsVersion: number | null;
}

interface ParseOptions {
  /** Keeps a word that no listing on sale has, because withdrawn listings are searched too. */
  readonly keepsUnknown: boolean;
}

/** Parses a text, and corrects typos with the words of the listings on sale. */
export async function parseSearch(
  searchWords: SearchWords,
  text: string,
  { keepsUnknown }: ParseOptions = { keepsUnknown: false },
): Promise<TextSearch> {
  if (text.trim() === '') return 'everything';
  const typedWords = tokenize(text);
  if (typedWords.length === 0) return 'nothing';
  const code = codeIn(text);
  if (code !== null) return { terms: [{ lexemes: [], names: [], code }], wordsVersion: null };
  const { meanings, wordsVersion } = await readWords(searchWords, typedWords, { keepsUnknown });
  const [first, ...rest] = meanings.map(({ term }) => term);
  if (first === undefined) return 'everything';
  if (!meanings.every(({ term }) => isFound(term))) return 'nothing';
  return { terms: [first, ...rest], wordsVersion };
}

/** A word of a search that narrows it. */
export interface Meaning {
  readonly word: string;
  readonly term: Term;
}

/** Whether any listing on sale has the word. A number of bedrooms is not looked up. */
export const isFound = ({ lexemes, beds }: Term): boolean => lexemes.length > 0 || beds !== undefined;

interface Read {
  readonly meanings: readonly Meaning[];
  /** As in `TermSearch`. */
  readonly wordsVersion: number | null;
}

/** What each word of a text may mean, without those that narrow nothing. */
export async function readWords(
  searchWords: SearchWords,
  typedWords: readonly string[],
  options: ParseOptions = { keepsUnknown: false },
): Promise<Read> {
  const words = narrowingWords(typedWords);
  const { terms, wordsVersion } = await readText(
    searchWords,
    words.filter((word) => bedroomCounts(word) === null),
    options,
  );
  const meanings = words.flatMap((word) => {
    const beds = bedroomCounts(word);
    const term = beds ? { lexemes: [], names: [], beds } : terms.get(word);
    return term ? [{ word, term }] : [];
  });
  return { meanings, wordsVersion };
}

/** The terms of the words and pairs that the listings are written with; none for stop words. */
async function readText(
  searchWords: SearchWords,
  words: readonly string[],
  { keepsUnknown }: ParseOptions,
): Promise<{ terms: Map<string, Term>; wordsVersion: number | null }> {
  if (words.length === 0) return { terms: new Map(), wordsVersion: null };
  const lookedUp = await searchWords.lookUp(words.flatMap(wordsOf).flatMap(expandAbbreviations));
  const known = new Map(lookedUp.words.map((word) => [word.word, word]));
  const spelled = words.map((word) => ({
    word,
    found: wordsOf(word)
      .map((part) => expandAbbreviations(part).flatMap((spelling) => known.get(spelling) ?? []))
      .reduce((firsts, seconds) => firsts.flatMap((first) => seconds.map((second) => pairOf(first, second)))),
  }));
  const significant = spelled.filter(({ found }) => found.some(({ lexeme }) => lexeme !== null));
  const guesses = await guess(
    searchWords,
    significant.filter(({ found }) => isDoubtful(found)).map(({ word }) => word),
  );
  const terms = significant.map(({ word, found }) => {
    const certain = found.filter(isKnown);
    const meant = [...(keepsUnknown ? found : certain), ...closest(word, certain, guesses)];
    return [word, termOf(meant)] as const;
  });
  return { terms: new Map(terms), wordsVersion: lookedUp.version };
}

/** What two words mean side by side. A name has both. */
const pairOf = (first: SearchWord, second: SearchWord): SearchWord => ({
  word: `${first.word} ${second.word}`,
  lexeme: first.lexeme && second.lexeme && `${first.lexeme} <-> ${second.lexeme}`,
  listingCount: Math.min(first.listingCount, second.listingCount),
  names: first.names.filter(({ kind, name }) =>
    second.names.some((other) => other.kind === kind && other.name === name),
  ),
});

const isKnown = ({ listingCount, names }: SearchWord): boolean => listingCount > 0 || names.length > 0;
const isDoubtful = (found: readonly SearchWord[]): boolean =>
  found.every(({ listingCount, names }) => listingCount < RARE_BELOW && names.length === 0);

async function guess(searchWords: SearchWords, words: readonly string[]): Promise<SearchWord[]> {
  const withOne = words.filter((word) => typosAllowed(word) > 0);
  if (withOne.length === 0) return [];
  const guesses = await searchWords.oneTypoFrom(withOne);
  const withTwo = withOne.filter(
    (word) => typosAllowed(word) > 1 && !guesses.some((guessed) => typosBetween(word, guessed.word) === 1),
  );
  return withTwo.length === 0 ? guesses : [...guesses, ...(await searchWords.alike(withTwo))];
}

/** Whether a guess is allowed for a word this short. */
const isFitting = (word: string, certain: readonly SearchWord[], { names }: SearchWord): boolean =>
  !isCorrectedToNames(word) || (certain.length === 0 && names.length > 0);

/** The guesses with the fewest typos; of these, names of places and types if there are any, else the most common. */
function closest(word: string, certain: readonly SearchWord[], guesses: readonly SearchWord[]): SearchWord[] {
  const allowed = typosAllowed(word);
  const certainCount = Math.max(0, ...certain.map(({ listingCount }) => listingCount));
  const near = guesses
    .map((guessed) => ({ guessed, typos: typosBetween(word, guessed.word) }))
    .filter(
      ({ guessed, typos }) =>
        typos > 0 &&
        typos <= allowed &&
        guessed.listingCount >= certainCount * COMMON_FACTOR &&
        isFitting(word, certain, guessed),
    );
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const best = near.filter(({ typos }) => typos === fewest).map(({ guessed }) => guessed);
  const names = best.filter((guessed) => guessed.names.length > 0);
  return (names.length > 0 ? names : best)
    .sort((one, other) => other.listingCount - one.listingCount || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_GUESSES);
}

const termOf = (words: readonly SearchWord[]): Term => ({
  lexemes: [...new Set(words.flatMap(({ lexeme }) => lexeme ?? []))],
  names: words.flatMap(({ names }) => names),
});
