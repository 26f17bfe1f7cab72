import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { HttpError } from '../../platform/http/http-error.ts';

/** Where an SMS costs a multiple and a part of it goes to whoever rents the number, or where none is received. */
const REFUSED_TYPES: ReadonlySet<string> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'VOICEMAIL',
  'PAGER',
  'PERSONAL_NUMBER',
  'VOIP',
]);

/** Its mobile numbers are told from others by the wire already, and its ranges grow faster than the list. */
const HOME_COUNTRY = 'NG';
const NO_SMS = 'We cannot send an SMS to this number. Please use another mobile number.';

/**
 * Satellite networks (+870, +881 to +883), universal and premium numbers (+878, +979) belong to no country, and are
 * refused with the ranges that nobody assigned.
 * @throws HttpError `invalid_fields` at `phone`, for a number (E.164) that no SMS goes to.
 */
export function refuseUnreachable(phone: string, allowedCountries: readonly string[] | null): void {
  const parsed = parsePhoneNumberFromString(phone);
  const country = parsed?.country;
  const type = parsed?.getType();
  const isReachable =
    country !== undefined &&
    (country === HOME_COUNTRY || (type !== undefined && !REFUSED_TYPES.has(type))) &&
    (allowedCountries === null || allowedCountries.includes(country));
  if (!isReachable) throw new HttpError('invalid_fields', { fields: { phone: NO_SMS } });
}
