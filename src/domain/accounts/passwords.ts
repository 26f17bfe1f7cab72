import { type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { DEFAULT_PRODUCT_NAME } from '../product.ts';
import { PASSWORD_LENGTH_MESSAGE, PASSWORD_MIN_LENGTH } from './accounts.ts';
import { nationalDigits } from './phones.ts';

/** Ten times the 100,000 passwords of the list, because the estimated guess order is rough. */
const MIN_GUESSES = 1_000_000;
/** With fewer characters besides the user's own words, a password is a name plus a number or a sign. */
const MIN_CHARACTERS_BESIDE_OWN_WORDS = 6;
const OWN_WORD_MIN_LENGTH = 3;
/**
 * Characters after these do not make a weak beginning strong, and the time to estimate grows with the length: a sign-up
 * must not block the server for a second.
 */
const MAX_JUDGED_LENGTH = 32;
/** Limit of readings of digits and signs as letters ('p@$$w0rd'); each ambiguous sign doubles their number. */
const MAX_LEET_READINGS = 10;

const EASY_TO_GUESS = 'That password is easy to guess. Please choose another.';
const MADE_OF_OWN_WORDS =
  'That password is made of your name, email, phone number or our name. Please choose another.';

/** Common in Nigeria, but missing from English word lists. */
const NIGERIAN_WORDS = [
  'nigeria naija lagos abuja ibadan ikeja lekki kano enugu portharcourt benin calabar kaduna owerri',
  'jehovah jesuschrist jesusislord godisgood godisgreat godfather emmanuel blessing blessed favour grace mercy',
  'goodness gift praise miracle testimony victory thankgod chelseafc arsenalfc manchester liverpool supereagles',
  'oluwaseun oluwatobi oluwadamilola oluwafemi oluwatosin olamide tolulope temitope temitayo babatunde ayomide',
  'damilola opeyemi adebayo adewale olayinka folake funmilayo yetunde chukwuma chukwuemeka chukwudi chinedu',
  'chioma chidinma chinonso ebuka emeka obinna ngozi nneka amarachi amaka ifeanyi ikechukwu kelechi nnamdi uchenna',
  'abubakar abdullahi mohammed muhammed ibrahim usman musa aminu fatima aisha zainab halima hauwa aliyu suleiman',
].flatMap((line) => line.split(' '));

/** The number of guesses an attacker needs when trying the likeliest first. */
type GuessEstimate = (password: string) => number;

/**
 * Why a password is too weak, as a sentence for the buyer; null if it is acceptable. `ownWords` are what an attacker
 * would try first: the user's names, email and phone (E.164), and the product's name if it was changed.
 */
export type PasswordRule = (password: string, ownWords: readonly string[]) => string | null;

/** Creates the rule from word lists sorted by likelihood. Longer lists catch more but load more slowly. */
export function passwordRule(wordLists: OptionsDictionary): PasswordRule {
  const estimateGuesses = guessEstimate(wordLists);
  return (password, ownWords) => {
    const typed = password.normalize('NFKC');
    if (typed.length < PASSWORD_MIN_LENGTH) return PASSWORD_LENGTH_MESSAGE;
    if (isMadeOf(typed.toLowerCase(), [...ownWords, DEFAULT_PRODUCT_NAME], estimateGuesses)) {
      return MADE_OF_OWN_WORDS;
    }
    return estimateGuesses(typed) < MIN_GUESSES ? EASY_TO_GUESS : null;
  };
}

function guessEstimate(wordLists: OptionsDictionary): GuessEstimate {
  let estimator: ZxcvbnFactory | null = null;
  return (password) => {
    // Ranking the lists is slow, so it is done on first use.
    estimator ??= new ZxcvbnFactory({
      dictionary: { ...wordLists, nigerianWords: NIGERIAN_WORDS },
      graphs: adjacencyGraphs,
      maxLength: MAX_JUDGED_LENGTH,
      l33tMaxSubstitutions: MAX_LEET_READINGS,
    });
    return estimator.check(password).guesses;
  };
}

/** Whether a password contains one of the words and little else that is hard to guess. */
function isMadeOf(typed: string, ownWords: readonly string[], estimateGuesses: GuessEstimate): boolean {
  const words = ownWords.flatMap(partsOf).toSorted((left, right) => right.length - left.length);
  if (words.some((word) => word.includes(typed))) return true;
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), typed);
  if (rest === typed) return false;
  const characters = rest.replace(/\s/g, '');
  return characters.length < MIN_CHARACTERS_BESIDE_OWN_WORDS || estimateGuesses(rest.trim()) < MIN_GUESSES;
}

/** Splits an email into its parts, a phone into its dialled digits, a double name into single names. */
function partsOf(ownWord: string): string[] {
  const word = ownWord.normalize('NFKC').toLowerCase();
  const digits = word.startsWith('+') ? [word.slice(1), nationalDigits(word)] : [];
  const parts = [word, ...word.split(/[^\p{L}\p{N}]+/u), ...digits];
  return [...new Set(parts)].filter((part) => part.length >= OWN_WORD_MIN_LENGTH);
}
