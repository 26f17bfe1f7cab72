import * as z from 'zod/mini';
import { EMPLOYMENT_STATUSES } from '#domain/accounts.ts';
import { success } from './envelope.ts';
import { date, email, id, noNul, password, personName, phone } from './scalars.ts';

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_verified: z.boolean(),
  roles: z.array(z.string()),
  picture: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  employment_status: z.nullable(z.enum(EMPLOYMENT_STATUSES)),
});

export const userAnswer = success(z.object({ user }));

export const profileChange = z.object({
  first_name: z.optional(personName('First Name')),
  last_name: z.optional(personName('Last Name')),
  phone: z.optional(phone),
  email: z.optional(email),
  date_of_birth: z.optional(z.nullable(date)),
  employment_status: z.optional(z.nullable(z.enum(EMPLOYMENT_STATUSES, 'Choose one of the listed answers.'))),
});

export const passwordChange = z.object({
  current_password: z
    .string('Current Password is required.')
    .check(z.minLength(1, 'Current Password is required.'), noNul),
  password,
  confirm_password: z.string('Confirm Password is required.'),
});

/** What PUT /users/me/picture takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
