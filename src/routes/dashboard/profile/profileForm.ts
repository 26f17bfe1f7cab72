import * as z from 'zod/mini';
import type { ProfileChange, User } from '#api/calls/users.ts';
import { date, email, personName } from '#api/contract/scalars.ts';
import { CURRENT_PASSWORD_MESSAGE } from '#api/contract/users.ts';
import { splitPhone } from '#app/forms/splitPhone.ts';
import { EMPLOYMENT_STATUSES } from '#domain/accounts/accounts.ts';
import { phoneProblem, toE164 } from '#domain/accounts/phones.ts';
import { KIN_FIELDS, kinChange, kinFormOf, kinProblems, kinShape } from './kinForm.ts';

const DATE_MESSAGE = 'There is no such day. Write it like 24/03/1990.';

/** The form of 'Edit profile'. An empty string means not given. */
const shapeFor = (user: User) =>
  z.object({
    firstName: personName('First Name', { stored: user.firstName }),
    lastName: personName('Last Name', { stored: user.lastName }),
    phone: z.object({ dialCode: z.string(), national: z.string() }).check(({ value, issues }) => {
      const message = phoneProblem(value.national, value.dialCode);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
    email,
    dateOfBirth: z
      .string()
      .check(z.refine((typed) => typed === '' || z.safeParse(date, typed).success, DATE_MESSAGE)),
    employmentStatus: z.union([z.literal(''), z.enum(EMPLOYMENT_STATUSES)]),
    ...kinShape,
    currentPassword: z.string(),
  });
export type ProfileForm = z.output<ReturnType<typeof shapeFor>>;

/** The first option of an optional choice. Not a placeholder, which cannot be selected again. */
export const NOT_GIVEN = { value: '', label: 'Not given' } as const;

/** A new email or phone number requires the current password once the account has verified either. */
export const profileFormFor = (user: User) =>
  shapeFor(user).check(
    ({ value, issues }) => {
      const ownPhone = toE164(value.phone.national, value.phone.dialCode);
      for (const [field, message] of Object.entries(kinProblems(user, value, ownPhone)))
        issues.push({ code: 'custom', input: value, path: [field], message });
    },
    z.refine((form) => form.currentPassword !== '' || !needsPassword(user, form), {
      error: CURRENT_PASSWORD_MESSAGE,
      path: ['currentPassword'],
    }),
  );

/** All but the password, which is never stored. */
export const DRAFT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'dateOfBirth',
  'employmentStatus',
  ...KIN_FIELDS,
] as const satisfies readonly (keyof ProfileForm)[];

export const PROFILE_FIELDS = [...DRAFT_FIELDS, 'currentPassword'] as const;

export function profileFormOf(user: User): ProfileForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: splitPhone(user.phone),
    email: user.email,
    dateOfBirth: user.dateOfBirth ?? '',
    employmentStatus: user.employmentStatus ?? '',
    ...kinFormOf(user),
    currentPassword: '',
  };
}

type Contacts = Pick<ProfileForm, 'email' | 'phone'>;

/** A new email or phone number. One that already awaits its code is not new. */
function changedContacts(user: User, form: Contacts): Pick<ProfileChange, 'email' | 'phone'> {
  const email = form.email.trim().toLowerCase();
  const phone = toE164(form.phone.national, form.phone.dialCode);
  return {
    ...(phone !== null && phone !== user.phone && phone !== user.pendingPhone && { phone }),
    ...(email !== user.email.toLowerCase() && email !== user.pendingEmail && { email: form.email }),
  };
}

export function needsPassword(user: User, form: Contacts): boolean {
  const { email, phone } = changedContacts(user, form);
  return (email !== undefined || phone !== undefined) && (user.emailVerified || user.phoneVerified);
}

/** Only the changed fields: sending an unchanged email or phone number would require another verification. */
export function changesOf(user: User, form: ProfileForm): ProfileChange {
  const dateOfBirth = form.dateOfBirth === '' ? null : form.dateOfBirth;
  const employmentStatus = form.employmentStatus === '' ? null : form.employmentStatus;
  return {
    ...(form.firstName !== user.firstName && { firstName: form.firstName }),
    ...(form.lastName !== user.lastName && { lastName: form.lastName }),
    ...changedContacts(user, form),
    ...(dateOfBirth !== user.dateOfBirth && { dateOfBirth }),
    ...(employmentStatus !== user.employmentStatus && { employmentStatus }),
    ...kinChange(user, form),
    ...(needsPassword(user, form) && { currentPassword: form.currentPassword }),
  };
}
