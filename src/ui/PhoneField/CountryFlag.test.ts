import { expect, test } from 'vitest';
import { mainCountryOf } from './CountryFlag.tsx';

test.each([
  ['+234', 'NG'],
  ['+44', 'GB'],
  ['+1', 'US'],
  ['+7', 'RU'],
])('%s means %s first', (dialCode, code) => {
  expect(mainCountryOf(dialCode)).toBe(code);
});
