import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nuban, nubanCheckDigit } from './nuban.ts';

const bankCode = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((code) => String(code).padStart(3, '0')),
  fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0')),
);
const serial = fc.integer({ min: 0, max: 999_999_999 }).map(String);

describe('NUBAN', () => {
  test.each([
    ['011', '000001457', 9],
    ['011', '000000022', 0],
    ['035', '993000073', 7],
    ['50211', '200000001', 3],
    ['058', '012345678', 5],
  ])('bank %s, serial %s: check digit %s', (bank, number, digit) => {
    expect(nubanCheckDigit(bank, number)).toBe(digit);
  });

  test('has ten digits, the last of which is the check digit', () => {
    fc.assert(
      fc.property(bankCode, serial, (bank, number) => {
        const accountNumber = nuban(bank, number);
        expect(accountNumber).toMatch(/^\d{10}$/);
        expect(Number(accountNumber.at(-1))).toBe(nubanCheckDigit(bank, accountNumber.slice(0, 9)));
      }),
    );
  });

  test('notices any one wrong digit', () => {
    fc.assert(
      fc.property(
        bankCode,
        serial,
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (bank, number, place, slip) => {
          const digits = number.padStart(9, '0').split('');
          digits[place] = String((Number(digits[place]) + slip) % 10);
          expect(nubanCheckDigit(bank, digits.join(''))).not.toBe(nubanCheckDigit(bank, number));
        },
      ),
    );
  });
});
