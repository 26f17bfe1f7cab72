import { randomStream } from '#domain/random.ts';
import { normalize } from '#server/catalogue/search/tokenize.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter names are not corrected, because nearly every word is one typo away from them. */
const MIN_LENGTH = 4;

export interface Typo {
  readonly town: string;
  readonly typed: string;
}

/** Names of towns with one letter missing, doubled, wrong or swapped. */
export function typosOf(towns: readonly string[], count: number): Typo[] {
  const random = randomStream('typos', 'towns');
  const long = towns.filter((town) => normalize(town).length >= MIN_LENGTH);
  return Array.from({ length: count }, () => {
    const town = long[Math.floor(random.next() * long.length)] ?? '';
    const name = normalize(town);
    for (;;) {
      const at = Math.floor(random.next() * (name.length - 1));
      const letter = LETTERS.charAt(Math.floor(random.next() * LETTERS.length));
      const head = name.slice(0, at);
      const typed = random.pick([
        head + name.slice(at + 1),
        head + letter + name.slice(at),
        head + letter + name.slice(at + 1),
        head + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
      ]);
      // Not a typo: a change at a space, or one that leaves the name as it was.
      if (name.charAt(at) !== ' ' && name.charAt(at + 1) !== ' ' && typed !== name) return { town, typed };
    }
  });
}
