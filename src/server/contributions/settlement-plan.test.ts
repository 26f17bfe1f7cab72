import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { type AwaitingPayment, planSettlement } from './settlement-plan.ts';

const payment = (id: string, amountKobo: number, contributionId = 'home'): AwaitingPayment => ({
  id,
  contributionId,
  amountKobo: kobo(amountKobo),
  reference: id,
});
const settle = (balanceKobo: number, remainingKobo: Record<string, number>, awaiting: AwaitingPayment[]) => {
  const remaining = new Map(Object.entries(remainingKobo).map(([id, each]) => [id, kobo(each)]));
  const plan = planSettlement({ balanceKobo: kobo(balanceKobo), remainingKobo: remaining, awaiting });
  return { paid: plan.paid.map(({ id }) => id), cancelled: plan.cancelled.map(({ id }) => id), plan };
};

describe('a wallet pays', () => {
  test.each([
    ['nothing that it cannot cover in full', 99, ['100'], []],
    ['what it covers exactly', 100, ['100'], ['100']],
    ['the oldest first', 100, ['60', '50'], ['60']],
    ['a younger one that it covers, when it cannot cover the oldest', 50, ['60', '50'], ['50']],
    ['as many as it covers', 160, ['60', '50', '50', '1'], ['60', '50', '50']],
  ])('%s', (_, balanceKobo, amounts, paid) => {
    const awaiting = amounts.map((amount) => payment(amount, Number(amount)));
    expect(settle(balanceKobo, { home: 1_000 }, awaiting).paid).toEqual(paid);
  });

  test('no more than a contribution needs: what is more than is left is cancelled', () => {
    const awaiting = [payment('first', 80), payment('second', 80), payment('third', 20)];
    expect(settle(200, { home: 100 }, awaiting)).toMatchObject({
      paid: ['first', 'third'],
      cancelled: ['second'],
    });
  });

  test('one contribution without touching what another needs', () => {
    const awaiting = [payment('a', 50, 'one'), payment('b', 50, 'two'), payment('c', 50, 'gone')];
    expect(settle(60, { one: 50, two: 50 }, awaiting)).toMatchObject({ paid: ['a'], cancelled: ['c'] });
  });
});

test('whatever waits, the wallet never goes below nothing, no contribution passes its target, and the sum is kept', () => {
  const homes = ['one', 'two', 'three'];
  const amount = fc.integer({ min: 1, max: 200 });
  const awaiting = fc
    .array(fc.tuple(amount, fc.constantFrom(...homes)), { maxLength: 20 })
    .map((all) => all.map(([amountKobo, home], index) => payment(String(index), amountKobo, home)));
  fc.assert(
    fc.property(
      fc.nat(1_000),
      awaiting,
      fc.record({ one: amount, two: amount, three: amount }),
      (balanceKobo, waiting, needs) => {
        const { paid, plan } = settle(balanceKobo, needs, waiting);
        const paidKobo = plan.paid.reduce((total, each) => total + each.amountKobo, 0);
        const leftToNeed = [...plan.remainingKobo.values()].reduce((total: number, each) => total + each, 0);
        expect(paidKobo).toBeLessThanOrEqual(balanceKobo);
        expect([...plan.remainingKobo.values()].every((each) => each >= 0)).toBe(true);
        expect(leftToNeed + paidKobo).toBe(needs.one + needs.two + needs.three);
        // Nothing more can be paid: to settle again changes nothing.
        const rest = waiting.filter((each) => !plan.paid.includes(each) && !plan.cancelled.includes(each));
        const again = planSettlement({
          balanceKobo: kobo(balanceKobo - paidKobo),
          remainingKobo: plan.remainingKobo,
          awaiting: rest,
        });
        expect(again).toMatchObject({ paid: [], cancelled: [] });
        expect(new Set(paid).size).toBe(paid.length);
      },
    ),
  );
});
