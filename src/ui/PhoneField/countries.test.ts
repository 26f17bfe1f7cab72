import { expect, test } from 'vitest';
import { countries, mainCountryOf, searchCountries } from './countries.ts';

const names = (typed: string) => searchCountries(typed).map((country) => country.name);

test('every country, Nigeria first, then those that buyers live in, then the alphabet', () => {
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.slice(0, 6).map((country) => country.code)).toEqual(['NG', 'GH', 'GB', 'US', 'CA', 'ZA']);
  const rest = countries.slice(6).map((country) => country.name);
  expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
});

test('a name is found by its beginning before its middle, whatever its accents', () => {
  expect(names('nig').slice(0, 2)).toEqual(['Nigeria', 'Niger']);
  expect(names('cote')).toContain('Côte d’Ivoire');
  expect(names('states')).toContain('United States');
});

test('a country is found by its code and its dial code', () => {
  expect(names('gb')[0]).toBe('United Kingdom');
  expect(names('+234')).toEqual(['Nigeria']);
  expect(names('234')).toEqual(['Nigeria']);
});

test('what no country has finds none', () => {
  expect(searchCountries('zzzz')).toEqual([]);
});

test.each([
  ['+234', 'NG'],
  ['+44', 'GB'],
  ['+1', 'US'],
  ['+7', 'RU'],
])('%s means %s first', (dialCode, code) => {
  expect(mainCountryOf(dialCode)).toBe(code);
});
