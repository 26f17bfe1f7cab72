import { expect, test } from 'vitest';
import { naira } from '../money.ts';
import { explainArrived, explainMovement, explainWithdrawal } from './movementExplanations.ts';

const BASIS = 'On 23 Nov 2026.';

test.each([
  ['credit', false, false, 'What the bank reported'],
  ['debit', false, true, 'What your wallet paid into the plan'],
  ['credit', false, true, 'What a plan that you left returned'],
  ['debit', true, false, 'It left your wallet when you asked for it'],
  ['credit', true, false, 'What a bank gave back'],
] as const)('a %s with a withdrawal: %s, with a home: %s', (direction, hasWithdrawal, hasProperty, rule) => {
  const moved = { title: 'It', direction, hasWithdrawal, hasProperty };
  const explained = explainMovement(moved, naira(direction === 'debit' ? -5 : 5), BASIS);
  expect(explained).toMatchObject({ formula: null, amountKobo: direction === 'debit' ? -500 : 500 });
  expect(explained.rule).toContain(rule);
});

test('what has arrived, and what is missing, are each other’s difference', () => {
  const { arrived, left } = explainArrived(naira(500), naira(200), BASIS);
  expect(arrived.formula).toBe('₦300 = ₦500 − ₦200');
  expect(left.formula).toBe('₦200 = ₦500 − ₦300');
});

test('a withdrawal is what it takes from the balance; after it, the amount alone', () => {
  expect(explainWithdrawal(naira(200), naira(500), BASIS).formula).toBe('₦200 = ₦500 − ₦300');
  expect(explainWithdrawal(naira(200), naira(100), BASIS)).toMatchObject({
    amountKobo: naira(200),
    formula: null,
  });
});
