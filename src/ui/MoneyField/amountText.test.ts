import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatKobo, LARGEST_KOBO, parseAmount } from './amountText.ts';

const koboIn = (text: string) => {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.kobo : null;
};

describe('an amount as text', () => {
  test.each([
    ['1', '1', 100],
    ['450000', '450,000', 45_000_000],
    ['₦1,250,000.50', '1,250,000.50', 125_000_050],
    ['NGN 1 250 000', '1,250,000', 125_000_000],
    [' 1\u00a0250\u202f000 naira', '1,250,000', 125_000_000],
    ['４５０', '450', 45_000],
    ['0', '0', 0],
    ['000', '000', 0],
    ['.5', '.5', 50],
    ['1.', '1.', 100],
    ['500k', '500k', 50_000_000],
    ['60M', '60M', 6_000_000_000],
    ['2.5m', '2.5m', 250_000_000],
    ['1.234 million', '1.234 million', 123_400_000],
    ['₦1.2bn', '1.2bn', 120_000_000_000],
    ['9999999999999.99', '9,999,999,999,999.99', 999_999_999_999_999],
  ])('%j is shown as %j, %j kobo', (typed, shown, kobo) => {
    expect(parseAmount(typed)).toEqual({ kind: 'amount', shown, kobo });
  });

  test.each(['', '  ', '₦'])('%j is empty', (typed) => {
    expect(parseAmount(typed)).toEqual({ kind: 'empty' });
  });

  test.each([
    ['abc', 'noAmount'],
    ['.', 'noAmount'],
    ['1e9', 'noAmount'],
    ['1.2.3', 'noAmount'],
    ['1,5', 'noAmount'],
    ['450,50', 'noAmount'],
    ['$500', 'noAmount'],
    ['500kk', 'noAmount'],
    ['-5', 'negative'],
    ['₦−5', 'negative'],
    ['1.999', 'decimals'],
    ['450.000', 'decimals'],
    ['1.123456789m', 'decimals'],
  ] as const)('%j is no amount: %s', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ kind: 'invalid', problem });
  });

  test.each([
    ['99999999999999', '99,999,999,999,999'],
    ['10000000bn', '10,000,000bn'],
  ])('%j is too large, and is shown nevertheless', (typed, shown) => {
    expect(parseAmount(typed)).toEqual({ kind: 'invalid', problem: 'tooLarge', shown });
  });

  test('the largest amount is one', () => {
    expect(parseAmount(formatKobo(LARGEST_KOBO))).toMatchObject({ kobo: 999_999_999_999_999 });
  });

  test('wholeNaira rejects kobo', () => {
    const problem = { kind: 'invalid', problem: 'wholeNaira' };
    expect(parseAmount('1.5', { wholeNaira: true })).toEqual(problem);
    expect(parseAmount('1.5m', { wholeNaira: true })).toMatchObject({ kobo: 150_000_000 });
  });

  test.each([
    [null, ''],
    [0, '0'],
    [5, '0.05'],
    [100, '1'],
    [83_333_334, '833,333.34'],
    [-5, '-0.05'],
    [-125_000_000, '-1,250,000'],
  ])('%j kobo are formatted as %j', (kobo, text) => {
    expect(formatKobo(kobo)).toBe(text);
  });

  test('parsing a formatted amount returns it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (kobo) => {
        expect(koboIn(formatKobo(kobo))).toBe(kobo);
      }),
    );
  });
});
