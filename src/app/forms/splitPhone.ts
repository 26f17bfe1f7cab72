import type { PhoneFieldValue } from '@adire/ui';
import { DEFAULT_DIAL_CODE, dialCodeOf } from '#domain/accounts/phones.ts';

/** Converts a phone number in E.164 to the value of a `PhoneField`; null gives an empty field. */
export function splitPhone(e164: string | null): PhoneFieldValue {
  if (e164 === null) return { dialCode: DEFAULT_DIAL_CODE, national: '' };
  const dialCode = dialCodeOf(e164);
  return { dialCode, national: e164.slice(dialCode.length) };
}
