import * as z from 'zod/mini';
import { registration } from '#api/contract/onboarding.ts';
import { typedPhone } from '#app/forms/typedPhone.ts';
import { DEFAULT_DIAL_CODE } from '#domain/accounts/phones.ts';

const { shape } = registration;

/** Validates the sign-up form and converts its input into the request. */
export const signUpForm = z.object({
  firstName: shape.first_name,
  lastName: shape.last_name,
  phone: typedPhone,
  email: shape.email,
  password: shape.password,
});

export type TypedSignUp = z.input<typeof signUpForm>;

export const SIGN_UP_FIELDS = ['firstName', 'lastName', 'phone', 'email', 'password'] as const;

export const EMPTY_SIGN_UP: TypedSignUp = {
  firstName: '',
  lastName: '',
  phone: { dialCode: DEFAULT_DIAL_CODE, national: '' },
  email: '',
  password: '',
};
