import { assign, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { type ContactChannel, OTP_LENGTHS } from '#domain/accounts/accounts.ts';
import { failure, storeFailure } from '../call.ts';
import { hasErrorCode } from '../callFailures.ts';
import {
  codeDelays,
  codeEffects,
  codeEvents,
  codeGuards,
  codeStates,
  cooldownEndMs,
  emptiedBoxes,
  limitEndMs,
  startCooldown,
  startLimit,
  storedResendTimeMs,
} from '../codeForm.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

export interface VerifyContactInput {
  readonly channel: ContactChannel;
  /** When the next code may be sent, in milliseconds since 1970; null if no code was sent. */
  readonly resendAvailableAtMs: number | null;
}

export interface VerifyContactContext extends VerifyContactInput {
  /** The last submitted code. */
  readonly otp: string;
  /** The clock when it was last read. */
  readonly nowMs: number;
  readonly canResend: boolean;
  readonly failure: Failure | null;
}

export type VerifyContactEvent =
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.changed' }
  /** The last digit was typed. */
  | { readonly type: 'code.completed'; readonly otp: string }
  | { readonly type: 'code.submitted'; readonly otp: string };

/** The user if the contact was already verified elsewhere; null if a code was sent. */
export type CodeRequested = User | null;

const user = <Output>({ event }: { event: { output: Output } }) => ({ user: event.output });

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
    ...codeGuards,
    hasCodeBeenSent: ({ context }) => context.resendAvailableAtMs !== null,
    canRequestCode: ({ context }) => context.canResend,
    isCodeComplete: ({ context }, params: { otp: string }) =>
      params.otp.length === OTP_LENGTHS[context.channel],
    isVerifiedElsewhere: (_, params: { user: CodeRequested }) => params.user !== null,
    isCodeUnusable: (_, params: { failure: Failure }) =>
      hasErrorCode(params.failure, 'otp_expired', 'otp_attempts_exhausted', 'otp_other_browser'),
  },
  delays: {
    ...formDelays,
    ...codeDelays,
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    startCooldown: assign({ resendAvailableAtMs: cooldownEndMs, canResend: false }),
    startLimit: assign({
      resendAvailableAtMs: (args, params: { failure: Failure }) => limitEndMs(args, params),
      canResend: false,
    }),
    allowResend: assign({ canResend: true }),
    setCode: assign({ otp: (_, params: { otp: string }) => params.otp }),
    forgetCode: assign({ otp: '' }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    ...codeEffects,
    notifySent: notProvided('notifySent'),
    announceUser: (_, _params: { user: CodeRequested }) => notProvided('announceUser')(),
  },
});

const channelOf = ({ context }: { context: VerifyContactContext }) => ({ channel: context.channel });

/** The server sent no code, because the contact was already verified elsewhere. */
const verifiedElsewhere = {
  guard: { type: 'isVerifiedElsewhere', params: user<CodeRequested> },
  target: 'verified',
  actions: { type: 'announceUser', params: user<CodeRequested> },
  description: 'The email or phone was verified before; no code is needed.',
} as const;

/** Verifies an email address or phone number with the code sent to it. */
export const verifyContactMachine = machineSetup.createMachine({
  id: 'verifyContact',
  description: 'The buyer verifies an email address or a phone number with the code sent to it.',
  context: ({ input: { channel, resendAvailableAtMs } }) => ({
    channel,
    resendAvailableAtMs: storedResendTimeMs(resendAvailableAtMs),
    otp: '',
    nowMs: 0,
    canResend: false,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The dialog opens and looks whether a code was sent already.',
      always: [
        {
          guard: 'hasCodeBeenSent',
          target: 'entering',
          description: 'A code was sent; the buyer can enter it.',
        },
        { target: 'prompting', description: 'No code was sent; the dialog offers one.' },
      ],
    },
    prompting: {
      description: 'The dialog asks the buyer to verify the email or phone.',
      initial: 'ready',
      on: {
        'code.requested': {
          target: 'sending',
          description: 'The buyer asks for a code; the server sends it.',
        },
      },
      states: {
        ...formStates('The server sends no code to this address or number; the page says why.'),
        ready: { description: 'The dialog offers a code.' },
        unreachable: { description: 'The server could not be reached; the dialog still offers a code.' },
      },
    },
    sending: {
      description: 'The server sends the first code.',
      tags: 'busy',
      ...formCall({
        src: 'requestCode',
        input: channelOf,
        onDone: [
          verifiedElsewhere,
          {
            target: 'entering',
            actions: startCooldown,
            description: 'The server has sent the code; the buyer can enter it.',
          },
        ],
        form: 'prompting',
        rejected: 'The server sends no code to this address or number; the page says why.',
      }),
    },
    entering: {
      description: 'The buyer types the code.',
      tags: 'code',
      entry: 'readClock',
      initial: 'ready',
      after: {
        resendCooldown: {
          actions: 'allowResend',
          description: 'The countdown is over; the page offers a new code.',
        },
      },
      on: {
        ...codeEvents,
        'code.requested': {
          guard: 'canRequestCode',
          target: 'resending',
          description: 'The buyer asks for a new code; the server sends it.',
        },
      },
      states: {
        ...codeStates,
        unusable: {
          description:
            'The page says that the code has expired, is used up or belongs to another browser; the buyer asks for a new one.',
          ...emptiedBoxes,
        },
        waiting: {
          description: 'The buyer has asked for too many codes; the page says how long to wait.',
          always: {
            guard: 'canRequestCode',
            target: 'ready',
            actions: 'clearFailure',
            description: 'The wait is over; the buyer may ask again.',
          },
        },
      },
    },
    resending: {
      description: 'The server sends a new code.',
      tags: ['code', 'busy'],
      ...formCall({
        src: 'requestCode',
        id: 'requestCodeAgain',
        input: channelOf,
        onDone: [
          verifiedElsewhere,
          {
            target: 'entering',
            actions: [...startCooldown, 'forgetCode', 'emptyBoxes', 'notifySent'],
            description: 'The server has sent a new code; the buyer can enter it.',
          },
        ],
        limited: failure('hasTriedTooOften', {
          target: 'entering.waiting',
          actions: [storeFailure, ...startLimit],
          description: 'The buyer has asked for too many codes; the server says how long to wait.',
        }),
        form: 'entering',
        rejected: 'The server sends no code to this address or number; the page says why.',
      }),
    },
    checking: {
      description: 'The server checks the code.',
      tags: ['code', 'busy'],
      ...formCall({
        src: 'verifyContact',
        input: ({ context: { channel, otp } }: { context: VerifyContactContext }) => ({ channel, otp }),
        onDone: {
          target: 'verified',
          actions: { type: 'announceUser', params: user<User> },
          description: 'The code is right; the email or phone is verified.',
        },
        failures: [
          failure('isCodeWrong', {
            target: 'entering.wrong',
            actions: storeFailure,
            description: 'The code is wrong; the dialog says so.',
          }),
          failure('isCodeUnusable', {
            target: 'entering.unusable',
            actions: storeFailure,
            description:
              'The code has expired, is used up or belongs to another browser; the dialog says so and offers another.',
          }),
        ],
        form: 'entering',
        rejected: 'The server rejects the code for another reason; the page says why.',
      }),
    },
    verified: { description: 'The email or phone is verified; the dialog closes.', type: 'final' },
  },
});
