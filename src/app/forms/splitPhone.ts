import type { PhoneFieldValue } from '@adire/ui';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DEFAULT_DIAL_CODE } from '#domain/accounts/phones.ts';

/** Converts a phone number in E.164 to the value of a `PhoneField`; null gives an empty field. */
export function splitPhone(e164: string | null): PhoneFieldValue {
  const phone = e164 === null ? undefined : parsePhoneNumberFromString(e164);
  return phone
    ? { dialCode: `+${phone.countryCallingCode}`, national: phone.nationalNumber }
    : { dialCode: DEFAULT_DIAL_CODE, national: e164 ?? '' };
}
