import * as flags from 'country-flag-icons/react/3x2';
import { type CountryCode, getCountries } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

const flagsByCode = new Map<string, (typeof flags)['NG']>(Object.entries(flags));

interface CountryFlagProps {
  readonly code?: string | undefined;
  readonly dialCode: string;
}

/** The flag of a country, or of the main country of a dial code. Loads the flags of all countries. */
export default function CountryFlag({ code, dialCode }: CountryFlagProps) {
  const Flag = flagsByCode.get(code ?? mainCountryOf(dialCode) ?? '');
  return Flag ? <Flag aria-hidden="true" /> : null;
}

/** The main country of a dial code: the United States for `+1`, the United Kingdom for `+44`. */
export function mainCountryOf(dialCode: string): CountryCode | undefined {
  const [main] = metadata.country_calling_codes[dialCode.replace(/\D/g, '')] ?? [];
  return getCountries(metadata).find((code) => code === main);
}
