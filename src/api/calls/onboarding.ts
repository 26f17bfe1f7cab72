import type * as z from 'zod/mini';
import type { CodeChannel } from '#domain/messages.ts';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { emptyBody, success } from '../contract/envelope.ts';
import {
  type credentials,
  type otpCheck,
  type otpVerification,
  type passwordReset,
  type registration,
  signedIn,
} from '../contract/onboarding.ts';

export type Registration = Camel<z.input<typeof registration>>;
export type Credentials = Camel<z.input<typeof credentials>>;
export type OtpVerification = Camel<z.input<typeof otpVerification>>;
export type OtpCheck = Camel<z.input<typeof otpCheck>>;
export type OtpResend = ({ readonly userId: string } | { readonly identifier: string }) & {
  /** SMS by default. */
  readonly channel?: CodeChannel;
};
export type PasswordReset = Camel<z.input<typeof passwordReset>>;
export type SignedIn = Camel<z.output<typeof signedIn>>['body'];

const done = success(emptyBody);

export const register = async (body: Registration): Promise<SignedIn> =>
  (await call('POST', '/onboarding/register', signedIn, { body })).body;

export const logIn = async (body: Credentials): Promise<SignedIn> =>
  (await call('POST', '/onboarding/login', signedIn, { body })).body;

/** Returns a new token; the old one becomes invalid. */
export const verifyOtp = async (body: OtpVerification): Promise<SignedIn> =>
  (await call('POST', '/onboarding/verify-otp', signedIn, { body })).body;

export const checkOtp = (body: OtpCheck) => call('POST', '/onboarding/check-otp', done, { body });

export const resendOtp = (body: OtpResend) => call('POST', '/onboarding/resend-otp', done, { body });

export const requestPasswordReset = (body: { identifier: string }) =>
  call('POST', '/onboarding/init-reset-password', done, { body });

export const resetPassword = (body: PasswordReset) =>
  call('POST', '/onboarding/reset-password', done, { body });

export const logOut = () => call('POST', '/onboarding/logout', done);
