import { assign, fromPromise, raise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { OTP_LENGTHS, OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import type { CodeChannel } from '#domain/messages.ts';
import { CALL_DEADLINE_MS, waitMsOf } from '../callFailures.ts';
import { failureGuards, formDelays } from '../form.ts';
import { notProvided } from '../notProvided.ts';
import type {
  CheckCode,
  CheckedCode,
  CorrectedPhone,
  CorrectPhone,
  ResendCode,
  VerifyOtpContext,
  VerifyOtpEvent,
  VerifyOtpInput,
  VerifyOtpInternalEvent,
} from './verifyOtp.events.ts';

const hasCode = (_: unknown, params: { failure: Failure }, code: Failure['code']) =>
  params.failure.code === code;

export const verifyOtpSetup = setup({
  types: {
    context: {} as VerifyOtpContext,
    events: {} as VerifyOtpEvent | VerifyOtpInternalEvent,
    input: {} as VerifyOtpInput,
    tags: {} as 'form' | 'correction' | 'busy' | 'done' | 'resendable' | 'cooling' | 'resending',
  },
  actors: {
    checkCode: fromPromise<CheckedCode, CheckCode>(notProvided('checkCode')),
    resendCode: fromPromise<unknown, ResendCode>(notProvided('resendCode')),
    correctPhone: fromPromise<CorrectedPhone, CorrectPhone>(notProvided('correctPhone')),
  },
  guards: {
    ...failureGuards,
    isCodeComplete: ({ context }, params: { otp: string }) =>
      params.otp.length === OTP_LENGTHS[context.target.purpose],
    isCodeEmpty: (_, params: { otp: string }) => params.otp === '',
    isOtherCode: ({ context }, params: { otp: string }) => params.otp !== context.otp,
    isForNewBuyer: ({ context }) => context.target.purpose === 'onboard',
    hasNoCodeYet: ({ context }) => context.resendAvailableAtMs === null,
    isCodeWrong: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_wrong'),
    isCodeExpired: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_expired'),
    isCodeUsedUp: (_, params: { failure: Failure }) => hasCode(_, params, 'otp_attempts_exhausted'),
    isVerifiedAlready: (_, params: { failure: Failure }) => hasCode(_, params, 'already_verified'),
  },
  delays: {
    ...formDelays,
    resendDeadline: CALL_DEADLINE_MS,
    resendCooldown: ({ context }) => Math.max(0, (context.resendAvailableAtMs ?? 0) - context.nowMs),
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    setChannel: assign({ channel: (_, params: { channel: CodeChannel }) => params.channel }),
    setCode: assign({ otp: (_, params: { otp: string }) => params.otp }),
    reportRenewal: raise({ type: 'code.renewed' }),
    reportSettled: raise({ type: 'code.settled' }),
    reportVerified: raise({ type: 'phone.foundVerified' }),
    reportCorrection: raise({ type: 'phone.corrected' }),
    forgetCode: assign({ otp: '' }),
    storeFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    storeResendFailure: assign({ resendFailure: (_, params: { failure: Failure | null }) => params.failure }),
    startCooldown: assign({ resendAvailableAtMs: ({ context }) => context.nowMs + OTP_RESEND_COOLDOWN_MS }),
    startLimit: assign({
      resendAvailableAtMs: ({ context }, params: { failure: Failure }) =>
        context.nowMs + waitMsOf(params.failure),
    }),
    /** Stores the countdown, so that it continues after a reload. */
    rememberResendTime: notProvided('rememberResendTime'),
    notifyResent: notProvided('notifyResent'),
    /** Empties the boxes for the next code, so that old and new digits never mix. */
    emptyBoxes: notProvided('emptyBoxes'),
    notifyCorrection: (_, _params: { user: CorrectedPhone }) => notProvided('notifyCorrection')(),
    /** The response is null if the phone was verified elsewhere. */
    welcomeBuyer: (_, _params: { response: CheckedCode }) => notProvided('welcomeBuyer')(),
    openCreatePassword: notProvided('openCreatePassword'),
  },
});
