import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PasswordChange } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import type { Failure } from '#api/failure.ts';
import { failure } from '../call.ts';
import { hasErrorCode } from '../callFailures.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

/** The context never holds the passwords: the form holds them, and the call sends them. */
export interface ChangePasswordContext {
  readonly failure: Failure | null;
  /** The response of a change was lost, so the new password may be saved already. */
  readonly isOutcomeUnknown: boolean;
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

const REJECTED = 'The new passwords differ, or the server rejects one of the passwords; the page says which.';
const states = formStates(REJECTED);

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
    ...failureGuards,
    mayBeSaved: ({ context }, params: { failure: Failure }) =>
      context.isOutcomeUnknown && hasErrorCode(params.failure, 'current_password_wrong'),
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
    noteUnknownOutcome: assign({ isOutcomeUnknown: true }),
    noteKnownOutcome: assign({ isOutcomeUnknown: false }),
    /** Provided by the route: shows a notification, and empties the form. */
    confirmChange: notProvided('confirmChange'),
  },
  delays: formDelays,
}).createMachine({
  id: 'changePassword',
  description: 'The signed-in buyer replaces the current password with a new one.',
  context: { failure: null, isOutcomeUnknown: false },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer types the current password and, twice, the new one.',
      tags: 'form',
      initial: 'ready',
      on: {
        'passwords.submitted': [
          {
            guard: 'doPasswordsMatch',
            target: 'saving',
            description: 'The buyer submits the passwords; the server saves the new one.',
          },
          {
            target: '.rejected',
            actions: 'explainMismatch',
            description: 'The buyer submits two new passwords that differ; the page says so.',
          },
        ],
      },
      states: {
        ...states,
        unreachable: { ...states.unreachable, entry: 'noteUnknownOutcome' },
        unsure: {
          description:
            'The current password is wrong, perhaps because a response was lost and the new one is saved; the page says so.',
        },
        changed: { description: 'The page says that the password was changed; the form is empty again.' },
      },
    },
    saving: {
      description: 'The server saves the new password.',
      tags: ['form', 'busy'],
      ...formCall({
        src: 'changePassword',
        input: ({ event }: { event: ChangePasswordEvent }) => event.passwords,
        onDone: {
          target: 'form.changed',
          actions: ['noteKnownOutcome', 'confirmChange'],
          description: 'The server has saved the new password and ended the other sessions.',
        },
        failures: [
          failure('mayBeSaved', {
            target: 'form.unsure',
            description: 'The server rejects the current password after a try with an unknown outcome.',
          }),
        ],
        form: 'form',
        rejected: REJECTED,
      }),
    },
  },
});
