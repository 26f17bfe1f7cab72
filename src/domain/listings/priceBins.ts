import { type Kobo, kobo, naira } from '../money.ts';

/** The number of homes in a price range of one million naira; the upper bound is exclusive. */
export interface PriceCount {
  readonly millions: number;
  readonly count: number;
}

export interface PriceBin {
  readonly fromKobo: Kobo;
  /** Exclusive. */
  readonly toKobo: Kobo;
  readonly count: number;
}

/** In millions of naira; repeated for each power of ten. */
const FIRST_BOUNDS = [0, 1, 2, 3, 4, 5, 6, 8] as const;
const BOUNDS_PER_DECADE = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;

/**
 * Prices in bins with round bounds that grow with the price, from the cheapest home to the dearest: equal steps would
 * put almost all homes into the first bins. Returns no bins if nothing is on sale.
 */
export function priceBins(counts: readonly PriceCount[]): PriceBin[] {
  if (counts.length === 0) return [];
  const all = counts.map(({ millions }) => millions);
  const bounds = boundsAround(Math.min(...all), Math.max(...all) + 1);
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0;
    const within = counts.filter(({ millions }) => millions >= from && millions < to);
    return {
      fromKobo: inNaira(from),
      toKobo: inNaira(to),
      count: within.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The round bounds that enclose a price range. */
function boundsAround(least: number, most: number): number[] {
  const bounds: number[] = [...FIRST_BOUNDS];
  for (let scale = 1; (bounds.at(-1) ?? 0) < most; scale *= 10) {
    bounds.push(...BOUNDS_PER_DECADE.map((bound) => bound * scale));
  }
  const first = bounds.findLastIndex((bound) => bound <= least);
  const last = bounds.findIndex((bound) => bound >= most);
  return bounds.slice(first, last + 1);
}

const inNaira = (millions: number): Kobo => kobo(millions * naira(1_000_000));

/** The position of a price on a scale of equally wide bins: 0 to the number of bins. */
export function binPositionOf(bins: readonly PriceBin[], priceKobo: Kobo): number {
  const index = bins.findIndex(({ toKobo }) => priceKobo < toKobo);
  const bin = bins[index];
  if (bin === undefined) return bins.length;
  return index + Math.max(0, (priceKobo - bin.fromKobo) / (bin.toKobo - bin.fromKobo));
}

/** The price at a position on that scale, to the naira. */
export function priceAtBinPosition(bins: readonly PriceBin[], position: number): Kobo {
  const index = Math.min(Math.floor(position), bins.length - 1);
  const bin = bins[index];
  if (bin === undefined) throw new RangeError('There is no scale without bins');
  const share = Math.min(1, position - index);
  return naira(Math.round((bin.fromKobo + share * (bin.toKobo - bin.fromKobo)) / naira(1)));
}
