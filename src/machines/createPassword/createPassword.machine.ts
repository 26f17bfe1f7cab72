import { assign, fromPromise, setup } from 'xstate';
import type { PasswordReset } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { durationText } from '#domain/quantities.ts';
import { failure, storeFailure } from '../call.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

/** How long the page confirms the new password before it opens the login page. */
export const LOGIN_REDIRECT_DELAY_MS = 4_000;

const CODE_REJECTIONS: ReadonlySet<string> = new Set([
  'otp_wrong',
  'otp_expired',
  'otp_attempts_exhausted',
  'otp_other_browser',
]);

export interface CreatePasswordContext {
  readonly otp: string;
  readonly identifier: string;
  readonly failure: Failure | null;
  /** A response was lost, so the new password may be saved already, and the code used up. */
  readonly isOutcomeUnknown: boolean;
}

export type CreatePasswordEvent = {
  readonly type: 'password.submitted';
  readonly password: string;
  readonly confirmPassword: string;
};

interface Submitted {
  readonly context: CreatePasswordContext;
  readonly event: CreatePasswordEvent;
}

const states = formStates('The server rejects the password; the page says why.');

/** Sets a new password with the code that was verified before. */
export const createPasswordMachine = setup({
  types: {
    context: {} as CreatePasswordContext,
    events: {} as CreatePasswordEvent,
    input: {} as { readonly otp: string; readonly identifier: string },
    tags: {} as 'form' | 'busy' | 'done',
  },
  actors: { resetPassword: fromPromise<unknown, PasswordReset>(notProvided('resetPassword')) },
  guards: {
    ...failureGuards,
    isCodeRejected: (_, params: { failure: Failure }) => CODE_REJECTIONS.has(params.failure.code),
    mayBeSaved: ({ context }, params: { failure: Failure }) =>
      context.isOutcomeUnknown && CODE_REJECTIONS.has(params.failure.code),
  },
  delays: { ...formDelays, loginRedirect: LOGIN_REDIRECT_DELAY_MS },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    noteUnknownOutcome: assign({ isOutcomeUnknown: true }),
    /** Deletes the used code from the browser. */
    forgetCode: notProvided('forgetCode'),
    notifyReset: notProvided('notifyReset'),
    goToLogin: notProvided('goToLogin'),
  },
}).createMachine({
  id: 'createPassword',
  description: 'The buyer sets a new password with the code that was checked before.',
  context: ({ input }) => ({
    otp: input.otp,
    identifier: input.identifier,
    failure: null,
    isOutcomeUnknown: false,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'The buyer chooses a new password.',
      tags: 'form',
      initial: 'ready',
      on: {
        'password.submitted': {
          target: 'submitting',
          description: 'The buyer submits the new password; the server saves it.',
        },
      },
      states: {
        ...states,
        unreachable: { ...states.unreachable, entry: 'noteUnknownOutcome' },
      },
    },
    submitting: {
      description: 'The server saves the new password.',
      tags: 'busy',
      ...formCall({
        src: 'resetPassword',
        input: ({ context: { otp, identifier }, event: { password, confirmPassword } }: Submitted) => ({
          otp,
          identifier,
          password,
          confirmPassword,
        }),
        onDone: {
          target: 'saved',
          actions: 'forgetCode',
          description: 'The server has saved the new password and ended every session.',
        },
        failures: [
          failure('mayBeSaved', {
            target: 'unsure',
            actions: 'forgetCode',
            description: 'The server rejects the code after a try with an unknown outcome.',
          }),
          failure('isCodeRejected', {
            target: 'codeRejected',
            actions: [storeFailure, 'forgetCode'],
            description: 'The server rejects the code.',
          }),
        ],
        form: 'form',
        rejected: 'The server rejects the password; the page says why.',
      }),
    },
    saved: {
      description: 'The new password is saved; the page says so.',
      tags: 'done',
      after: {
        loginRedirect: {
          target: 'finished',
          actions: ['notifyReset', 'goToLogin'],
          description: `After ${durationText(LOGIN_REDIRECT_DELAY_MS)} the browser opens the login page.`,
        },
      },
    },
    codeRejected: {
      description: 'The code is wrong, expired or used up; the page leads to the reset page for a new one.',
      type: 'final',
    },
    unsure: {
      description:
        'The code is used up, perhaps because a response was lost and the password is saved; the page says so, and leads to the login and to another code.',
      type: 'final',
    },
    finished: { description: 'The browser shows the login page.', type: 'final', tags: 'done' },
  },
});
