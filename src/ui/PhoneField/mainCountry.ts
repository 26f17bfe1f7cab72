import { type CountryCode, getCountries } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** The country that a dial code means first: `+1` is the United States, `+44` the United Kingdom. */
export function mainCountryOf(dialCode: string): CountryCode | undefined {
  const [first] = metadata.country_calling_codes[dialCode.replace(/\D/g, '')] ?? [];
  return getCountries(metadata).find((code) => code === first);
}
