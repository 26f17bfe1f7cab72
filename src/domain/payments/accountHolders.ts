/**
 * How an account holder's name compares with a buyer's: `same` contains every part of it, in any order; a `similar` one
 * needs the buyer's confirmation; money is never sent to a `different` one.
 */
const HOLDER_MATCHES = ['same', 'similar', 'different'] as const;
export type HolderMatch = (typeof HOLDER_MATCHES)[number];

/** The matches to which money may be sent. */
export const PAYABLE_HOLDER_MATCHES = ['same', 'similar'] as const satisfies readonly HolderMatch[];
export type PayableHolderMatch = (typeof PAYABLE_HOLDER_MATCHES)[number];

export const isPayableMatch = (match: HolderMatch): match is PayableHolderMatch => match !== 'different';

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that identify a company account, whatever else its name contains. */
const COMPANY_WORDS = new Set(
  (
    'ltd limited plc llc inc nig nigeria ventures venture enterprise enterprises ent company co stores store ' +
    'investment investments global services concept concepts foundation ministries church cooperative'
  ).split(' '),
);

/** Words that identify an account with a second holder. */
const JOINT_WORDS = new Set(['and', 'or', 'itf']);

/**
 * Compares a bank's account name with the buyer's. Additions by the bank, such as titles and middle names, are ignored.
 */
export function compareHolder({ firstName, lastName }: PersonName, holder: string): HolderMatch {
  const held = wordsOf(holder);
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  const own = [...first, ...last];
  if (held.some((word) => COMPANY_WORDS.has(word) && !own.includes(word))) return 'different';
  if (first.length === 0 || last.length === 0) return 'different';
  const isJoint = holder.includes('&') || held.some((word) => JOINT_WORDS.has(word));
  if (!isJoint && areAllIn(own, held)) return 'same';
  const isSimilar =
    areBothClose(first, last, held) && countLeftOut([first, last], held) <= MAX_WORDS_LEFT_OUT;
  return isSimilar ? 'similar' : 'different';
}

/**
 * Whether two spellings are the same name, ignoring case, accents and hyphens. A word that moves between first name and
 * surname makes it another one: other holders are similar to it.
 */
export const isSameName = (one: PersonName, other: PersonName): boolean =>
  isSameText(one.firstName, other.firstName) && isSameText(one.lastName, other.lastName);

const isSameText = (one: string, other: string): boolean =>
  wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** 'Ọlá-Tunde O’Neil' becomes 'ola', 'tunde', 'oneil'. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`ʼ.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Whether the holder has each of the buyer's words, as often as the buyer has it. */
function areAllIn(own: readonly string[], held: readonly string[]): boolean {
  const left = [...held];
  return own.every((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** With more left out, somebody with many names could send money to several people who have two of them. */
const MAX_WORDS_LEFT_OUT = 1;

/** How many words of the buyer's names the holder lacks. Words of one name may be joined there. */
function countLeftOut(names: readonly (readonly string[])[], held: readonly string[]): number {
  const isHeld = (word: string): boolean => bestCloseness(held, word) !== 'none';
  return names
    .filter((words) => words.length === 1 || !isHeld(words.join('')))
    .flat()
    .filter((word) => !isHeld(word) && !held.some((each) => each.length === 1 && word.startsWith(each)))
    .length;
}

/** Whether a first name and a surname match, one of them exactly. */
function areBothClose(first: readonly string[], last: readonly string[], held: readonly string[]): boolean {
  const surnames = [...last, ...(last.length > 1 ? [last.join('')] : [])];
  const firsts = [...first, ...(first.length > 1 ? [first.join('')] : [])];
  return held.some((one, oneIndex) =>
    held.some((other, otherIndex) => {
      if (oneIndex === otherIndex) return false;
      const asFirst = bestCloseness(firsts, one);
      const asLast = bestCloseness(surnames, other);
      return (asFirst === 'exact' && asLast !== 'none') || (asLast === 'exact' && asFirst !== 'none');
    }),
  );
}

type Closeness = 'exact' | 'close' | 'none';

function bestCloseness(own: readonly string[], word: string): Closeness {
  if (own.includes(word)) return 'exact';
  return own.some((each) => isClose(each, word)) ? 'close' : 'none';
}

const LETTERS_PER_TYPO = 4;

/** An initial, or a spelling with at most one different letter in four: 'Chukwuemeka' and 'Chukwuemaka'. */
const isClose = (own: string, word: string): boolean =>
  word.length === 1
    ? own.startsWith(word)
    : editDistance(own, word) <=
      Math.min(2, Math.floor(Math.min(own.length, word.length) / LETTERS_PER_TYPO));

/** Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
