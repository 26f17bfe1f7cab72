import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/accounts.ts';
import { CODE_CHANNELS } from '#domain/messages.ts';
import { success } from './envelope.ts';
import { email, id, identifier, longOtp, noNul, otp, password, personName, phone } from './scalars.ts';
import { user } from './users.ts';

export const registration = z.object({
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  phone,
  email,
  password,
});

export const credentials = z.object({
  identifier,
  password: z
    .string('Password is required.')
    .check(
      z.minLength(1, 'Password is required.'),
      z.maxLength(PASSWORD_MAX_LENGTH, 'That password is too long.'),
      noNul,
    ),
});

/** Also the response of a verification, whose new token replaces the old one. */
export const signedIn = success(z.object({ token: z.object({ authToken: z.string() }), user }));

export const otpVerification = z.object({ otp, user_id: id });
export const otpCheck = z.object({ otp: longOtp, identifier });
export const otpResend = z
  .object({
    user_id: z.optional(id),
    identifier: z.optional(identifier),
    /** Channel of the code to the phone; `sms` by default. */
    channel: z._default(z.enum(CODE_CHANNELS), 'sms'),
  })
  .check(
    z.refine((body) => (body.user_id === undefined) !== (body.identifier === undefined), {
      error: 'Send either user_id or identifier.',
      path: ['identifier'],
    }),
  );
export const resetRequest = z.object({ identifier });
export const passwordReset = z.object({
  password,
  confirm_password: z.string('Confirm Password is required.'),
  identifier,
  otp: longOtp,
});
