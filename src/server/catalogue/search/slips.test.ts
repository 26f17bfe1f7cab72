import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneSlipAway, slipsAllowed, slipsBetween } from './slips.ts';

describe('slipsBetween', () => {
  test.each([
    ['lekki', 'lekki', 0],
    ['leki', 'lekki', 1],
    ['ikoyii', 'ikoyi', 1],
    ['prot', 'port', 1],
    ['abekouta', 'abeokuta', 1],
    ['portharcout', 'portharcourt', 1],
    ['lagos', 'abuja', 5],
    ['', 'epe', 3],
  ])('%s and %s are %i apart', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 7 });

test('oneSlipAway gives every word that is one slip away, and no other', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(oneSlipAway(one).includes(other)).toBe(slipsBetween(one, other) === 1);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['epe', 0],
  ['yaba', 1],
  ['ikorodu', 1],
  ['abeokuta', 2],
  ['wuse2', 0],
  ['a'.repeat(25), 0],
])('%s may have %i slips', (typed, slips) => {
  expect(slipsAllowed(typed)).toBe(slips);
});
