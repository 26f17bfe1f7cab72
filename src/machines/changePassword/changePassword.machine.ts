import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PasswordChange } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

/** The context never holds the passwords: the form holds them, and the call sends them. */
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
    /** A new object each time, because a form shows each failure object once. */
    explainMismatch: assign(() => ({ failure: { ...mismatch } })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: shows a notification, and empties the form. */
    confirmChange: notProvided('confirmChange'),
  },
  delays: callDelays,
}).createMachine({
  id: 'changePassword',
  description: 'The signed-in buyer replaces the current password with a new one.',
  context: { failure: null },
  initial: 'entering',
  states: {
    entering: {
      tags: ['form'],
      description: 'The buyer types the current password and, twice, the new one.',
      on: {
        'passwords.submitted': [
          {
            guard: 'doPasswordsMatch',
            target: 'saving',
            description: 'The buyer submits the passwords; the server saves the new one.',
          },
          {
            target: 'failed',
            actions: 'explainMismatch',
            description: 'The buyer submits two new passwords that differ; the page says so.',
          },
        ],
      },
    },
    saving: {
      tags: ['form', 'busy'],
      description: 'The server saves the new password.',
      entry: 'clearFailure',
      ...call({
        src: 'changePassword',
        input: ({ event }: { event: ChangePasswordEvent }) => event.passwords,
        onDone: {
          target: 'changed',
          actions: 'confirmChange',
          description: 'The server has saved the new password and ended the other sessions.',
        },
        onFailure: {
          target: 'failed',
          actions: ['storeFailure'],
          description: 'The server has not saved the new password; the page says why.',
          whenLate: 'the page says so.',
        },
      }),
    },
    failed: {
      tags: ['form'],
      description: 'The page says why the password was not changed; the buyer can correct the form.',
      on: {
        'passwords.submitted': [
          {
            guard: 'doPasswordsMatch',
            target: 'saving',
            description: 'The buyer submits the passwords again; the server saves the new one.',
          },
          {
            actions: 'explainMismatch',
            description: 'The buyer submits two new passwords that still differ; the page says so.',
          },
        ],
      },
    },
    changed: {
      tags: ['form'],
      description: 'The page says that the password was changed; the form is empty again.',
      on: {
        'passwords.submitted': [
          {
            guard: 'doPasswordsMatch',
            target: 'saving',
            description: 'The buyer submits another password; the server saves it.',
          },
          {
            target: 'failed',
            actions: 'explainMismatch',
            description: 'The buyer submits two new passwords that differ; the page says so.',
          },
        ],
      },
    },
  },
});
