import * as z from 'zod/mini';
import type { ProfileChange, User } from '#api/calls/users.ts';
import { kinName } from '#api/contract/users.ts';
import { splitPhone } from '#app/forms/splitPhone.ts';
import { KIN_PHONE_MESSAGE, KIN_RELATIONS } from '#domain/accounts/nextOfKin.ts';
import { phoneProblem, toE164 } from '#domain/accounts/phones.ts';

/** The next-of-kin fields of 'Edit profile'. All empty means no next of kin. */
export const kinShape = {
  kinName: z.string(),
  kinRelation: z.union([z.literal(''), z.enum(KIN_RELATIONS)]),
  kinPhone: z.object({ dialCode: z.string(), national: z.string() }),
};

export interface KinForm {
  readonly kinName: string;
  readonly kinRelation: z.output<typeof kinShape.kinRelation>;
  readonly kinPhone: z.output<typeof kinShape.kinPhone>;
}

export const KIN_FIELDS = [
  'kinName',
  'kinRelation',
  'kinPhone',
] as const satisfies readonly (keyof KinForm)[];

/**
 * The errors of a next of kin by field; none if all fields are empty, or as they are stored.
 * @param ownPhone the buyer's number, in E.164; null if it is invalid.
 */
export function kinProblems(
  user: User,
  form: KinForm,
  ownPhone: string | null,
): Partial<Record<keyof KinForm, string>> {
  if (isNobody(form)) return {};
  const { national, dialCode } = form.kinPhone;
  const isOwn = ownPhone !== null && toE164(national, dialCode) === ownPhone;
  const phoneMessage = isOwn ? KIN_PHONE_MESSAGE : phoneProblem(national, dialCode);
  // The name of a person who was named before the rule for names.
  const isKept = form.kinName === user.nextOfKin?.name && !('nextOfKin' in kinChange(user, form));
  const named = z.safeParse(kinName, form.kinName);
  return {
    ...(!named.success &&
      !isKept && {
        kinName:
          form.kinName.trim() === ''
            ? 'Enter their name, or leave all three empty.'
            : (named.error.issues[0]?.message ?? ''),
      }),
    ...(form.kinRelation === '' && { kinRelation: 'Choose how they are related to you.' }),
    ...(phoneMessage !== null && { kinPhone: phoneMessage }),
  };
}

export const kinFormOf = ({ nextOfKin }: User) => ({
  kinName: nextOfKin?.name ?? '',
  kinRelation: nextOfKin?.relation ?? ('' as const),
  kinPhone: splitPhone(nextOfKin?.phone ?? null),
});

/** The changed next of kin; empty if unchanged. */
export function kinChange(user: User, form: KinForm): Pick<ProfileChange, 'nextOfKin'> {
  const named = nextOfKinOf(form);
  const { nextOfKin } = user;
  const isSame =
    named?.name === nextOfKin?.name &&
    named?.relation === nextOfKin?.relation &&
    named?.phone === nextOfKin?.phone;
  return isSame ? {} : { nextOfKin: named };
}

function nextOfKinOf({ kinName, kinRelation, kinPhone }: KinForm) {
  const phone = toE164(kinPhone.national, kinPhone.dialCode);
  return kinRelation === '' || phone === null ? null : { name: kinName.trim(), relation: kinRelation, phone };
}

const isNobody = ({ kinName, kinRelation, kinPhone }: KinForm): boolean =>
  kinName.trim() === '' && kinRelation === '' && kinPhone.national.trim() === '';
