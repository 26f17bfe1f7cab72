import type { Failure } from '#api/failure.ts';
import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { failed, hasErrorCode, waitMsOf } from './callFailures.ts';
import { formStates } from './form.ts';
import { notProvided } from './notProvided.ts';

/**
 * The form of a one-time code, and the wait for the next code. The machine needs the guards of `codeGuards` and
 * `isCodeComplete`, the delay of `codeDelays`, the effects of `codeEffects`, the actions `setCode`, `readClock`,
 * `startCooldown` and `startLimit`, and a sibling state `checking`.
 */

interface CodeContext {
  /** The last submitted code. */
  readonly otp: string;
  /** The clock when it was last read. */
  readonly nowMs: number;
  /** When the next code may be sent, in milliseconds since 1970; null if no code was sent. */
  readonly resendAvailableAtMs: number | null;
}

interface Args {
  readonly context: CodeContext;
}

export const codeGuards = {
  isCodeEmpty: (_: unknown, params: { otp: string }) => params.otp === '',
  isOtherCode: ({ context }: Args, params: { otp: string }) => params.otp !== context.otp,
  isCodeWrong: (_: unknown, params: { failure: Failure }) => hasErrorCode(params.failure, 'otp_wrong'),
};

export const codeDelays = {
  resendCooldown: ({ context }: Args) => Math.max(0, (context.resendAvailableAtMs ?? 0) - context.nowMs),
};

export const codeEffects = {
  /** Stores the countdown, so that it continues after a reload. */
  rememberResendTime: notProvided('rememberResendTime'),
  /** Empties the boxes, so that old and new digits never mix. */
  emptyBoxes: notProvided('emptyBoxes'),
};

const LONGEST_STORED_WAIT_MS = HOUR_MS;

/**
 * The stored time of the next code. One that is too far away is over: either the clock of the device was wrong when it
 * was stored, or the server will say again how long to wait.
 */
export function storedResendTimeMs(resendAvailableAtMs: number | null): number | null {
  const nowMs = Date.now();
  const isTooFar = resendAvailableAtMs !== null && resendAvailableAtMs > nowMs + LONGEST_STORED_WAIT_MS;
  return isTooFar ? nowMs : resendAvailableAtMs;
}

/** When the next code may be sent, after one was sent. */
export const cooldownEndMs = ({ context }: Args): number => context.nowMs + OTP_RESEND_COOLDOWN_MS;

/** When the next code may be sent, after too many were asked for. */
export const limitEndMs = ({ context }: Args, params: { failure: Failure }): number =>
  context.nowMs + waitMsOf(params.failure);

export const startCooldown = ['readClock', 'startCooldown', 'rememberResendTime'] as const;
export const startLimit = [
  'readClock',
  { type: 'startLimit', params: failed },
  'rememberResendTime',
] as const;

const code = ({ event }: { event: { otp: string } }) => ({ otp: event.otp });

export const codeEvents = {
  'code.submitted': [
    {
      guard: { type: 'isCodeComplete', params: code },
      target: 'checking',
      actions: { type: 'setCode', params: code },
      description: 'The buyer submits a whole code; the server checks it.',
    },
    {
      target: '.incomplete',
      actions: 'clearFailure',
      description: 'The buyer submits a code with digits missing; the page says so.',
    },
  ],
  'code.completed': {
    guard: { type: 'isOtherCode', params: code },
    target: 'checking',
    actions: { type: 'setCode', params: code },
    description: 'The buyer types the last digit; the server checks each code once, without a press.',
  },
  'code.changed': {
    target: '.ready',
    actions: 'clearFailure',
    description: 'The buyer changes a digit; the page drops the problem of the old code.',
  },
} as const;

/** The page emptied the boxes itself: a press before the next digit must not replace the reason by a missing digit. */
export const emptiedBoxes = {
  entry: 'emptyBoxes',
  on: {
    'code.submitted': {
      guard: { type: 'isCodeEmpty', params: code },
      description: 'The buyer presses Verify before typing another digit; the page keeps its reason.',
    },
  },
} as const;

const { ready, limited, unreachable } = formStates('');

export const codeStates = {
  ready,
  incomplete: { description: 'The page says that the code has too few digits.' },
  wrong: { description: 'The page says that the code is wrong; the boxes are empty.', ...emptiedBoxes },
  limited: {
    ...limited,
    description: 'The buyer has tried too many wrong codes; the page says how long to wait.',
    on: {
      'code.changed': { description: 'The buyer changes a digit; the wait goes on.' },
      'code.completed': {
        description:
          'The buyer types the last digit; the server is asked only when the buyer presses Verify.',
      },
    },
  },
  rejected: { description: 'The server rejects the code for another reason; the page says why.' },
  unreachable,
} as const;
