/** Numbers that look random and are the same each time for the same name. */
export interface RandomStream {
  /** From `low` up to, not including, `high`. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
}

/** FNV-1a of the name seeds Mulberry32. Another generator would move the dates of every sample that is loaded. */
export function randomStream(name: string): RandomStream {
  let state = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    state = Math.imul(state ^ name.charCodeAt(index), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  };
}
