/** Seeded pseudo-random numbers. */
export interface RandomStream {
  /** 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** From `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/**
 * A separate stream per part, from a seed and the part's name, so that a change of one part does not affect the others.
 */
export function randomStream(seed: string, part: string): RandomStream {
  let state = hash(`${seed}/${part}`);
  const next = (): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** FNV-1a of 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
