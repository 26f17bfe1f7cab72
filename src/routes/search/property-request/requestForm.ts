import * as z from 'zod/mini';
import { propertyRequest } from '#api/contract/support.ts';
import { typedPhone } from '#app/forms/typedPhone.ts';
import { DEFAULT_DIAL_CODE } from '#domain/accounts/phones.ts';

const { shape } = propertyRequest;

const typedBudget = z.pipe(
  z.nullable(z.number()).check(z.refine((amountKobo) => amountKobo !== null, 'Budget is required.')),
  shape.budget,
);

/** Validates a property request and converts its input into the request body. */
export const requestForm = z.object({
  preferredLocation: shape.preferred_location,
  budget: typedBudget,
  phone: typedPhone,
  firstName: shape.first_name,
  lastName: shape.last_name,
  email: shape.email,
  message: shape.message,
});

export type TypedRequest = z.input<typeof requestForm>;

/** In their order on the form. */
export const REQUEST_FIELDS = [
  'preferredLocation',
  'budget',
  'phone',
  'firstName',
  'lastName',
  'email',
  'message',
] as const satisfies readonly (keyof TypedRequest)[];

export const EMPTY_REQUEST: TypedRequest = {
  firstName: '',
  lastName: '',
  phone: { dialCode: DEFAULT_DIAL_CODE, national: '' },
  email: '',
  preferredLocation: '',
  budget: null,
  message: '',
};
