import { hash } from '#domain/random.ts';

/**
 * Whose turn it is: the number in a listing's code (`LAG-0007` is 7), moved on by its state, so that listings which
 * follow one another take colours and designs in turn. A code without a number takes any turn, always the same.
 */
export function turnOf(code: string): number {
  const [, state = '', number] = /^(.*?)(\d+)$/.exec(code) ?? [];
  return number === undefined ? hash(code) : Number(number) + (hash(state) % 60);
}
