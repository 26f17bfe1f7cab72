import { hash } from '#domain/random.ts';

/**
 * A listing's position in rotations of colours and designs: the number in its code (`LAG-0007` is 7) plus an offset by
 * state, so that consecutive listings differ. A code without a number gets a hash.
 */
export function rotationIndex(code: string): number {
  const [, state = '', number] = /^(.*?)(\d+)$/.exec(code) ?? [];
  return number === undefined ? hash(code) : Number(number) + (hash(state) % 60);
}
