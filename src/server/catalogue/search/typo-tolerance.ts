const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are not corrected: with one typo in two letters nearly every word fits. */
const MIN_LENGTH_FOR_ONE_TYPO = 3;
const MIN_LENGTH_FOR_ANY_WORD = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
const MAX_LENGTH = 24;

/** The most typos that are corrected in a word. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < MIN_LENGTH_FOR_ONE_TYPO || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return 0;
  return word.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
}

/** Whether a word is so short that it is only corrected to part of a name, and only if no listing has it. */
export const isCorrectedToNames = (word: string): boolean => word.length < MIN_LENGTH_FOR_ANY_WORD;

/** Every word that is one typo away: a letter missing, doubled or wrong, or two swapped. */
export function oneTypoAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    for (const letter of LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  }
  found.delete(word);
  return [...found];
}

/**
 * The optimal string alignment distance of two words: like Levenshtein's, but two swapped neighbours are one typo, which
 * `fastest-levenshtein` counts as two.
 */
export function typosBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}
