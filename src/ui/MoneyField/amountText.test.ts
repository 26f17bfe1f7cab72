import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grouped, koboOf, placeAfter, textOfKobo } from './amountText.ts';

describe('an amount as text', () => {
  test.each([
    ['', '', null],
    ['abc', '', null],
    ['1', '1', 100],
    ['1250000', '1,250,000', 125_000_000],
    ['₦1,250,000.50', '1,250,000.50', 125_000_050],
    ['NGN 1 250 000', '1,250,000', 125_000_000],
    ['0012', '12', 1200],
    ['0', '0', 0],
    ['.5', '.5', 50],
    ['1.', '1.', 100],
    ['1.2.3', '1.23', 123],
    ['1.999', '1.99', 199],
    ['99999999999999999', '9,999,999,999,999', 999_999_999_999_900],
  ])('%j reads %j, %j kobo', (typed, text, kobo) => {
    expect(grouped(typed)).toBe(text);
    expect(koboOf(typed)).toBe(kobo);
  });

  test.each([
    [null, ''],
    [0, '0'],
    [5, '0.05'],
    [100, '1'],
    [83_333_334, '833,333.34'],
  ])('%j kobo are written %j', (kobo, text) => {
    expect(textOfKobo(kobo)).toBe(text);
  });

  test('every amount survives being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (kobo) => {
        expect(koboOf(textOfKobo(kobo))).toBe(kobo);
      }),
    );
  });

  test.each([
    ['1,250,000', 0, 0],
    ['1,250,000', 1, 1],
    ['1,250,000', 2, 3],
    ['1,250,000', 7, 9],
  ])('in %j, after %j characters that count the place is %j', (text, count, place) => {
    expect(placeAfter(text, count)).toBe(place);
  });
});
