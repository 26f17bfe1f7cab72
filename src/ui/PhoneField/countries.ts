import { getCountry, getTimezone } from 'countries-and-timezones';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

export interface Country {
  /** ISO 3166, two letters. */
  readonly code: CountryCode;
  readonly name: string;
  /** The first of its time zones with its most common offset: `Africa/Lagos`. Null for a few small territories. */
  readonly timezone: string | null;
  /** The standard UTC offset of that zone: `+01:00`. */
  readonly utc: string | null;
  /** With its plus: `+234`. */
  readonly mobileCode: string;
}

/** The countries that are listed first. */
const first: readonly CountryCode[] = ['NG', 'GH', 'GB', 'US', 'CA', 'ZA'];

const rank = (country: Country) => {
  const place = first.indexOf(country.code);
  return place === -1 ? first.length : place;
};

/** Every country with a calling code, sorted by its name in a language. */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries(metadata)
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      ...mainTimezone(code),
      mobileCode: `+${getCountryCallingCode(code, metadata)}`,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}

function mainTimezone(code: CountryCode): Pick<Country, 'timezone' | 'utc'> {
  const zones = (getCountry(code)?.timezones ?? []).flatMap((name) => getTimezone(name) ?? []);
  const byOffset = [...Map.groupBy(zones, ({ utcOffset }) => utcOffset).values()];
  const [main] = byOffset.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return { timezone: main?.name ?? null, utc: main?.utcOffsetStr ?? null };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The countries whose name, code or dial code match the text; names that start with it come first. */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = plain(typed.trim());
  if (query === '') return countries;
  const digits = query.replace(/\D/g, '');
  if (digits !== '') return countries.filter((country) => country.mobileCode.startsWith(`+${digits}`));
  const starts = (country: Country) =>
    plain(country.name).startsWith(query) || country.code.toLowerCase() === query;
  const found = countries.filter((country) => plain(country.name).includes(query) || starts(country));
  return [...found.filter(starts), ...found.filter((country) => !starts(country))];
}
