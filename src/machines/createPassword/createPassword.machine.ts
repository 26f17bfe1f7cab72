import { assign, fromPromise, setup } from 'xstate';
import type { PasswordReset } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, failureGuards, waitMsOf } from '../call-failures.ts';
import { backToForm, formStates, givenUp } from '../form-states.ts';
import { notProvided } from '../not-provided.ts';

/** The new password is saved this long before the buyer is told and taken to the login page. */
export const LOGIN_REDIRECT_DELAY_MS = 4_000;

const CODE_REFUSALS: ReadonlySet<string> = new Set([
  'otp_wrong',
  'otp_expired',
  'otp_attempts_exhausted',
  'otp_other_browser',
]);

export interface CreatePasswordContext {
  readonly otp: string;
  readonly identifier: string;
  readonly failure: Failure | null;
}

export type CreatePasswordEvent = {
  readonly type: 'password.submitted';
  readonly password: string;
  readonly confirmPassword: string;
};

/** Setting a new password with the code that was checked before. */
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
    isCodeRefused: (_, params: { failure: Failure }) => CODE_REFUSALS.has(params.failure.code),
  },
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
    loginRedirect: LOGIN_REDIRECT_DELAY_MS,
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    /** The browser keeps the code no longer: it opens nothing any more. */
    forgetCode: notProvided('forgetCode'),
    announceReset: notProvided('announceReset'),
    goToLogin: notProvided('goToLogin'),
  },
}).createMachine({
  id: 'createPassword',
  description: 'Setting a new password with the code that was checked before.',
  context: ({ input }) => ({ otp: input.otp, identifier: input.identifier, failure: null }),
  initial: 'form',
  states: {
    form: {
      description: 'The buyer chooses a new password.',
      tags: 'form',
      initial: 'ready',
      on: {
        'password.submitted': { target: 'submitting', description: 'The buyer saves the new password.' },
      },
      states: formStates('The server does not take this password.'),
    },
    submitting: {
      description: 'The server saves the new password.',
      tags: 'busy',
      entry: { type: 'keepFailure', params: { failure: null } },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { otp, identifier }, event: { password, confirmPassword } }) => ({
          otp,
          identifier,
          password,
          confirmPassword,
        }),
        onDone: {
          target: 'saved',
          actions: 'forgetCode',
          description: 'The new password holds; every old session has ended.',
        },
        onError: [
          {
            guard: { type: 'isCodeRefused', params: failed },
            target: 'codeRefused',
            actions: [{ type: 'keepFailure', params: failed }, 'forgetCode'],
            description: 'The code no longer opens anything.',
          },
          ...backToForm('The server does not take this password.'),
        ],
      },
      after: givenUp,
    },
    saved: {
      description: 'The new password is saved.',
      tags: 'done',
      after: {
        loginRedirect: {
          target: 'finished',
          actions: ['announceReset', 'goToLogin'],
          description: 'After four seconds the buyer is told and taken to the login page.',
        },
      },
    },
    codeRefused: {
      description: 'The code is wrong, too old or used up: the buyer asks for a new one on the reset page.',
      type: 'final',
    },
    finished: { description: 'The buyer is on the login page.', type: 'final', tags: 'done' },
  },
});
