import * as flags from 'country-flag-icons/react/3x2';
import { mainCountryOf } from './mainCountry.ts';

const byCode = new Map<string, (typeof flags)['NG']>(Object.entries(flags));

/** The flag of a country, or of the country that a dial code means first. All flags come with this file. */
export default function CountryFlag({
  code,
  dialCode,
}: {
  readonly code?: string | undefined;
  readonly dialCode: string;
}) {
  const Flag = byCode.get(code ?? mainCountryOf(dialCode) ?? '');
  return Flag ? <Flag aria-hidden="true" /> : null;
}
