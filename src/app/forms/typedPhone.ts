import * as z from 'zod/mini';
import { phone } from '#api/contract/scalars.ts';
import { nationalDigits, PHONE_MAX_NATIONAL_DIGITS, toE164 } from '#domain/accounts/phones.ts';

/** Converts the value of a `PhoneField` to E.164. */
export const typedPhone = z.pipe(
  z.pipe(
    z.object({ dialCode: z.string(), national: z.string() }),
    z.transform(({ dialCode, national }) =>
      national === '' ? '' : (toE164(national, dialCode) ?? dialCode + national),
    ),
  ),
  phone,
);

/** The national digits of typed or pasted text. They are normalised first, then cut to the maximum length. */
export const normalisePhone = (typed: string, dialCode: string): string =>
  nationalDigits(typed, dialCode).slice(0, PHONE_MAX_NATIONAL_DIGITS);
