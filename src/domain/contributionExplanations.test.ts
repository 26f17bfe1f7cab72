import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AgreedContribution, explainContribution } from './contributionExplanations.ts';
import { kobo, naira, ZERO_KOBO } from './money.ts';
import { MAX_DURATION_MONTHS, PLANS, type QuoteInput, quote } from './plans.ts';
import { schedule } from './schedules.ts';

const AGREED_ON = '2026-02-28';

function agreedOf(terms: QuoteInput, paidKobo: number): AgreedContribution {
  const instalments = schedule(quote(terms).instalmentsKobo, {
    firstDueOn: AGREED_ON,
    paidKobo: kobo(paidKobo),
    today: AGREED_ON,
  });
  return { ...terms, agreedOn: AGREED_ON, paidKobo: kobo(paidKobo), instalments };
}

const terms: fc.Arbitrary<QuoteInput> = fc.record({
  plan: fc.constantFrom(...PLANS),
  priceKobo: fc.integer({ min: 100, max: 100_000_000_000_000 }).map(kobo),
  durationMonths: fc.integer({ min: 1, max: MAX_DURATION_MONTHS }),
  rsaBalanceKobo: fc.oneof(fc.constant(ZERO_KOBO), fc.integer({ min: 0, max: 10_000_000_000 }).map(kobo)),
});

const EWE: QuoteInput = {
  plan: 'B',
  priceKobo: naira(32_000_000),
  durationMonths: 24,
  rsaBalanceKobo: ZERO_KOBO,
};

describe('the explanation of a contribution', () => {
  test('is of what was paid and of what is left, however much was paid', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const { targetKobo, instalmentsKobo } = quote(each);
        const paidKobo = kobo(Math.floor(targetKobo * share));
        const agreed = agreedOf(each, paidKobo);
        const explained = explainContribution(agreed);
        expect(explained.paid().amountKobo).toBe(paidKobo);
        expect(explained.leftTo('Your target', targetKobo).amountKobo).toBe(targetKobo - paidKobo);
        instalmentsKobo.forEach((amountKobo, index) => {
          expect(explained.instalment(index + 1, 'Month').amountKobo).toBe(amountKobo);
          const leftKobo = amountKobo - (agreed.instalments[index]?.paidKobo ?? 0);
          expect(explained.leftOf(index + 1, 'Month').amountKobo).toBe(leftKobo);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('adds equal months up as one product, and the part of the next one', () => {
    expect(explainContribution(agreedOf(EWE, naira(3_750_000))).paid().formula).toBe(
      '₦3,750,000 = 9 × ₦400,000 + ₦150,000',
    );
  });

  test('takes what was paid towards an instalment off it', () => {
    const explained = explainContribution(agreedOf(EWE, naira(3_750_000)));
    expect(explained.leftOf(10, 'Month 10').formula).toBe('₦250,000 = ₦400,000 − ₦150,000');
    expect(explained.leftOf(11, 'Month 11').formula).toBe('₦400,000 = 30% of ₦32,000,000 ÷ 24');
  });

  test('gives no formula for an amount that the rules of today do not give', () => {
    const { monthlyKobo } = quote(EWE);
    const explained = explainContribution(agreedOf(EWE, 0));
    expect(explained.figure('monthly', 'Each month', monthlyKobo).formula).not.toBeNull();
    expect(explained.figure('monthly', 'Each month', naira(410_000))).toMatchObject({
      amountKobo: naira(410_000),
      formula: null,
      basis: 'Agreed on 28 Feb 2026.',
    });
  });
});
