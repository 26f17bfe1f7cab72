import { type Kobo, kobo, naira } from './money.ts';

/** So many homes from a price up to, not including, the next million of naira. */
export interface PriceCount {
  readonly millions: number;
  readonly count: number;
}

export interface PriceBin {
  readonly fromKobo: Kobo;
  /** Not included; null for the last bin, which takes everything above. */
  readonly toKobo: Kobo | null;
  readonly count: number;
}

const BIN_COUNT = 20;
/** The dearest few would squeeze all others into the first bins: they share the last one. */
const SHARE_ON_THE_SCALE = 0.95;
/** In millions of naira; times powers of ten above. */
const NICE_STEPS = [1, 2, 2.5, 5] as const;

/** Prices in 20 equal bins with round bounds. Nothing on sale has no bins. */
export function priceBins(counts: readonly PriceCount[]): PriceBin[] {
  const sorted = counts.toSorted((a, b) => a.millions - b.millions);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const step = niceStep(millionsBelowWhich(sorted, total * SHARE_ON_THE_SCALE) / (BIN_COUNT - 1));
  const inBin = new Array<number>(BIN_COUNT).fill(0);
  for (const { millions, count } of sorted) {
    const index = Math.min(BIN_COUNT - 1, Math.floor(millions / step));
    inBin[index] = (inBin[index] ?? 0) + count;
  }
  return inBin.map((count, index) => ({
    fromKobo: inNaira(index * step),
    toKobo: index === BIN_COUNT - 1 ? null : inNaira((index + 1) * step),
    count,
  }));
}

const inNaira = (millions: number): Kobo => kobo(millions * naira(1_000_000));

function millionsBelowWhich(sorted: readonly PriceCount[], wanted: number): number {
  let seen = 0;
  for (const { millions, count } of sorted) {
    seen += count;
    if (seen >= wanted) return millions + 1;
  }
  return (sorted.at(-1)?.millions ?? 0) + 1;
}

/** The next round number that is not smaller. */
function niceStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = NICE_STEPS.find((nice) => nice * power >= least);
    if (step !== undefined) return step * power;
  }
}
