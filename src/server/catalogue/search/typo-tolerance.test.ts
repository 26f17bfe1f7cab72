import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneTypoAway, typosAllowed, typosBetween } from './typo-tolerance.ts';

describe('typosBetween', () => {
  test.each([
    ['lekki', 'lekki', 0],
    ['leki', 'lekki', 1],
    ['ikoyii', 'ikoyi', 1],
    ['prot', 'port', 1],
    ['abekouta', 'abeokuta', 1],
    ['portharcout', 'portharcourt', 1],
    ['lagos', 'abuja', 5],
    ['', 'epe', 3],
  ])('%s and %s are %i apart', (one, other, typos) => {
    expect(typosBetween(one, other)).toBe(typos);
    expect(typosBetween(other, one)).toBe(typos);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 7 });

test('oneTypoAway gives every word that is one typo away, and no other', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(oneTypoAway(one).includes(other)).toBe(typosBetween(one, other) === 1);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['vi', 0],
  ['epe', 1],
  ['yaba', 1],
  ['ikorodu', 1],
  ['abeokuta', 2],
  ['wuse2', 0],
  ['a'.repeat(25), 0],
])('%s may have %i typos', (typed, typos) => {
  expect(typosAllowed(typed)).toBe(typos);
});
