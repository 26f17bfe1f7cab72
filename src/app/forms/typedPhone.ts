import * as z from 'zod/mini';
import { phone } from '#api/contract/scalars.ts';
import { nationalDigits, PHONE_MAX_NATIONAL_DIGITS, toE164 } from '#domain/phones.ts';

/** What a `PhoneField` holds, made into E.164. */
export const typedPhone = z.pipe(
  z.pipe(
    z.object({ dialCode: z.string(), national: z.string() }),
    z.transform(({ dialCode, national }) =>
      national === '' ? '' : (toE164(national, dialCode) ?? dialCode + national),
    ),
  ),
  phone,
);

/** National digits of what was typed or pasted, at most ten: normalised first, counted after. */
export const normalisePhone = (typed: string, dialCode: string): string =>
  nationalDigits(typed, dialCode).slice(0, PHONE_MAX_NATIONAL_DIGITS);
