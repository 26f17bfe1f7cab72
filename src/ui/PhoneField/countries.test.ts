import { expect, test } from 'vitest';
import { countriesIn, searchCountries } from './countries.ts';

const countries = countriesIn('en-NG');

const names = (typed: string) => searchCountries(countries, typed).map((country) => country.name);

test('lists every country: Nigeria, then countries where buyers live, then alphabetically', () => {
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.slice(0, 6).map((country) => country.code)).toEqual(['NG', 'GH', 'GB', 'US', 'CA', 'ZA']);
  const rest = countries.slice(6).map((country) => country.name);
  expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
});

test('names that start with the text come first, and accents are ignored', () => {
  expect(names('nig').slice(0, 2)).toEqual(['Nigeria', 'Niger']);
  expect(names('cote')).toContain('Côte d’Ivoire');
  expect(names('states')).toContain('United States');
});

test('a country is found by its code and its dial code', () => {
  expect(names('gb')[0]).toBe('United Kingdom');
  expect(names('+234')).toEqual(['Nigeria']);
  expect(names('234')).toEqual(['Nigeria']);
});

test('text that matches no country finds none', () => {
  expect(searchCountries(countries, 'zzzz')).toEqual([]);
});

test('each country has a name, code, time zone, UTC offset and dial code', () => {
  const ofCode = (code: string) => countries.find((country) => country.code === code);
  expect(ofCode('NG')).toEqual({
    name: 'Nigeria',
    code: 'NG',
    timezone: 'Africa/Lagos',
    utc: '+01:00',
    mobileCode: '+234',
  });
  expect(ofCode('GB')).toMatchObject({ timezone: 'Europe/London', utc: '+00:00', mobileCode: '+44' });
  expect(ofCode('US')).toMatchObject({ utc: '-05:00', mobileCode: '+1' });
  expect(ofCode('IN')).toMatchObject({ utc: '+05:30', mobileCode: '+91' });
  for (const { timezone, utc, mobileCode } of countries) {
    expect(mobileCode).toMatch(/^\+\d{1,3}$/);
    expect(timezone === null).toBe(utc === null);
    // The runtime must know the zone's name.
    if (timezone !== null) expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
    if (utc !== null) expect(utc).toMatch(/^[+-]\d{2}:\d{2}$/);
  }
  expect(countries.filter(({ timezone }) => timezone === null).length).toBeLessThan(6);
});

test('names and order follow the language', () => {
  const french = countriesIn('fr');
  expect(searchCountries(french, 'allem').map(({ name }) => name)).toEqual(['Allemagne']);
  expect(french.slice(6, 8).map(({ name }) => name)).toEqual(['Afghanistan', 'Albanie']);
});
