import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

export interface ResetPasswordContext {
  /** The phone number or email address as the buyer typed it. */
  readonly identifier: string;
  readonly failure: Failure | null;
}

export type ResetPasswordEvent = { readonly type: 'identifier.submitted'; readonly identifier: string };

/** Requests a code, by phone number or email address, to set a new password. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    tags: {} as 'form' | 'busy' | 'done',
  },
  actors: { sendCode: fromPromise<unknown, { identifier: string }>(notProvided('sendCode')) },
  guards: failureGuards,
  delays: formDelays,
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    setIdentifier: assign({ identifier: (_, params: { identifier: string }) => params.identifier }),
    askForCode: notProvided('askForCode'),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'The buyer asks for a code, by phone number or email address, to set a new password.',
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
          actions: { type: 'setIdentifier', params: ({ event }) => ({ identifier: event.identifier }) },
          description: 'The buyer submits a phone number or an email address; the server sends a code.',
        },
      },
      states: formStates('The server cannot read the phone number or email address; the page says so.'),
    },
    submitting: {
      description: 'The server sends a code, where the account exists.',
      tags: 'busy',
      ...formCall({
        src: 'sendCode',
        input: ({ context }: { context: ResetPasswordContext }) => ({ identifier: context.identifier }),
        onDone: {
          target: 'sent',
          actions: 'askForCode',
          description: 'The server has sent a code, where the account exists.',
        },
        form: 'form',
        rejected: 'The server rejects the phone number or email address; the page says why.',
      }),
    },
    sent: {
      description: 'The browser opens the page that asks for the code.',
      type: 'final',
      tags: 'done',
    },
  },
});
