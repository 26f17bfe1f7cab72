import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Kobo, kobo, naira, ZERO_KOBO } from '../money.ts';
import { MAX_DURATION_MONTHS, PLANS, type Plan, quote } from '../plans/plans.ts';
import { explainLetter, letterFormulas } from './letterExplanations.ts';

function letterOf(plan: Plan, { priceKobo, rsaBalanceKobo }: { priceKobo: Kobo; rsaBalanceKobo: Kobo }) {
  const quoted = quote({ plan, priceKobo, rsaBalanceKobo, durationMonths: MAX_DURATION_MONTHS });
  const [target] = quoted.targets;
  if (!target) throw new Error('A plan has a target');
  return {
    ...quoted,
    equityKobo: quoted.targetKobo,
    targetName: target.name,
    targetKobo: target.amountKobo,
  };
}

test('the amounts of a letter are those of its quote, and have its formulas', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLANS),
      fc.integer({ min: 100, max: 100_000_000_000_000 }),
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (plan, price, rsaBalance) => {
        const letter = letterOf(plan, { priceKobo: kobo(price), rsaBalanceKobo: kobo(rsaBalance) });
        const { equity, mortgage, target } = explainLetter(letter, 'Agreed on 3 Nov 2026.');
        expect([equity.amountKobo, mortgage.amountKobo, target.amountKobo]).toEqual([
          letter.equityKobo,
          letter.mortgageKobo,
          letter.targetKobo,
        ]);
        if (plan !== 'A') expect(mortgage.formula).not.toBeNull();
      },
    ),
  );
});

test('its sheet says how they are worked out', () => {
  const price = naira(25_000_000);
  expect(letterFormulas(letterOf('B', { priceKobo: price, rsaBalanceKobo: naira(6_000_000) }))).toEqual([
    'First target: ₦3,750,000 = 15% of ₦25,000,000',
    'You contribute in all: ₦6,000,000 = 30% of ₦25,000,000 − ₦1,500,000',
    'By mortgage: ₦17,500,000 = ₦25,000,000 − 30% of ₦25,000,000',
  ]);
  expect(letterFormulas(letterOf('A', { priceKobo: price, rsaBalanceKobo: ZERO_KOBO }))).toEqual([]);
});

test('an amount that the rules of today do not give is explained as agreed', () => {
  const letter = letterOf('B', { priceKobo: naira(25_000_000), rsaBalanceKobo: ZERO_KOBO });
  const older = { ...letter, equityKobo: naira(5_000_000) };
  expect(explainLetter(older, 'Agreed.').equity).toMatchObject({
    amountKobo: naira(5_000_000),
    formula: null,
  });
});
