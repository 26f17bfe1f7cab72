import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { HttpError } from '../../platform/http/http-error.ts';

/** Numbers whose SMS cost a multiple, shared with the number's owner, or that receive none. */
const REJECTED_TYPES: ReadonlySet<string> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'VOICEMAIL',
  'PAGER',
  'PERSONAL_NUMBER',
  'VOIP',
]);

/** The contract accepts its mobile numbers only, and its ranges grow faster than the library's list. */
const HOME_COUNTRY = 'NG';
const NO_SMS = 'We cannot send an SMS to this number. Please use another mobile number.';

/**
 * Rejects numbers without a country: satellite networks (+870, +881 to +883), universal and premium numbers (+878,
 * +979), unassigned ranges, and other spellings of a number, each of which would be a contact of its own for accounts
 * and limits: with the trunk prefix, +233 024 123 4567.
 * @throws HttpError `invalid_fields` at `phone`, for a number (E.164) that we send no SMS to.
 */
export function assertSmsAllowed(phone: string, allowedCountries: readonly string[] | null): void {
  const parsed = parsePhoneNumberFromString(phone);
  const country = parsed?.country;
  const type = parsed?.getType();
  const isReachable =
    country !== undefined &&
    parsed?.number === phone &&
    (country === HOME_COUNTRY || (type !== undefined && !REJECTED_TYPES.has(type))) &&
    (allowedCountries === null || allowedCountries.includes(country));
  if (!isReachable) throw new HttpError('invalid_fields', { fields: { phone: NO_SMS } });
}
