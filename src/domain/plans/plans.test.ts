import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira, ZERO_KOBO } from '../money.ts';
import { isTargetEnough, MAX_DURATION_MONTHS, PLANS, type QuoteInput, quote } from './plans.ts';

const sum = (amountsKobo: readonly Kobo[]): number =>
  amountsKobo.reduce((total: number, each) => total + each, 0);
const price = fc.integer({ min: 1, max: 100_000_000_000_000 }).map(kobo);
const input: fc.Arbitrary<QuoteInput> = fc.record({
  plan: fc.constantFrom(...PLANS),
  priceKobo: price,
  durationMonths: fc.integer({ min: 1, max: MAX_DURATION_MONTHS }),
  rsaBalanceKobo: fc.oneof(fc.constant(ZERO_KOBO), price),
});

describe('a home of ₦25,000,000', () => {
  const home = { priceKobo: naira(25_000_000), durationMonths: 24, rsaBalanceKobo: ZERO_KOBO };

  test('on Plan A: 20 % down, the rest over the months', () => {
    const terms = quote({ ...home, plan: 'A' });
    expect(terms).toMatchObject({
      downpaymentKobo: naira(5_000_000),
      targetKobo: naira(25_000_000),
      monthlyKobo: 83_333_334,
      checkoutKobo: naira(5_000_000),
      mortgageKobo: 0,
      rsaShareKobo: 0,
      targets: [{ name: 'whole', amountKobo: naira(25_000_000) }],
    });
    expect(terms.instalmentsKobo).toHaveLength(25);
    expect(terms.instalmentsKobo.at(-1)).toBe(83_333_318);
  });

  test('on Plan B: 30 % over the months, the first of them due now, a mortgage for the rest', () => {
    expect(quote({ ...home, plan: 'B' })).toMatchObject({
      downpaymentKobo: naira(7_500_000),
      targetKobo: naira(7_500_000),
      monthlyKobo: naira(312_500),
      checkoutKobo: naira(312_500),
      mortgageKobo: naira(17_500_000),
      targets: [
        { name: 'first', amountKobo: naira(3_750_000) },
        { name: 'second', amountKobo: naira(7_500_000) },
      ],
    });
  });

  test('on Plan C: as on Plan B, with nothing due now', () => {
    const { checkoutKobo, plan, ...rest } = quote({ ...home, plan: 'C' });
    expect(checkoutKobo).toBe(0);
    expect(plan).toBe('C');
    expect(quote({ ...home, plan: 'B' })).toMatchObject(rest);
  });

  test('an RSA of ₦10,000,000 takes a quarter of itself off', () => {
    expect(quote({ ...home, plan: 'B', rsaBalanceKobo: naira(10_000_000) })).toMatchObject({
      rsaShareKobo: naira(2_500_000),
      targetKobo: naira(5_000_000),
      mortgageKobo: naira(17_500_000),
      targets: [
        { name: 'first', amountKobo: naira(3_750_000) },
        { name: 'second', amountKobo: naira(5_000_000) },
      ],
    });
  });

  test('an RSA that leaves less than the first target makes both targets that', () => {
    const { targets } = quote({ ...home, plan: 'C', rsaBalanceKobo: naira(20_000_000) });
    expect(targets.map(({ amountKobo }) => amountKobo)).toEqual([naira(2_500_000), naira(2_500_000)]);
  });

  test('an RSA of four times the equity or more leaves nothing to contribute', () => {
    expect(quote({ ...home, plan: 'B', rsaBalanceKobo: naira(90_000_000) })).toMatchObject({
      targetKobo: 0,
      monthlyKobo: 0,
      rsaShareKobo: naira(7_500_000),
      instalmentsKobo: [],
    });
  });

  test('an RSA changes nothing on Plan A', () => {
    const { rsaBalanceKobo, ...terms } = quote({ ...home, plan: 'A', rsaBalanceKobo: naira(90_000_000) });
    expect(rsaBalanceKobo).toBe(naira(90_000_000));
    expect(quote({ ...home, plan: 'A' })).toMatchObject(terms);
  });
});

describe('every quote', () => {
  test('has instalments that add up to the target', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { instalmentsKobo, targetKobo } = quote(asked);
        expect(sum(instalmentsKobo)).toBe(targetKobo);
        expect(instalmentsKobo.every((each) => each > 0)).toBe(true);
      }),
    );
  });

  test('splits the price into contribution, RSA and mortgage without a rest', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { targetKobo, rsaShareKobo, mortgageKobo, priceKobo } = quote(asked);
        expect(targetKobo + rsaShareKobo + mortgageKobo).toBe(priceKobo);
        expect(Math.min(targetKobo, rsaShareKobo, mortgageKobo)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('asks now for no more than its first instalment', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { checkoutKobo, instalmentsKobo, plan } = quote(asked);
        expect(checkoutKobo).toBe(plan === 'C' ? 0 : (instalmentsKobo[0] ?? 0));
      }),
    );
  });

  test('has rising targets, of which the last is the whole', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { targets, targetKobo } = quote(asked);
        const amountsKobo = targets.map(({ amountKobo }) => amountKobo);
        expect(amountsKobo).toEqual(amountsKobo.toSorted((a, b) => a - b));
        expect(amountsKobo.at(-1)).toBe(targetKobo);
      }),
    );
  });

  test('asks no more a month for longer, and no more in all with an RSA', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const terms = quote(asked);
        const longer = quote({
          ...asked,
          durationMonths: Math.min(asked.durationMonths + 1, MAX_DURATION_MONTHS),
        });
        expect(longer.monthlyKobo).toBeLessThanOrEqual(terms.monthlyKobo);
        expect(terms.targetKobo).toBeLessThanOrEqual(
          quote({ ...asked, rsaBalanceKobo: ZERO_KOBO }).targetKobo,
        );
      }),
    );
  });
});

describe('an RSA that nobody has verified', () => {
  test.each([
    [naira(25_000_000), true],
    [kobo(naira(25_000_000) + 4), false],
    [naira(30_000_000), false],
  ])('of %s kobo leaves enough of a home of ₦25,000,000: %s', (rsaBalanceKobo, expected) => {
    for (const plan of ['B', 'C'] as const)
      expect(
        isTargetEnough(quote({ plan, priceKobo: naira(25_000_000), durationMonths: 24, rsaBalanceKobo })),
      ).toBe(expected);
  });
});

describe('no quote', () => {
  test.each([0, 37, 1.5, Number.NaN])('for %s months', (durationMonths) => {
    const asked = { plan: 'B', priceKobo: naira(1), durationMonths, rsaBalanceKobo: ZERO_KOBO } as const;
    expect(() => quote(asked)).toThrow(RangeError);
  });

  test.each([0, -100])('for a price of %s kobo', (priceKobo) => {
    const asked = {
      plan: 'A',
      priceKobo: kobo(priceKobo),
      durationMonths: 12,
      rsaBalanceKobo: ZERO_KOBO,
    } as const;
    expect(() => quote(asked)).toThrow(RangeError);
  });
});
