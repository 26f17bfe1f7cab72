import { expect, test } from 'vitest';
import { kobo, naira } from '../money.ts';
import type { MortgageState } from '../mortgages/mortgageStates.ts';
import { CONTRIBUTION_STATUSES } from '../statuses.ts';
import { canLeave, exitQuote } from './exits.ts';

test('an exit returns what was paid less the share that is kept, and never loses a kobo', () => {
  expect(exitQuote(naira(312_500), 0)).toMatchObject({ feeKobo: 0, returnedKobo: naira(312_500) });
  expect(exitQuote(naira(1_000_000), 250)).toEqual({
    paidKobo: naira(1_000_000),
    feeBps: 250,
    feeKobo: naira(25_000),
    returnedKobo: naira(975_000),
  });
  // A hundredth of 199 kobo is 1.99: the part of a kobo is the buyer's.
  expect(exitQuote(kobo(199), 100)).toMatchObject({ feeKobo: 1, returnedKobo: 198 });
  expect(exitQuote(kobo(199), 10_000)).toMatchObject({ feeKobo: 199, returnedKobo: 0 });
});

test.each([
  [0, 0],
  [100, -1],
  [100, 10_001],
  [100, 0.5],
])('there is no exit from %i kobo at %d basis points', (paidKobo, feeBps) => {
  expect(() => exitQuote(kobo(paidKobo), feeBps)).toThrow(RangeError);
});

test('a plan can be left once money was received, and Plan A until the home is paid in full', () => {
  const leavable = (plan: 'A' | 'B', mortgageState: MortgageState | null) =>
    CONTRIBUTION_STATUSES.filter((status) => canLeave({ status, plan, mortgageState }));
  expect(leavable('A', null)).toEqual(['active']);
  expect(leavable('B', null)).toEqual(['active', 'completed']);
  expect(leavable('B', 'declined')).toEqual(['active', 'completed']);
});

test('a plan whose mortgage was paid out is not left any more', () => {
  expect(canLeave({ status: 'completed', plan: 'B', mortgageState: 'disbursed' })).toBe(false);
});
