import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { type ContactChannel, OTP_LENGTHS, OTP_RESEND_COOLDOWN_MS } from '#domain/accounts.ts';
import { CALL_DEADLINE_MS, failed, failureGuards, NO_ANSWER, waitMsOf } from '../call-failures.ts';
import { formStates } from '../form-states.ts';
import { notProvided } from '../not-provided.ts';

export interface VerifyContactInput {
  readonly channel: ContactChannel;
  /** When the next code may be sent, in milliseconds since 1970; null while no code was sent. */
  readonly resendAvailableAtMs: number | null;
}

export interface VerifyContactContext extends VerifyContactInput {
  /** The code that was checked last, or is being checked. */
  readonly otp: string;
  /** The clock when it was last read. */
  readonly nowMs: number;
  readonly canResend: boolean;
  readonly failure: Failure | null;
}

export type VerifyContactEvent =
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.changed' }
  /** The last digit is there. */
  | { readonly type: 'code.completed'; readonly otp: string }
  | { readonly type: 'code.submitted'; readonly otp: string };

/** The user, where there was nothing left to verify: it was done elsewhere. Null where a code was sent. */
export type CodeRequested = User | null;

const hasCode = (failure: Failure, ...codes: readonly Failure['code'][]) => codes.includes(failure.code);
const outcome = ({ event }: { event: { output: CodeRequested } }) => ({ user: event.output });
const typed = ({ event }: { event: { otp: string } }) => ({ otp: event.otp });

const machineSetup = setup({
  types: {
    context: {} as VerifyContactContext,
    events: {} as VerifyContactEvent,
    input: {} as VerifyContactInput,
    tags: {} as 'code' | 'busy',
  },
  actors: {
    requestCode: fromPromise<CodeRequested, { channel: ContactChannel }>(notProvided('requestCode')),
    verifyContact: fromPromise<User, { channel: ContactChannel; otp: string }>(notProvided('verifyContact')),
  },
  guards: {
    ...failureGuards,
    hasCodeBeenSent: ({ context }) => context.resendAvailableAtMs !== null,
    mayAskAgain: ({ context }) => context.canResend,
    isCodeWhole: ({ context }, params: { otp: string }) => params.otp.length === OTP_LENGTHS[context.channel],
    isOtherCode: ({ context }, params: { otp: string }) => params.otp !== context.otp,
    isVerifiedElsewhere: (_, params: { user: CodeRequested }) => params.user !== null,
    isCodeWrong: (_, params: { failure: Failure }) => hasCode(params.failure, 'otp_wrong'),
    isCodeWorthless: (_, params: { failure: Failure }) =>
      hasCode(params.failure, 'otp_expired', 'otp_attempts_exhausted', 'otp_other_browser'),
  },
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
    resendCooldown: ({ context }) => Math.max(0, (context.resendAvailableAtMs ?? 0) - context.nowMs),
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    startCooldown: assign({
      resendAvailableAtMs: ({ context }) => context.nowMs + OTP_RESEND_COOLDOWN_MS,
      canResend: false,
    }),
    startLimit: assign({
      resendAvailableAtMs: ({ context }, params: { failure: Failure }) =>
        context.nowMs + waitMsOf(params.failure),
      canResend: false,
    }),
    allowResend: assign({ canResend: true }),
    takeCode: assign(({ event }) => {
      assertEvent(event, ['code.completed', 'code.submitted']);
      return { otp: event.otp };
    }),
    forgetCode: assign({ otp: '' }),
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    /** So that the countdown goes on after a reload. */
    rememberResendTime: notProvided('rememberResendTime'),
    /** Old digits and new ones are never mixed. */
    emptyBoxes: notProvided('emptyBoxes'),
    announceSent: notProvided('announceSent'),
    announceUser: (_, _params: { user: CodeRequested }) => notProvided('announceUser')(),
  },
});

const clearFailure = { type: 'keepFailure', params: { failure: null } } as const;
const keepFailure = { type: 'keepFailure', params: failed } as const;

