import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ContactMessage } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

/** The form holds the typed text; the machine does not. */
export interface ContactContext {
  readonly failure: Failure | null;
  /** The server's reference for the message. */
  readonly reference: string | null;
}

export type ContactEvent =
  | { readonly type: 'message.submitted'; readonly message: ContactMessage }
  | { readonly type: 'message.restarted' };

const reference = ({ event }: { event: { output: string } }) => ({ reference: event.output });

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
    storeReference: assign((_, params: { reference: string }) => params),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    clearReference: assign({ reference: null }),
  },
  delays: callDelays,
}).createMachine({
  id: 'contact',
  description: 'The buyer sends a message to the people behind the product.',
  context: { failure: null, reference: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['form'],
      description: 'The buyer writes a name, an email address and a message.',
      on: {
        'message.submitted': {
          target: 'sending',
          description: 'The buyer submits the message; the server stores it.',
        },
      },
    },
    sending: {
      tags: ['form', 'busy'],
      description: 'The server stores the message.',
      entry: 'clearFailure',
      ...call({
        src: 'sendMessage',
        input: ({ event }: { event: ContactEvent }) => {
          assertEvent(event, 'message.submitted');
          return event.message;
        },
        onDone: {
          target: 'sent',
          actions: { type: 'storeReference', params: reference },
          description: 'The server has stored the message under a reference.',
        },
        onFailure: {
          target: 'failed',
          actions: ['storeFailure'],
          description: 'The server has not stored the message; the page says why.',
          whenLate: 'the page says so.',
        },
      }),
    },
    failed: {
      tags: ['form'],
      description: 'The page says why the message was not sent; the form keeps what the buyer typed.',
      on: {
        'message.submitted': {
          target: 'sending',
          description: 'The buyer submits the message again; the server stores it.',
        },
      },
    },
    sent: {
      description: 'The page says that the message arrived, and shows its reference.',
      on: {
        'message.restarted': {
          target: 'editing',
          actions: 'clearReference',
          description: 'The buyer starts another message; the form is empty again.',
        },
      },
    },
  },
});
