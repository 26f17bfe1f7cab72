import * as z from 'zod/mini';
import { phone } from '#api/contract/scalars.ts';
import { phoneProblem, toE164 } from '#domain/accounts/phones.ts';

/** Converts the value of a `PhoneField` to E.164. The dial code is chosen beside it, so no message asks for one. */
export const typedPhone = z.pipe(
  z.pipe(
    z.object({ dialCode: z.string(), national: z.string() }).check(({ value, issues }) => {
      const problem = value.national === '' ? null : phoneProblem(value.national, value.dialCode);
      if (problem !== null) issues.push({ code: 'custom', input: value, message: problem });
    }),
    z.transform(({ dialCode, national }) => toE164(national, dialCode) ?? ''),
  ),
  phone,
);
