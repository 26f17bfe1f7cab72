import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { type Plan, quote } from '../plans/plans.ts';
import { agreementFacts } from './agreement.ts';

const AGREED_AT = new Date('2026-11-21T09:24:00Z');
const HOLDS = { unitHoldMs: 48 * HOUR_MS, planCHoldMs: 14 * DAY_MS };
const UNIT = 'Ile Ayo Court, Block 2, Floor 3, U2';
const resultOf = (plan: Plan, durationMonths = 24) =>
  quote({ plan, priceKobo: naira(25_000_000), durationMonths, rsaBalanceKobo: ZERO_KOBO });
const factsOf = (plan: Plan) =>
  agreementFacts({
    result: resultOf(plan),
    unitName: UNIT,
    agreedAt: AGREED_AT,
    holds: HOLDS,
  }).map(({ title, detail }) => `${title} ${detail}`);

describe('the terms', () => {
  it.each([
    ['A', '48 hours', 'Mon 23 Nov, 10:24'],
    ['B', '48 hours', 'Mon 23 Nov, 10:24'],
    ['C', '14 days', 'Sat 5 Dec, 10:24'],
  ] as const)('of Plan %s begin with the hold and end with paying early', (plan, length, end) => {
    const facts = factsOf(plan);
    expect(facts).toHaveLength(4);
    expect(facts[0]).toBe(
      `You hold the unit for ${length}. ${UNIT} is taken off the list for you. If no payment arrives by ${end}, it goes back.`,
    );
    expect(facts[3]).toBe(
      'You can pay early, and more. What is above the amount due stays in your wallet as balance.',
    );
  });

  it('of Plan A name the downpayment, and the letter with the last instalment', () => {
    expect(factsOf('A').slice(1, 3)).toEqual([
      'You pay ₦5,000,000 now, then ₦833,333.34 a month for 23 months, and ₦833,333.18 the last. ₦25,000,000 in all, into the account in your own name.',
      'With the last instalment you get the allocation letter. It is due on 21 Nov 2028. There is no mortgage.',
    ]);
  });

  it('of Plan B name the equity, the first target and the mortgage', () => {
    expect(factsOf('B').slice(1, 3)).toEqual([
      'You contribute ₦312,500 a month for 24 months. This saves your 30%, then a mortgage pays the rest. ₦7,500,000 in all, into the account in your own name.',
      'At the first target you get the allocation letter. That is ₦3,750,000, by 21 Oct 2027 if you pay each month. At the second, the mortgage of ₦17,500,000 is applied for.',
    ]);
  });

  it('never state a sum that its months do not add up to', () => {
    const result = quote({ plan: 'B', priceKobo: kobo(82), durationMonths: 24, rsaBalanceKobo: ZERO_KOBO });
    const [, contribution] = agreementFacts({ result, unitName: UNIT, agreedAt: AGREED_AT, holds: HOLDS });
    expect(contribution?.title).toContain('You contribute ₦0.02 a month for 12 months, and ₦0.01 the last.');
    expect(contribution?.detail).toContain('₦0.25 in all');
  });

  it('of Plan C say when the first payment is due, and where it is made; the letter follows that day', () => {
    expect(factsOf('C')[1]).toContain(
      'The first is due on 5 Dec 2026, when the hold ends: you make it from your dashboard.',
    );
    expect(factsOf('C')[2]).toContain('by 5 Nov 2027 if you pay each month');
  });
});
