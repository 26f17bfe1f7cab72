import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kobo, naira } from '../money.ts';
import { binPositionOf, type PriceCount, priceAtBinPosition, priceBins } from './priceBins.ts';

const million = (millions: number) => kobo(millions * naira(1_000_000));
const counts = fc
  .uniqueArray(
    fc.record({ millions: fc.integer({ min: 0, max: 20_000 }), count: fc.integer({ min: 1, max: 500 }) }),
    { minLength: 1, selector: ({ millions }) => millions },
  )
  .map((given): readonly PriceCount[] => given);

it('has round bounds that grow with the price, from the cheapest to the dearest', () => {
  const bins = priceBins([
    { millions: 18, count: 40 },
    { millions: 54, count: 10 },
    { millions: 390, count: 1 },
  ]);
  expect(bins[0]).toStrictEqual({ fromKobo: million(15), toKobo: million(20), count: 40 });
  expect(bins.at(-1)).toStrictEqual({ fromKobo: million(300), toKobo: million(400), count: 1 });
  expect(bins).toHaveLength(14);
});

it('has no bins where nothing is on sale', () => {
  expect(priceBins([])).toStrictEqual([]);
});

it('counts every home once, in bins that follow on one another', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const bins = priceBins(given);
      const sum = (all: readonly { readonly count: number }[]) => all.reduce((s, { count }) => s + count, 0);
      expect(sum(bins)).toBe(sum(given));
      expect(bins.slice(1).map(({ fromKobo }) => fromKobo)).toStrictEqual(
        bins.slice(0, -1).map(({ toKobo }) => toKobo),
      );
      expect(bins.length).toBeLessThan(45);
    }),
  );
});

it('finds the price of a position, and the position of that price again', () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const bins = priceBins(given);
      const position = share * bins.length;
      const priceKobo = priceAtBinPosition(bins, position);
      expect(priceKobo).toBeGreaterThanOrEqual(bins[0]?.fromKobo ?? 0);
      expect(priceKobo).toBeLessThanOrEqual(bins.at(-1)?.toKobo ?? 0);
      expect(binPositionOf(bins, priceKobo)).toBeCloseTo(position, 3);
    }),
  );
});

it('places a price beyond an end at it', () => {
  const bins = priceBins([{ millions: 18, count: 1 }]);
  expect(binPositionOf(bins, million(1))).toBe(0);
  expect(binPositionOf(bins, million(500))).toBe(1);
});
