import { type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from './accounts.ts';
import { nationalDigits } from './phones.ts';
import { DEFAULT_PRODUCT_NAME } from './product.ts';

/** Ten times the 100,000 passwords that are refused, because the estimate of an attacker's order is rough. */
const MIN_GUESSES = 1_000_000;
/** Fewer characters beside the person's own words are a number or a mark put after a name. */
const MIN_CHARACTERS_BESIDE_OWN_WORDS = 6;
const OWN_WORD_MIN_LENGTH = 3;
/**
 * What is behind these characters does not make a weak beginning strong, and judging takes longer with every one: a
 * sign-up must not keep the server busy for a second.
 */
const MAX_JUDGED_LENGTH = 32;
/** Ways to read digits and signs as letters ('p@$$w0rd'); their number grows with each sign that has two readings. */
const MAX_LEET_READINGS = 10;

const TOO_SHORT = `Password should be at least ${PASSWORD_MIN_LENGTH} characters`;
const EASY_TO_GUESS = 'That password is easy to guess. Please choose another.';
const MADE_OF_OWN_WORDS =
  'That password is made of your name, email, phone number or our name. Please choose another.';

/** Tried early in Nigeria, and missing from the lists of the English-speaking world. */
const NIGERIAN_WORDS = [
  'nigeria naija lagos abuja ibadan ikeja lekki kano enugu portharcourt benin calabar kaduna owerri',
  'jehovah jesuschrist jesusislord godisgood godisgreat godfather emmanuel blessing blessed favour grace mercy',
  'goodness gift praise miracle testimony victory thankgod chelseafc arsenalfc manchester liverpool supereagles',
  'oluwaseun oluwatobi oluwadamilola oluwafemi oluwatosin olamide tolulope temitope temitayo babatunde ayomide',
  'damilola opeyemi adebayo adewale olayinka folake funmilayo yetunde chukwuma chukwuemeka chukwudi chinedu',
  'chioma chidinma chinonso ebuka emeka obinna ngozi nneka amarachi amaka ifeanyi ikechukwu kelechi nnamdi uchenna',
  'abubakar abdullahi mohammed muhammed ibrahim usman musa aminu fatima aisha zainab halima hauwa aliyu suleiman',
].flatMap((line) => line.split(' '));

/** How many tries an attacker needs who tries the likeliest first. */
type GuessEstimate = (password: string) => number;

/**
 * Why a password is too easy, as a sentence for the buyer; null where nothing is wrong with it. `ownWords` are what is
 * known of the person and an attacker tries first: names, email, phone (E.164), and the product's name where it was
 * changed.
 */
export type PasswordRule = (password: string, ownWords: readonly string[]) => string | null;

/** The rule with the given word lists, each with its likeliest word first. Long lists find more, and load longer. */
export function passwordRule(wordLists: OptionsDictionary): PasswordRule {
  const estimateGuesses = guessEstimate(wordLists);
  return (password, ownWords) => {
    const typed = password.normalize('NFKC');
    if (typed.length < PASSWORD_MIN_LENGTH) return TOO_SHORT;
    if (isMadeOf(typed.toLowerCase(), [...ownWords, DEFAULT_PRODUCT_NAME], estimateGuesses)) {
      return MADE_OF_OWN_WORDS;
    }
    return estimateGuesses(typed) < MIN_GUESSES ? EASY_TO_GUESS : null;
  };
}

function guessEstimate(wordLists: OptionsDictionary): GuessEstimate {
  let estimator: ZxcvbnFactory | null = null;
  return (password) => {
    // Ranking the lists takes a moment: only where a password is judged.
    estimator ??= new ZxcvbnFactory({
      dictionary: { ...wordLists, nigerianWords: NIGERIAN_WORDS },
      graphs: adjacencyGraphs,
      maxLength: MAX_JUDGED_LENGTH,
      l33tMaxSubstitutions: MAX_LEET_READINGS,
    });
    return estimator.check(password).guesses;
  };
}

/** Whether a password has one of the words in it, and little or nothing hard to guess beside. */
function isMadeOf(typed: string, ownWords: readonly string[], estimateGuesses: GuessEstimate): boolean {
  const words = ownWords.flatMap(partsOf).toSorted((left, right) => right.length - left.length);
  if (words.some((word) => word.includes(typed))) return true;
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), typed);
  if (rest === typed) return false;
  const characters = rest.replace(/\s/g, '');
  return characters.length < MIN_CHARACTERS_BESIDE_OWN_WORDS || estimateGuesses(rest.trim()) < MIN_GUESSES;
}

/** An email by its parts, a phone by its digits as they are dialled, a double name by each. */
function partsOf(ownWord: string): string[] {
  const word = ownWord.normalize('NFKC').toLowerCase();
  const digits = word.startsWith('+') ? [word.slice(1), nationalDigits(word)] : [];
  const parts = [word, ...word.split(/[^\p{L}\p{N}]+/u), ...digits];
  return [...new Set(parts)].filter((part) => part.length >= OWN_WORD_MIN_LENGTH);
}
