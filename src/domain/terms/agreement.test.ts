import { describe, expect, it } from 'vitest';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { type Plan, quote } from '../plans/plans.ts';
import { agreementFacts } from './agreement.ts';
import { DEFAULT_TERMS } from './termsSettings.ts';

const AGREED_AT = new Date('2026-11-21T09:24:00Z');
const UNIT = 'Ile Ayo Court, Block 2, Floor 3, U2';
const resultOf = (plan: Plan, durationMonths = 24) =>
  quote({ plan, priceKobo: naira(25_000_000), durationMonths, rsaBalanceKobo: ZERO_KOBO });
const factsOf = (plan: Plan, settings = DEFAULT_TERMS) =>
  agreementFacts({
    result: resultOf(plan),
    unitName: UNIT,
    agreedAt: AGREED_AT,
    settings,
  }).map(({ title, detail }) => `${title} ${detail}`);

describe('the terms', () => {
  it.each([
    ['A', '48 hours', 'Mon 23 Nov, 10:24'],
    ['B', '48 hours', 'Mon 23 Nov, 10:24'],
    ['C', '14 days', 'Sat 5 Dec, 10:24'],
  ] as const)('of Plan %s begin with the hold, and say that one can pay early', (plan, length, end) => {
    const facts = factsOf(plan);
    expect(facts).toHaveLength(6);
    expect(facts[0]).toBe(
      `You hold the unit for ${length}. ${UNIT} is taken off the list for you. If no payment arrives by ${end}, it goes back.`,
    );
    expect(facts[3]).toBe(
      'You can pay early, and more. What is above the amount due stays in your wallet as balance.',
    );
  });

  it('begin with the reserved unit where the wallet pays at once, without a hold or its end', () => {
    const [first, ...others] = agreementFacts({
      result: resultOf('B'),
      unitName: UNIT,
      agreedAt: AGREED_AT,
      isPaidAtOnce: true,
      settings: DEFAULT_TERMS,
    }).map(({ title, detail }) => `${title} ${detail}`);
    expect(first).toBe(
      `The unit is reserved for you at once. ${UNIT} is taken off the list for you, as your wallet makes the first payment of ₦312,500 when you agree.`,
    );
    expect(others).toEqual(factsOf('B').slice(1));
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

  it('say what follows from a missed month, and how one leaves', () => {
    const missed =
      'If you miss a month after your first payment, nothing is added to what you owe. The month is shown as late, and your next payment fills it first. Your dashboard shows what you can do: pause once for a month, spread what is late, or take longer, where the plan has room for it.';
    const leaving =
      'Before your first payment it costs nothing, and you cancel it yourself. After that, you ask on your dashboard, and we decide within 5 days. If we confirm it, all that you have paid goes into your wallet, and the unit goes back on the list.';
    expect(factsOf('A').slice(4)).toEqual([
      missed,
      `You can leave the plan until the home is paid in full. ${leaving}`,
    ]);
    expect(factsOf('B').slice(4)).toEqual([
      missed,
      `You can leave the plan until the lender has paid. ${leaving}`,
    ]);
  });

  it('name the share that is kept back of a buyer who leaves', () => {
    expect(factsOf('B', { ...DEFAULT_TERMS, exitFeeBps: 250 })[5]).toContain(
      'If we confirm it, what you have paid, less 2.5%, goes into your wallet',
    );
  });

  it('never state a sum that its months do not add up to', () => {
    const result = quote({ plan: 'B', priceKobo: kobo(82), durationMonths: 24, rsaBalanceKobo: ZERO_KOBO });
    const [, contribution] = agreementFacts({
      result,
      unitName: UNIT,
      agreedAt: AGREED_AT,
      settings: DEFAULT_TERMS,
    });
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
