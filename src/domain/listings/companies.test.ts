import { describe, expect, it } from 'vitest';
import { readRedan, readRegistration, whatsAppUrl } from './companies.ts';

describe('a registration number', () => {
  it.each([
    ['RC 1234567', 'RC 1234567'],
    ['rc1234567', 'RC 1234567'],
    ['RC: 0012345', 'RC 12345'],
    ['RC No. 12345', 'RC 12345'],
    ['1234567', 'RC 1234567'],
    ['BN-3456789', 'BN 3456789'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readRegistration(typed)).toBe(kept);
  });

  it.each(['', 'RC', 'RC 0', 'XX 123', 'RC 123456789', '12 34', 'RC 12a'])('"%s" is none', (typed) => {
    expect(readRegistration(typed)).toBeNull();
  });
});

it('reads a REDAN number in capitals, and no sentence as one', () => {
  expect(readRedan(' redan/lag/0412 ')).toBe('REDAN/LAG/0412');
  expect(readRedan('we are members!')).toBeNull();
});

it('a chat begins at the digits of the number', () => {
  expect(whatsAppUrl('+2348031234567')).toBe('https://wa.me/2348031234567');
});
