import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ContactMessage } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

/** What was typed stays in the form; it is never kept here, and never lost. */
export interface ContactContext {
  readonly failure: Failure | null;
  /** Under which the message is kept. */
  readonly reference: string | null;
}

export type ContactEvent =
  | { readonly type: 'message.submitted'; readonly message: ContactMessage }
  | { readonly type: 'message.restarted' };

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    sendMessage: fromPromise<string, ContactMessage>(notProvided('sendMessage')),
  },
  actions: {
    keepReference: assign((_, { reference }: { reference: string }) => ({ reference })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    forgetReference: assign({ reference: null }),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'contact',
  description: 'A message to the people behind the product.',
  context: { failure: null, reference: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['form'],
      description: 'You write your name, your email and a message.',
      on: { 'message.submitted': { target: 'sending', description: 'You send it.' } },
    },
    sending: {
      tags: ['form', 'busy'],
      description: 'The message is on its way.',
      entry: 'clearFailure',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'message.submitted');
          return event.message;
        },
        onDone: {
          target: 'sent',
          actions: { type: 'keepReference', params: ({ event }) => ({ reference: event.output }) },
          description: 'It arrived, and is kept under a reference.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'It did not arrive; the page says why.',
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
      description: 'You see why it was not sent; what you wrote is still there.',
      on: { 'message.submitted': { target: 'sending', description: 'You send it again.' } },
    },
    sent: {
      description: 'You read that the message arrived, and its reference.',
      on: {
        'message.restarted': {
          target: 'editing',
          actions: 'forgetReference',
          description: 'You write another.',
        },
      },
    },
  },
});
