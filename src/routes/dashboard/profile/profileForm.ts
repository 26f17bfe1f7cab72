import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import type { ProfileChange, User } from '#api/calls/users.ts';
import { date, email, personName } from '#api/contract/scalars.ts';
import { EMPLOYMENT_STATUSES } from '#domain/accounts.ts';
import { DEFAULT_DIAL_CODE, toE164 } from '#domain/phones.ts';

const PHONE_MESSAGE = 'Enter a phone number with its country code, like +234 803 123 4567.';
const DATE_MESSAGE = 'There is no such day. Write it like 24/03/1990.';

/** What the form of 'Edit profile' holds. Empty texts stand for what is not given. */
export const profileForm = z.object({
  firstName: personName('First Name'),
  lastName: personName('Last Name'),
  phone: z
    .object({ dialCode: z.string(), national: z.string() })
    .check(z.refine(({ dialCode, national }) => toE164(national, dialCode) !== null, PHONE_MESSAGE)),
  email,
  dateOfBirth: z
    .string()
    .check(z.refine((typed) => typed === '' || z.safeParse(date, typed).success, DATE_MESSAGE)),
  employmentStatus: z.union([z.literal(''), z.enum(EMPLOYMENT_STATUSES)]),
});
export type ProfileForm = z.output<typeof profileForm>;

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'dateOfBirth',
  'employmentStatus',
] as const satisfies readonly (keyof ProfileForm)[];

export function profileFormOf(user: User): ProfileForm {
  const phone = parsePhoneNumberFromString(user.phone);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: phone
      ? { dialCode: `+${phone.countryCallingCode}`, national: phone.nationalNumber }
      : { dialCode: DEFAULT_DIAL_CODE, national: user.phone },
    email: user.email,
    dateOfBirth: user.dateOfBirth ?? '',
    employmentStatus: user.employmentStatus ?? '',
  };
}

/** Only what differs: an unchanged phone number is never sent, so that it need not be verified again. */
export function changesOf(user: User, form: ProfileForm): ProfileChange {
  const phone = toE164(form.phone.national, form.phone.dialCode);
  const dateOfBirth = form.dateOfBirth === '' ? null : form.dateOfBirth;
  const employmentStatus = form.employmentStatus === '' ? null : form.employmentStatus;
  return {
    ...(form.firstName !== user.firstName && { firstName: form.firstName }),
    ...(form.lastName !== user.lastName && { lastName: form.lastName }),
    ...(phone !== null && phone !== user.phone && { phone }),
    ...(form.email !== user.email && { email: form.email }),
    ...(dateOfBirth !== user.dateOfBirth && { dateOfBirth }),
    ...(employmentStatus !== user.employmentStatus && { employmentStatus }),
  };
}
