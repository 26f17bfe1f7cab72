import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PasswordChange } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

/** The passwords themselves are never kept: the form holds them, the call carries them. */
export interface ChangePasswordContext {
  readonly failure: Failure | null;
}

export type ChangePasswordEvent = {
  readonly type: 'passwords.submitted';
  readonly passwords: PasswordChange;
};

const mismatch: Failure = {
  code: 'passwords_differ',
  message: ERRORS.passwords_differ.message,
  fields: { confirmPassword: ERRORS.passwords_differ.message },
  status: null,
  retryAfterSeconds: null,
};

export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    changePassword: fromPromise<unknown, PasswordChange>(notProvided('changePassword')),
  },
  guards: {
    doPasswordsMatch: ({ event }) => {
      assertEvent(event, 'passwords.submitted');
      return event.passwords.password === event.passwords.confirmPassword;
    },
  },
  actions: {
    /** Made anew each time: a form shows each failure once. */
    explainMismatch: assign(() => ({ failure: { ...mismatch } })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: says so, and empties the form. */
    announceChange: notProvided('announceChange'),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'changePassword',
  description: 'A new password for someone who is signed in and knows the current one.',
  context: { failure: null },
  initial: 'entering',
  states: {
    entering: {
      tags: ['form'],
      description: 'You type the current password and, twice, the new one.',
      on: {
        'passwords.submitted': [
          {
            guard: 'doPasswordsMatch',
            target: 'saving',
            description: 'You ask for the new password, typed twice alike.',
          },
          { target: 'failed', actions: 'explainMismatch', description: 'The two new passwords differ.' },
        ],
      },
    },
    saving: {
      tags: ['form', 'busy'],
      description: 'The new password is being set.',
      entry: 'clearFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'passwords.submitted');
          return event.passwords;
        },
        onDone: {
          target: 'changed',
          actions: 'announceChange',
          description: 'The new password is set; your other sessions have ended.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'It could not be set; the page says why.',
        },
      },
      after: {
        callDeadline: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer came in time.',
        },
      },
    },
    failed: {
      tags: ['form'],
      description: 'You see why the password was not changed, and can correct what you typed.',
      on: {
        'passwords.submitted': [
          { guard: 'doPasswordsMatch', target: 'saving', description: 'You try again.' },
          { actions: 'explainMismatch', description: 'The two new passwords still differ.' },
        ],
      },
    },
    changed: {
      tags: ['form'],
      description: 'You read that the password was changed; the form is empty again.',
      on: {
        'passwords.submitted': [
          { guard: 'doPasswordsMatch', target: 'saving', description: 'You change it once more.' },
          { target: 'failed', actions: 'explainMismatch', description: 'The two new passwords differ.' },
        ],
      },
    },
  },
});
