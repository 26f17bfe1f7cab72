import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyBody, success } from '#api/contract/envelope.ts';
import {
  credentials,
  otpCheck,
  otpResend,
  otpVerification,
  passwordReset,
  registration,
  resetRequest,
  signedIn,
} from '#api/contract/onboarding.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { CodeChannel } from '#domain/messages.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggable, reportedCause } from '../../platform/http/loggable.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { limitAddress } from '../../platform/http/rate-limits.ts';
import { route } from '../../platform/http/route.ts';
import { codeChannels } from '../../platform/settings/message-settings.ts';
import { limitIdentifier } from '../identifier-limits.ts';
import { clientOf, setDeviceCookie, setResetCookie } from '../sessions/clients.ts';
import { networkSource } from '../sessions/known-devices.ts';
import { endSession } from '../sessions/sessions.ts';
import type { UserRow } from '../users/store.ts';
import { toWireUser } from '../users/wire.ts';
import { logIn } from './login.ts';
import { register, type SignedIn } from './register.ts';
import { checkResetCode, requestReset, resetPassword } from './reset.ts';
import { resendVerification, verifyPhone } from './verification.ts';

/** The dependencies of onboarding, with the hook that other areas use. */
interface OnboardingOptions extends Dependencies {
  /**
   * Called after a phone was verified, outside any transaction. An error is logged and does not fail the
   * verification, so the hook's work must be possible later too.
   */
  readonly onPhoneVerified: (user: UserRow) => Promise<void>;
}

const done = success(emptyBody);
const RESENT = 'OTP has been resent to your phone number and email.';

/** Signing up and in, verifying the phone, and getting back in without the password. */
async function onboardingRoutes(
  app: FastifyInstance,
  { onPhoneVerified, ...dependencies }: OnboardingOptions,
): Promise<void> {
  await app.register(cookie);
  const { settings } = dependencies;
  const limit = (request: FastifyRequest, identifier: string): Promise<void> =>
    limitIdentifier(dependencies, { identifier, source: networkSource(networkOf(request.ip)) });
  const limitClient = limitAddress(dependencies, {
    area: 'onboarding',
    limit: settings.onboardingLimitPerAddress,
    windowMs: MINUTE_MS,
  });
  const common = { method: 'POST', tag: 'onboarding', before: limitClient } as const;

  route(app, {
    ...common,
    url: '/onboarding/register',
    summary: 'Make an account and send its first code',
    access: 'all',
    body: registration,
    response: signedIn,
    handle: async ({ body, request, reply }) => {
      await limit(request, body.phone);
      await limit(request, body.email);
      const registered = await register(dependencies, body, clientOf(request));
      setDeviceCookie(reply, settings, registered.deviceToken);
      return toSignedIn('Your account is ready.', registered);
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/login',
    summary: 'Sign in with a phone number or email',
    access: 'all',
    body: credentials,
    response: signedIn,
    handle: async ({ body, request, reply }) => {
      const loggedIn = await logIn(dependencies, body, clientOf(request));
      setDeviceCookie(reply, settings, loggedIn.deviceToken);
      return toSignedIn('Login Successful!', loggedIn);
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/verify-otp',
    summary: 'Verify the phone by the code sent to it; the token ends, and the answer has a new one',
    access: 'signedIn',
    body: otpVerification,
    response: signedIn,
    handle: async ({ body, principal, request }) => {
      await limit(request, principal.userId);
      const verified = await verifyPhone(dependencies, {
        principal,
        userId: body.userId,
        code: body.otp,
        client: clientOf(request),
      });
      await onPhoneVerified(verified.user).catch((error: unknown) =>
        request.log.error({ err: loggable(reportedCause(error)) }, 'the hook of a verified phone failed'),
      );
      return toSignedIn('Your phone number is verified.', verified);
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/resend-otp',
    summary:
      'Send a new code: to verify the phone (user_id, signed in) or to reset the password (identifier)',
    access: 'all',
    body: otpResend,
    response: done,
    handle: async ({ body, principal, request, reply }) => {
      const { userId, identifier, channel } = body;
      assertOffered(dependencies, channel);
      if (userId !== undefined) {
        await limit(request, userId);
        const network = networkOf(request.ip);
        await resendVerification(dependencies, { principal, userId, channel, network });
      } else if (identifier !== undefined) {
        const requested = { identifier, channel };
        setResetCookie(reply, settings, await requestReset(dependencies, requested, clientOf(request)));
      }
      return { message: RESENT, body: {} };
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/init-reset-password',
    summary: 'Send a code to reset the password with; the response is the same for everyone',
    access: 'all',
    body: resetRequest,
    response: done,
    handle: async ({ body, request, reply }) => {
      const requested = { identifier: body.identifier, channel: 'sms' } as const;
      setResetCookie(reply, settings, await requestReset(dependencies, requested, clientOf(request)));
      return { message: 'If you have an account with us, a code is on its way to you.', body: {} };
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/check-otp',
    summary: 'Say whether a code to reset the password is right; it stays usable',
    access: 'all',
    body: otpCheck,
    response: done,
    handle: async ({ body, request }) => {
      const { identifier, otp: code } = body;
      await checkResetCode(dependencies, { identifier, code }, clientOf(request));
      return { message: 'That code is right.', body: {} };
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/reset-password',
    summary: 'Set a new password with a code; every session of the user ends',
    access: 'all',
    body: passwordReset,
    response: done,
    handle: async ({ body, request }) => {
      const { otp: code, ...rest } = body;
      await resetPassword(dependencies, { ...rest, code }, clientOf(request));
      return { message: 'Password has been reset successfully!', body: {} };
    },
  });

  route(app, {
    ...common,
    url: '/onboarding/logout',
    summary: 'End this session',
    access: 'signedIn',
    response: done,
    handle: async ({ principal }) => {
      await endSession(dependencies.db, principal.tokenHash);
      return { message: 'You are logged out.', body: {} };
    },
  });
}

/** @throws HttpError `invalid_fields` if no provider carries codes by that channel. */
function assertOffered({ settings }: Dependencies, channel: CodeChannel): void {
  if (codeChannels(settings.messages).includes(channel)) return;
  throw new HttpError('invalid_fields', { fields: { channel: 'Codes are not sent in this way.' } });
}

const toSignedIn = (message: string, { token, user }: SignedIn) => ({
  message,
  body: { token: { authToken: token }, user: toWireUser(user) },
});

export const onboardingArea = area<OnboardingOptions>('onboarding', ['authentication'], onboardingRoutes);
