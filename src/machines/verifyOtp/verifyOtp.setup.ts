import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { OTP_LENGTH, OTP_RESEND_COOLDOWN_MS } from '#domain/accounts.ts';
import { CALL_DEADLINE_MS, failureGuards, waitMsOf } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';
import type {
  CheckCode,
  CheckedCode,
  OtpTarget,
  VerifyOtpContext,
  VerifyOtpEvent,
  VerifyOtpInput,
} from './verifyOtp.events.ts';

const hasCode = (_: unknown, params: { failure: Failure }, code: Failure['code']) =>
  params.failure.code === code;

/** What the machine of the one-time code is made of. */
export const verifyOtpSetup = setup({
  types: {
    context: {} as VerifyOtpContext,
    events: {} as VerifyOtpEvent | { type: 'code.renewed' | 'code.settled' | 'phone.foundVerified' },
    input: {} as VerifyOtpInput,
    tags: {} as 'form' | 'busy' | 'done' | 'resendable' | 'cooling' | 'resending',
  },
  actors: {
    checkCode: fromPromise<CheckedCode, CheckCode>(notProvided('checkCode')),
    resendCode: fromPromise<unknown, OtpTarget>(notProvided('resendCode')),
  },
  guards: {
    ...failureGuards,
    isCodeWhole: (_, params: { otp: string }) => params.otp.length === OTP_LENGTH,
    isSameCode: ({ context }, params: { otp: string }) => params.otp === context.otp,
    isOtherCode: ({ context }, params: { otp: string }) => params.otp !== context.otp,
    isForNewBuyer: ({ context }) => context.target.purpose === 'onboard',
    hasNoCodeYet: ({ context }) => context.resendAvailableAtMs === null,
    isCodeWrong: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_wrong'),
    isCodeExpired: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_expired'),
    isCodeUsedUp: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_attempts_exhausted'),
    isVerifiedAlready: (_, params: { failure: Failure }) => hasCode(_, params, 'already_verified'),
  },
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    resendDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
    resendCooldown: ({ context }) => Math.max(0, (context.resendAvailableAtMs ?? 0) - context.nowMs),
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    takeCode: assign({ otp: (_, params: { otp: string }) => params.otp }),
    forgetCode: assign({ otp: '' }),
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    keepResendFailure: assign({ resendFailure: (_, params: { failure: Failure | null }) => params.failure }),
    startCooldown: assign({ resendAvailableAtMs: ({ context }) => context.nowMs + OTP_RESEND_COOLDOWN_MS }),
    startLimit: assign({
      resendAvailableAtMs: ({ context }, params: { failure: Failure }) =>
        context.nowMs + waitMsOf(params.failure),
    }),
    /** So that the countdown goes on after a reload. */
    rememberResendTime: notProvided('rememberResendTime'),
    announceResent: notProvided('announceResent'),
    welcomeBuyer: (_, _params: { user: CheckedCode }) => notProvided('welcomeBuyer')(),
    openCreatePassword: notProvided('openCreatePassword'),
  },
});
