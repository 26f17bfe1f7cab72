import * as z from 'zod/mini';
import { CONTACT_CHANNELS, EMPLOYMENT_STATUSES } from '#domain/accounts/accounts.ts';
import { KIN_RELATIONS } from '#domain/accounts/nextOfKin.ts';
import { success } from './envelope.ts';
import {
  amount,
  date,
  email,
  id,
  longOtp,
  noNul,
  password,
  personName,
  phone,
  timestamp,
} from './scalars.ts';

export const kinName = personName('Their full name', { maximum: 120 });
const kinRelation = z.enum(KIN_RELATIONS, 'Choose how they are related to you.');

/** The contact if the buyer cannot continue a contribution. */
const nextOfKin = z.object({ name: z.string(), relation: kinRelation, phone: z.string() });
const newNextOfKin = z.object({ name: kinName, relation: kinRelation, phone });

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
  /** The requested replacement of a verified email or phone, until it is verified. */
  pending_email: z.nullable(z.string()),
  pending_phone: z.nullable(z.string()),
  roles: z.array(z.string()),
  picture: z.nullable(z.string()),
  date_of_birth: z.nullable(date),
  employment_status: z.nullable(z.enum(EMPLOYMENT_STATUSES)),
  next_of_kin: z.nullable(nextOfKin),
});

export const userResponse = success(z.object({ user }));

export const CURRENT_PASSWORD_MESSAGE = 'Current Password is required.';
export const currentPassword = z
  .string(CURRENT_PASSWORD_MESSAGE)
  .check(z.minLength(1, CURRENT_PASSWORD_MESSAGE), noNul);

/**
 * A verified email or phone changes only once the new one is verified (`contactVerification`); one that was never
 * verified is replaced immediately. Both require the current password once the phone or email is verified.
 */
export const profileChange = z.object({
  first_name: z.optional(personName('First Name')),
  last_name: z.optional(personName('Last Name')),
  phone: z.optional(phone),
  email: z.optional(email),
  date_of_birth: z.optional(z.nullable(date)),
  employment_status: z.optional(z.nullable(z.enum(EMPLOYMENT_STATUSES, 'Choose one of the listed answers.'))),
  /** Null removes the next of kin. */
  next_of_kin: z.optional(z.nullable(newNextOfKin)),
  current_password: z.optional(currentPassword),
});

/** Sends a code to the pending email or phone, or to the email that is not verified yet. */
export const contactCodeRequest = z.object({ channel: z.enum(CONTACT_CHANNELS) });
export const contactVerification = z.object({ channel: z.enum(CONTACT_CHANNELS), otp: longOtp });

export const session = z.object({
  id,
  /** Browser and system, like 'Chrome on Android'. */
  device: z.string(),
  /** The network of its last request, as /24 or /48. */
  network: z.string(),
  created_at: timestamp,
  last_seen_at: timestamp,
  current: z.boolean(),
});
export const sessionsResponse = success(z.object({ sessions: z.array(session) }));
export const sessionParams = z.object({ id });

export const passwordChange = z.object({
  current_password: currentPassword,
  password,
  confirm_password: z.string('Confirm Password is required.'),
});

/** Request body of PUT /users/me/picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The export of everything stored about a user. */
export const ownDataRequest = z.object({ current_password: currentPassword });

/** What must be settled before an account is erased; all empty if it can be erased. */
export const erasure = z.object({
  balance: amount,
  /** Withdrawals that the bank has not sent yet. */
  open_withdrawals: z.int(),
  /** Ids of the contributions that are not finished. */
  unfinished_contributions: z.array(id),
});
export const erasureResponse = success(z.object({ erasure }));
export const erasureRequest = z.object({ current_password: currentPassword });
