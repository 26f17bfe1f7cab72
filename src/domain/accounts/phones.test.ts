import { getCountries, getExampleNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import mobileExamples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import {
  dialCodeOf,
  formatPhone,
  isE164,
  nationalDigits,
  parseIdentifier,
  parsePhone,
  phoneProblem,
  toE164,
} from './phones.ts';

/** A mobile number of each country, and the forms in which it may be typed. */
const EXAMPLES = getCountries(metadata).flatMap((country) => {
  const example = getExampleNumber(country, mobileExamples, metadata);
  if (!example) return [];
  const { countryCallingCode, number, nationalNumber } = example;
  const forms = [nationalNumber, number, example.formatNational(), example.formatInternational()];
  return [{ country, dialCode: `+${countryCallingCode}`, number, nationalNumber, forms }];
});

describe('a Nigerian number in any of its forms', () => {
  it.each([
    '0803 123 4567',
    '08031234567',
    '8031234567',
    '803-123-4567',
    '(0803) 123 4567',
    '+234 803 123 4567',
    '+2348031234567',
    '+234 0803 123 4567',
    '234 803 123 4567',
    '00234 803 123 4567',
    '0803.123.4567',
  ])('%s', (typed) => {
    expect(nationalDigits(typed)).toBe('8031234567');
    expect(toE164(typed)).toBe('+2348031234567');
  });

  it('may begin with the digits of its own dial code', () => {
    expect(nationalDigits('2348031234')).toBe('2348031234');
  });

  it.each(['', '0', '803123', '80312345678', '1031234567', 'not a number'])('%j is none', (typed) => {
    expect(toE164(typed)).toBeNull();
  });
});

describe('the text of a phone field', () => {
  it.each([
    ['0803 123 4567', { dialCode: '+234', national: '8031234567' }],
    ['+234 803 123 4567', { dialCode: '+234', national: '8031234567' }],
    ['+95 9 123 4567', { dialCode: '+95', national: '91234567' }],
    ['+44 7911 123456', { dialCode: '+44', national: '7911123456' }],
    ['+44 (0)7911 123456', { dialCode: '+44', national: '7911123456' }],
    ['+1 (202) 555-0123', { dialCode: '+1', national: '2025550123' }],
    ['\u202A+95 9 123 4567\u202C', { dialCode: '+95', national: '91234567' }],
    ['+95\u20119\u2011123\u20114567', { dialCode: '+95', national: '91234567' }],
    ['0095 9 123 4567', { dialCode: '+95', national: '91234567' }],
    ['Tel: +44 7911/123456', { dialCode: '+44', national: '7911123456' }],
    ['00234 803 123 4567', { dialCode: '+234', national: '8031234567' }],
    ['+44', { dialCode: '+234', national: '44' }],
  ])('%s', (typed, read) => {
    expect(parsePhone(typed, '+234')).toEqual(read);
  });

  it('may be a Nigerian number where another country is chosen', () => {
    const read = { dialCode: '+234', national: '8031234567' };
    expect(parsePhone('+234 (0)803 123 4567', '+44')).toEqual(read);
  });
});

describe('what is wrong with a number', () => {
  it('is that it is too long, instead of another number', () => {
    const message = 'That number is too long: at most 10 digits follow +234.';
    expect(phoneProblem('080312345678', '+234')).toBe(message);
    expect(phoneProblem('80312345678', '+234')).toBe(message);
  });

  it.each([
    ['0803', '+234', 'Enter a Nigerian mobile number, like 0803 123 4567.'],
    ['2031234567', '+234', 'Enter a Nigerian mobile number, like 0803 123 4567.'],
    ['', '+234', 'Enter a Nigerian mobile number, like 0803 123 4567.'],
    ['12', '+44', 'Enter a phone number that follows +44.'],
    ['08031234567', '+234', null],
    ['20 7946 0958', '+44', null],
  ])('for %j after %s is %j', (typed, dialCode, problem) => {
    expect(phoneProblem(typed, dialCode)).toBe(problem);
  });
});

describe('a number of another country', () => {
  it('takes its dial code', () => {
    expect(toE164('020 7946 0958', '+44')).toBe('+442079460958');
  });

  it.each(EXAMPLES)('in $country is never stored as another, however it is typed', (example) => {
    const { dialCode, number, nationalNumber, forms } = example;
    const stored = forms.map((typed) => toE164(typed, dialCode));
    expect(stored.filter((phone) => phone !== null && phone !== number)).toEqual([]);
    if (nationalNumber.length <= 10) expect(stored).toContain(number);
  });

  it('has at most ten national digits', () => {
    expect(toE164('12345678901', '+44')).toBeNull();
  });
});

it.each(EXAMPLES)('the dial code of a number of $country is known', ({ number, dialCode }) => {
  expect(dialCodeOf(number)).toBe(dialCode);
});

describe('isE164', () => {
  it.each([
    ['+2348031234567', true],
    ['+234803123456', false],
    ['+23480312345678', false],
    ['+442079460958', true],
    ['2348031234567', false],
    ['+0123456789', false],
  ])('%s: %s', (phone, expected) => {
    expect(isE164(phone)).toBe(expected);
  });
});

describe('parseIdentifier', () => {
  it('reads an address in lower case', () => {
    expect(parseIdentifier('  Ada@Example.COM ')).toStrictEqual({ kind: 'email', email: 'ada@example.com' });
  });

  it('reads a number, Nigerian unless it says otherwise', () => {
    expect(parseIdentifier('0803 123 4567')).toStrictEqual({ kind: 'phone', phone: '+2348031234567' });
    expect(parseIdentifier('+44 20 7946 0958')).toStrictEqual({ kind: 'phone', phone: '+442079460958' });
  });

  it('knows what is neither', () => {
    expect(parseIdentifier('ada')).toBeNull();
  });
});

it('shows a Nigerian number as people write it', () => {
  expect(formatPhone('+2348031234567')).toBe('0803 123 4567');
  expect(formatPhone('+442079460958')).toBe('+442079460958');
});
