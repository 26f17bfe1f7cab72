import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, isoDate } from '../dates.ts';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { MAX_DURATION_MONTHS, PLANS, type QuoteInput, quote } from '../plans/plans.ts';
import { schedule, scheduleOn } from '../plans/schedules.ts';
import { type AgreedContribution, explainContribution } from './contributionExplanations.ts';

const AGREED_ON = isoDate('2026-02-28');

function agreedOf(terms: QuoteInput, paidKobo: number): AgreedContribution {
  const instalments = schedule(quote(terms).instalmentsKobo, {
    plan: terms.plan,
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

  test('of a plan that was changed divides what the instalments before leave', () => {
    const amounts = [...Array<number>(9).fill(400_000), ...Array<number>(20).fill(300_000)].map(naira);
    const instalments = scheduleOn(
      amounts.map((amountKobo, month) => ({
        kind: 'month',
        dueOn: addMonths(AGREED_ON, month),
        amountKobo,
      })),
      { paidKobo: naira(3_600_000), today: AGREED_ON },
    );
    const changed = { ...agreedOf(EWE, naira(3_600_000)), durationMonths: 29, instalments };
    const explained = explainContribution(changed);
    const formula = '₦300,000 = (₦9,600,000 − ₦3,600,000) ÷ 20';
    expect(explained.figure('monthly', 'Each month', naira(300_000)).formula).toBe(formula);
    expect(explained.instalment(10, 'Month 10').formula).toBe(formula);
    expect(explained.instalment(3, 'Month 3').formula).toBeNull();
  });

  test('lists each amount of a changed plan, of whatever size its months are', () => {
    const amounts = [312_500, 312_500, 200_000, 200_000].map(naira);
    const instalments = scheduleOn(
      amounts.map((amountKobo, month) => ({
        kind: 'month',
        dueOn: addMonths(AGREED_ON, month),
        amountKobo,
      })),
      { paidKobo: naira(825_000), today: AGREED_ON },
    );
    const paid = explainContribution({ ...agreedOf(EWE, naira(825_000)), instalments }).paid();
    expect(paid.formula).toBe('₦825,000 = 2 × ₦312,500 + ₦200,000');
    expect(paid.inputs).toEqual([
      { label: 'A month', value: '₦312,500' },
      { label: 'A month', value: '₦200,000' },
    ]);
  });

  test('of the rest of a downpayment takes off what was paid on another plan', () => {
    const amounts = [400_000, 400_000, 5_600_000, 12_800_000, 12_800_000].map(naira);
    const instalments = scheduleOn(
      amounts.map((amountKobo, index) => ({
        kind: index === 2 ? 'downpayment' : 'month',
        dueOn: addMonths(AGREED_ON, index),
        amountKobo,
      })),
      { paidKobo: naira(800_000), today: AGREED_ON },
    );
    const changed = { ...agreedOf(EWE, naira(800_000)), plan: 'A' as const, instalments };
    expect(explainContribution(changed).instalment(3, 'Downpayment').formula).toBe(
      '₦5,600,000 = 20% of ₦32,000,000 − ₦800,000',
    );
    expect(explainContribution(changed).paid().formula).toBe('₦800,000 = 2 × ₦400,000');
  });

  test('limits a payment, and says what is left to a target after it', () => {
    const explained = explainContribution(agreedOf(EWE, naira(3_600_000)));
    expect(explained.limits().least.formula).toBe('₦1,000 = the smaller of ₦1,000 and ₦6,000,000');
    expect(explained.limits().most.formula).toBe('₦6,000,000 = ₦9,600,000 − ₦3,600,000');
    const first = naira(4_800_000);
    expect(explained.leftAfter('Your first target', first, naira(400_000))?.formula).toBe(
      '₦800,000 = ₦4,800,000 − ₦4,000,000',
    );
    expect(explained.leftAfter('Your first target', first, naira(2_000_000))).toBeNull();
  });

  test('adds up what is late, and the instalments that an announced payment pays', () => {
    const explained = explainContribution(agreedOf(EWE, naira(550_000)));
    expect(explained.late(isoDate('2026-04-29')).formula).toBe('₦650,000 = ₦250,000 + ₦400,000');
    expect(explained.dueBy(isoDate('2026-03-28')).formula).toBe('₦800,000 = 2 × ₦400,000');
    expect(explained.awaited(naira(250_000)).formula).toBe('₦250,000 = ₦400,000 − ₦150,000');
    expect(explained.awaited(naira(1_050_000)).formula).toBe('₦1,050,000 = ₦250,000 + 2 × ₦400,000');
    expect(explained.transfer(naira(250_000), naira(250_000)).formula).toBe('₦250,000 = ₦400,000 − ₦150,000');
    expect(explained.transfer(naira(250_000), naira(100_000)).formula).toBe('₦100,000 = ₦250,000 − ₦150,000');
    expect(explained.payment(naira(250_000)).formula).toBe('₦250,000 = ₦400,000 − ₦150,000');
    expect(explained.payment(naira(300_000))).toMatchObject({ amountKobo: naira(300_000), formula: null });
    expect(explained.awaited(naira(300_000))).toMatchObject({ amountKobo: naira(300_000), formula: null });
  });
});
