import { assign, fromPromise, raise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { OTP_LENGTHS } from '#domain/accounts/accounts.ts';
import type { CodeChannel } from '#domain/messages.ts';
import { CALL_DEADLINE_MS, hasErrorCode } from '../callFailures.ts';
import { codeDelays, codeEffects, codeGuards, cooldownEndMs, limitEndMs } from '../codeForm.ts';
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
    ...codeGuards,
    isCodeComplete: ({ context }, params: { otp: string }) =>
      params.otp.length === OTP_LENGTHS[context.target.purpose],
    isForNewBuyer: ({ context }) => context.target.purpose === 'onboard',
    hasNoCodeYet: ({ context }) => context.resendAvailableAtMs === null,
    isCodeExpired: (_, params: { failure: Failure }) => hasErrorCode(params.failure, 'otp_expired'),
    isCodeUsedUp: (_, params: { failure: Failure }) => hasErrorCode(params.failure, 'otp_attempts_exhausted'),
    isVerifiedAlready: (_, params: { failure: Failure }) => hasErrorCode(params.failure, 'already_verified'),
  },
  delays: {
    ...formDelays,
    ...codeDelays,
    resendDeadline: CALL_DEADLINE_MS,
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
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    storeResendFailure: assign({ resendFailure: (_, params: { failure: Failure }) => params.failure }),
    clearResendFailure: assign({ resendFailure: null }),
    startCooldown: assign({ resendAvailableAtMs: cooldownEndMs }),
    startLimit: assign({
      resendAvailableAtMs: (args, params: { failure: Failure }) => limitEndMs(args, params),
    }),
    ...codeEffects,
    notifyResent: notProvided('notifyResent'),
    notifyCorrection: (_, _params: { user: CorrectedPhone }) => notProvided('notifyCorrection')(),
    /** The response is null if the phone was verified elsewhere. */
    welcomeBuyer: (_, _params: { response: CheckedCode }) => notProvided('welcomeBuyer')(),
    openCreatePassword: notProvided('openCreatePassword'),
  },
});
