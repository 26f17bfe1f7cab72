import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kobo, naira } from './money.ts';
import { priceBins } from './priceBins.ts';

const million = (millions: number) => kobo(millions * naira(1_000_000));

it('has round bounds and an open end', () => {
  const bins = priceBins([
    { millions: 18, count: 40 },
    { millions: 54, count: 10 },
    { millions: 240, count: 1 },
  ]);
  expect(bins[0]).toStrictEqual({ fromKobo: million(0), toKobo: million(5), count: 0 });
  expect(bins[3]).toStrictEqual({ fromKobo: million(15), toKobo: million(20), count: 40 });
  expect(bins.at(-1)).toStrictEqual({ fromKobo: million(95), toKobo: null, count: 1 });
});

it('has no bins where nothing is on sale', () => {
  expect(priceBins([])).toStrictEqual([]);
});

it('counts every home once, in bins that follow on one another', () => {
  const counts = fc.array(
    fc.record({ millions: fc.integer({ min: 0, max: 5_000 }), count: fc.integer({ min: 1, max: 500 }) }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(counts, (given) => {
      const bins = priceBins(given);
      const sum = (all: readonly { readonly count: number }[]) => all.reduce((s, { count }) => s + count, 0);
      expect(sum(bins)).toBe(sum(given));
      expect(bins.slice(1).map(({ fromKobo }) => fromKobo)).toStrictEqual(
        bins.slice(0, -1).map(({ toKobo }) => toKobo),
      );
    }),
  );
});
