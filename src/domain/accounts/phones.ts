export const DEFAULT_DIAL_CODE = '+234';
const PHONE_MAX_NATIONAL_DIGITS = 10;
const NIGERIAN_MOBILE = /^[789]\d{9}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * What is dialled before a national number at home, by dial code, where it is not 0. Where it is nothing, a leading 0 is
 * part of the number.
 */
const TRUNK_PREFIXES: Readonly<Record<string, string>> = {
  '36': '06',
  '39': '',
  '225': '',
  '229': '',
  '241': '',
  '242': '',
  '378': '',
  '993': '8',
};

/**
 * Normalises typed or pasted text to national digits: removes spaces, hyphens, brackets and dots, then the dial code in
 * any form (+234, 00234, 234) and the trunk prefix, mostly 0. The length is not limited here: normalise first, check
 * the length after, so that `0803 123 4567` is accepted.
 */
export function nationalDigits(typed: string, dialCode: string = DEFAULT_DIAL_CODE): string {
  const dialDigits = dialCode.replace(/\D/g, '');
  const hasPlus = typed.trim().startsWith('+');
  const digits = typed.replace(/\D/g, '');
  const isInternational = (prefix: string) =>
    digits.startsWith(prefix + dialDigits) && digits.length > PHONE_MAX_NATIONAL_DIGITS;
  const national = ((): string => {
    if (hasPlus && digits.startsWith(dialDigits)) return digits.slice(dialDigits.length);
    if (isInternational('00')) return digits.slice(dialDigits.length + 2);
    if (isInternational('')) return digits.slice(dialDigits.length);
    return digits;
  })();
  const trunk = TRUNK_PREFIXES[dialDigits] ?? '0';
  return national.startsWith(trunk) ? national.slice(trunk.length) : national;
}

/**
 * Reads the text of a phone field. A whole number with another dial code, as it is pasted or filled in, brings that
 * code: `+44 7911 123456`.
 */
export function parsePhone(
  typed: string,
  dialCode: string,
): { readonly dialCode: string; readonly national: string } {
  const whole = internationalDigits(typed);
  if (!E164.test(whole)) return { dialCode, national: nationalDigits(typed, dialCode) };
  const ownCode = whole.startsWith(dialCode) ? dialCode : dialCodeOf(whole);
  return { dialCode: ownCode, national: nationalDigits(whole, ownCode) };
}

/** The plus and digits of a number that is written with its dial code, whatever is around and between them. */
function internationalDigits(typed: string): string {
  const plus = typed.indexOf('+');
  const digits = typed.slice(Math.max(plus, 0)).replace(/\D/g, '');
  if (plus >= 0) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : '';
}

/** E.164 (`+2348031234567`) from a dial code and the typed text; null if it is not a phone number. */
export function toE164(typed: string, dialCode: string = DEFAULT_DIAL_CODE): string | null {
  const national = nationalDigits(typed, dialCode);
  const e164 = `+${dialCode.replace(/\D/g, '')}${national}`;
  return national.length <= PHONE_MAX_NATIONAL_DIGITS && isE164(e164) ? e164 : null;
}

/** What is wrong with a number that is typed after its dial code; null if it is a phone number. */
export function phoneProblem(typed: string, dialCode: string): string | null {
  if (toE164(typed, dialCode) !== null) return null;
  if (nationalDigits(typed, dialCode).length > PHONE_MAX_NATIONAL_DIGITS)
    return `That number is too long: at most ${PHONE_MAX_NATIONAL_DIGITS} digits follow ${dialCode}.`;
  return dialCode === DEFAULT_DIAL_CODE
    ? 'Enter a Nigerian mobile number, like 0803 123 4567.'
    : `Enter a phone number that follows ${dialCode}.`;
}

/** Whether a text is an E.164 number; a Nigerian one must also have a mobile's ten digits. */
export function isE164(phone: string): boolean {
  if (!E164.test(phone)) return false;
  return phone.startsWith(DEFAULT_DIAL_CODE)
    ? NIGERIAN_MOBILE.test(phone.slice(DEFAULT_DIAL_CODE.length))
    : true;
}

/** Of zones 1 and 7 one digit is the country code, of these two, of all others three (ITU-T E.164). */
const SHORT_DIAL_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Characters of a plus and three digits. */
const LONG_DIAL_CODE_LENGTH = 4;

/** The dial code of an E.164 number: `+234`. Without the tables of a library, which are 30 kB of every visit. */
export const dialCodeOf = (e164: string): string =>
  SHORT_DIAL_CODE.exec(e164)?.[0] ?? e164.slice(0, LONG_DIAL_CODE_LENGTH);

/** `0803 123 4567` for a Nigerian number; any other as it is. */
export function formatPhone(e164: string): string {
  if (!e164.startsWith(DEFAULT_DIAL_CODE)) return e164;
  const digits = `0${e164.slice(DEFAULT_DIAL_CODE.length)}`;
  return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
}

export type Identifier =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/**
 * Parses 'Phone number or Email': text with an @ is an email; other text is a Nigerian number unless it begins with +.
 */
export function parseIdentifier(typed: string): Identifier | null {
  const text = typed.trim();
  if (text.includes('@')) return { kind: 'email', email: text.toLowerCase() };
  const compact = text.replace(/[\s().-]/g, '');
  const phone = isE164(compact) ? compact : toE164(text);
  return phone ? { kind: 'phone', phone } : null;
}
