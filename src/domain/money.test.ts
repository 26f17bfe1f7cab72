import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addKobo,
  formatNaira,
  kobo,
  MAX_KOBO,
  maxKobo,
  minKobo,
  naira,
  nairaText,
  shareDown,
  shareUp,
  splitKobo,
  subtractKobo,
  ZERO_KOBO,
} from './money.ts';

const amount = fc.integer({ min: 0, max: MAX_KOBO }).map(kobo);
const rateBps = fc.integer({ min: 0, max: 10_000 });
const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, each) => total + BigInt(each), 0n);

describe('kobo', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_KOBO + 1, -MAX_KOBO - 1])(
    'refuses %s',
    (value) => {
      expect(() => kobo(value)).toThrow(RangeError);
    },
  );

  test('naira has a hundred', () => {
    expect(naira(12_500_000)).toBe(1_250_000_000);
    expect(() => naira(1.005)).toThrow(RangeError);
  });

  test('adding and taking away again changes nothing', () => {
    const half = fc.integer({ min: 0, max: (MAX_KOBO - 1) / 2 }).map(kobo);
    fc.assert(
      fc.property(half, half, (a, b) => {
        expect(subtractKobo(addKobo(a, b), b)).toBe(a);
        expect(addKobo(minKobo(a, b), maxKobo(a, b))).toBe(addKobo(a, b));
      }),
    );
  });

  test('a sum that passes 2^53 is rejected rather than wrong', () => {
    expect(() => addKobo(kobo(MAX_KOBO), kobo(1))).toThrow(RangeError);
    expect(addKobo()).toBe(ZERO_KOBO);
  });
});

describe('shares', () => {
  test('round to the kobo, up or down as asked', () => {
    expect(shareUp(kobo(10_001), 2_000)).toBe(2_001);
    expect(shareDown(kobo(10_001), 2_000)).toBe(2_000);
    expect(shareUp(kobo(10_000), 2_000)).toBe(2_000);
  });

  test('are exact at any amount: a share and the rest of it make the whole', () => {
    fc.assert(
      fc.property(amount, rateBps, (amountKobo, bps) => {
        expect(shareUp(amountKobo, bps) + shareDown(amountKobo, 10_000 - bps)).toBe(amountKobo);
        const differenceKobo = shareUp(amountKobo, bps) - shareDown(amountKobo, bps);
        expect(differenceKobo).toBe((BigInt(amountKobo) * BigInt(bps)) % 10_000n === 0n ? 0 : 1);
      }),
    );
  });
});

describe('splitKobo', () => {
  test('rounds each instalment up, and the last takes the difference', () => {
    expect(splitKobo(kobo(100), 3)).toEqual([34, 34, 32]);
    expect(splitKobo(kobo(99), 3)).toEqual([33, 33, 33]);
  });

  test('is shorter where there are fewer kobo than instalments', () => {
    expect(splitKobo(kobo(2), 36)).toEqual([1, 1]);
    expect(splitKobo(kobo(11), 10)).toEqual([2, 2, 2, 2, 2, 1]);
    expect(splitKobo(ZERO_KOBO, 3)).toEqual([]);
  });

  test('loses no kobo, and makes none', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 36 }), (totalKobo, count) => {
        const instalmentsKobo = splitKobo(totalKobo, count);
        expect(sum(instalmentsKobo)).toBe(BigInt(totalKobo));
        expect(instalmentsKobo.length).toBeLessThanOrEqual(count);
        const [firstKobo] = instalmentsKobo;
        expect(instalmentsKobo.slice(0, -1).every((each) => each === firstKobo)).toBe(true);
        const lastKobo = instalmentsKobo.at(-1);
        expect(lastKobo === undefined || (lastKobo > 0 && lastKobo <= (firstKobo ?? 0))).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5])('refuses %s instalments', (count) => {
    expect(() => splitKobo(kobo(100), count)).toThrow(RangeError);
  });

  test('rejects a negative total', () => {
    expect(() => splitKobo(kobo(-1), 2)).toThrow(RangeError);
  });
});

describe('formatNaira', () => {
  test.each([
    [0, '₦0'],
    [1_250_000_000, '₦12,500,000'],
    [83_333_334, '₦833,333.34'],
    [5, '₦0.05'],
    [-150_000, '−₦1,500'],
  ])('%s kobo reads %s', (amountKobo, text) => {
    expect(formatNaira(kobo(amountKobo))).toBe(text);
  });

  test('can be read back to the kobo', () => {
    // Up to ₦1 trillion: an amount in naira with kobo is a fraction, exact to the kobo that far.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000_000 }).map(kobo), (amountKobo) => {
        const [whole = '', fraction = '00'] = formatNaira(amountKobo).replace(/[₦,]/g, '').split('.');
        expect(Number(whole + fraction)).toBe(amountKobo);
      }),
    );
  });
});

describe('nairaText', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [-150_050, '-1500.50'],
    [100_000_000_005, '1000000000.05'],
    [MAX_KOBO, '90071992547409.91'],
  ])('%s kobo are %s', (amountKobo, text) => {
    expect(nairaText(kobo(amountKobo))).toBe(text);
  });

  test('can be read back to the kobo, whatever the amount', () => {
    fc.assert(
      fc.property(
        fc.oneof(amount, fc.integer({ min: MAX_KOBO - 1_000, max: MAX_KOBO }).map(kobo)),
        (amountKobo) => {
          expect(Number(nairaText(amountKobo).replace('.', ''))).toBe(amountKobo);
        },
      ),
    );
  });
});
