import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failureGuards, waitMsOf } from '../call-failures.ts';
import { backToForm, formStates, givenUp } from '../form-states.ts';
import { notProvided } from '../not-provided.ts';

export interface ResetPasswordContext {
  /** As the buyer wrote it. */
  readonly identifier: string;
  readonly failure: Failure | null;
}

export type ResetPasswordEvent = { readonly type: 'identifier.submitted'; readonly identifier: string };

/** Asking for a code, by phone number or email address, to set a new password. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    tags: {} as 'form' | 'busy' | 'done',
  },
  actors: { sendCode: fromPromise<unknown, { identifier: string }>(notProvided('sendCode')) },
  guards: failureGuards,
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    takeIdentifier: assign({ identifier: (_, params: { identifier: string }) => params.identifier }),
    askForCode: notProvided('askForCode'),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Asking for a code, by phone number or email address, to set a new password.',
  context: { identifier: '', failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer fills in the form.',
      tags: 'form',
      initial: 'ready',
      on: {
        'identifier.submitted': {
          target: 'submitting',
          actions: { type: 'takeIdentifier', params: ({ event }) => ({ identifier: event.identifier }) },
          description: 'The buyer asks for a code.',
        },
      },
      states: formStates('The server cannot read what was entered.'),
    },
    submitting: {
      description: 'The code is being asked for.',
      tags: 'busy',
      entry: { type: 'keepFailure', params: { failure: null } },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ identifier: context.identifier }),
        onDone: {
          target: 'sent',
          actions: 'askForCode',
          description: 'Where the account exists, a code is on its way.',
        },
        onError: backToForm('The server cannot read what was entered.'),
      },
      after: givenUp,
    },
    sent: { description: 'The buyer is asked for the code.', type: 'final', tags: 'done' },
  },
});