/** Proving an email or phone of an account by the code that is sent to it. */
export const verifyContactMachine = machineSetup.createMachine({
  id: 'verifyContact',
  description: 'Verifying an email address or a phone number of one’s account with the code sent to it.',
  context: ({ input }) => ({ ...input, otp: '', nowMs: 0, canResend: false, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The prompt has just been opened: was a code sent already?',
      always: [
        { guard: 'hasCodeBeenSent', target: 'entering', description: 'One is on its way.' },
        { target: 'prompting', description: 'None yet: nothing is sent unless the buyer asks.' },
      ],
    },
    prompting: {
      description: 'The buyer is asked to verify.',
      initial: 'ready',
      on: { 'code.requested': { target: 'sending', description: 'The buyer asks for a code.' } },
      states: formStates('The server sends no code there.'),
    },
    sending: {
      description: 'The server sends the first code.',
      tags: 'busy',
      entry: clearFailure,
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ channel: context.channel }),
        onDone: [
          {
            guard: { type: 'isVerifiedElsewhere', params: outcome },
            target: 'verified',
            actions: { type: 'announceUser', params: outcome },
            description: 'There is nothing left to verify.',
          },
          {
            target: 'entering',
            actions: ['readClock', 'startCooldown', 'rememberResendTime'],
            description: 'The code is on its way.',
          },
        ],
        onError: [
          {
            guard: { type: 'hasTriedTooOften', params: failed },
            target: 'prompting.limited',
            actions: keepFailure,
            description: 'Too many codes.',
          },
          {
            guard: { type: 'isServerOutOfReach', params: failed },
            target: 'prompting.unreachable',
            actions: keepFailure,
            description: 'The network or the server failed.',
          },
          { target: 'prompting.refused', actions: keepFailure, description: 'No code is sent there.' },
        ],
      },
      after: {
        callDeadline: {
          target: 'prompting.unreachable',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
    entering: {
      description: 'The buyer types the code.',
      tags: 'code',
      entry: 'readClock',
      initial: 'ready',
      after: { resendCooldown: { actions: 'allowResend', description: 'The next code may be asked for.' } },
      on: {
        'code.submitted': [
          {
            guard: { type: 'isCodeWhole', params: typed },
            target: 'checking',
            actions: 'takeCode',
            description: 'All digits are there.',
          },
          { target: '.incomplete', actions: clearFailure, description: 'Digits are missing.' },
        ],
        'code.completed': {
          guard: { type: 'isOtherCode', params: typed },
          target: 'checking',
          actions: 'takeCode',
          description: 'The last digit is there: the code is checked without a press, each code once.',
        },
        'code.changed': {
          target: '.ready',
          actions: clearFailure,
          description: 'What was wrong was said of other digits.',
        },
        'code.requested': {
          guard: 'mayAskAgain',
          target: 'resending',
          description: 'The buyer asks for a new code.',
        },
      },
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        incomplete: { description: 'What was sent has too few digits for a code.' },
        wrong: { description: 'The code is not right.', entry: 'emptyBoxes' },
        worthless: {
          description: 'The code is too old, used up or of another browser: a new one is needed.',
          entry: 'emptyBoxes',
        },
        limited: {
          description: 'Too many wrong codes: the buyer is told how long to wait.',
          on: {
            'code.changed': { description: 'The wait goes on, whatever is typed.' },
            'code.completed': { description: 'Nothing is sent unless the buyer presses for it.' },
          },
          after: {
            limitPasses: { target: 'ready', actions: clearFailure, description: 'The wait is over.' },
          },
        },
        refused: { description: 'The server says no for another reason.' },
        unreachable: { description: 'The server could not be reached; the code is kept.' },
      },
    },
    resending: {
      description: 'The server sends a new code.',
      tags: ['code', 'busy'],
      entry: clearFailure,
      invoke: {
        id: 'requestCodeAgain',
        src: 'requestCode',
        input: ({ context }) => ({ channel: context.channel }),
        onDone: [
          {
            guard: { type: 'isVerifiedElsewhere', params: outcome },
            target: 'verified',
            actions: { type: 'announceUser', params: outcome },
            description: 'There is nothing left to verify.',
          },
          {
            target: 'entering',
            actions: [
              'readClock',
              'startCooldown',
              'rememberResendTime',
              'forgetCode',
              'emptyBoxes',
              'announceSent',
            ],
            description: 'A new code is on its way.',
          },
        ],
        onError: [
          {
            guard: { type: 'hasTriedTooOften', params: failed },
            target: 'entering.refused',
            actions: [keepFailure, 'readClock', { type: 'startLimit', params: failed }, 'rememberResendTime'],
            description: 'Too many codes: the server names the time to wait.',
          },
          {
            guard: { type: 'isServerOutOfReach', params: failed },
            target: 'entering.unreachable',
            actions: keepFailure,
            description: 'The network or the server failed.',
          },
          { target: 'entering.refused', actions: keepFailure, description: 'No code is sent there.' },
        ],
      },
      after: {
        callDeadline: {
          target: 'entering.unreachable',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
    checking: {
      description: 'The server checks the code.',
      tags: ['code', 'busy'],
      entry: clearFailure,
      invoke: {
        id: 'verifyContact',
        src: 'verifyContact',
        input: ({ context: { channel, otp } }) => ({ channel, otp }),
        onDone: {
          target: 'verified',
          actions: { type: 'announceUser', params: ({ event }) => ({ user: event.output }) },
          description: 'The email or phone is the account’s from now on.',
        },
        onError: [
          {
            guard: { type: 'isCodeWrong', params: failed },
            target: 'entering.wrong',
            actions: keepFailure,
            description: 'The code is not right.',
          },
          {
            guard: { type: 'isCodeWorthless', params: failed },
            target: 'entering.worthless',
            actions: keepFailure,
            description: 'The code opens nothing any more.',
          },
          {
            guard: { type: 'hasTriedTooOften', params: failed },
            target: 'entering.limited',
            actions: keepFailure,
            description: 'Too many wrong codes.',
          },
          {
            guard: { type: 'isServerOutOfReach', params: failed },
            target: 'entering.unreachable',
            actions: keepFailure,
            description: 'The network or the server failed.',
          },
          { target: 'entering.refused', actions: keepFailure, description: 'The server does not take it.' },
        ],
      },
      after: {
        callDeadline: {
          target: 'entering.unreachable',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
    verified: { description: 'It is verified.', type: 'final' },
  },
});
