import { expect, it } from 'vitest';
import { kobo, MAX_KOBO, naira } from '#domain/money.ts';
import { accountNumberText, plainNaira } from './accountText.ts';

it('groups the digits of an account number', () => {
  expect(accountNumberText('8162409735')).toBe('8162 409 735');
  expect(accountNumberText('12345')).toBe('12345');
});

it('formats an amount for a bank’s form', () => {
  expect(plainNaira(naira(250_000))).toBe('250000');
  expect(plainNaira(kobo(83_333_334))).toBe('833333.34');
  expect(plainNaira(kobo(50))).toBe('0.50');
  expect(plainNaira(kobo(MAX_KOBO - 1))).toBe('90071992547409.90');
});
