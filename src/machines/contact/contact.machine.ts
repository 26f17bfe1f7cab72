import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ContactMessage } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export interface ContactInput {
  /** One per visit to the form, kept with the typed text over a reload. Together with the number of messages sent it is the idempotency key of a message. */
  readonly requestId: string;
}

/** The form holds the typed text; the machine does not. */
export interface ContactContext extends ContactInput {
  readonly sentCount: number;
  readonly failure: Failure | null;
  /** The server's reference for the message. */
  readonly reference: string | null;
}

export type ContactEvent =
  | { readonly type: 'message.submitted'; readonly message: ContactMessage }
  | { readonly type: 'message.restarted' };

export interface SendMessage {
  readonly message: ContactMessage;
  readonly idempotencyKey: string;
}

const reference = ({ event }: { event: { output: string } }) => ({ reference: event.output });

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactInput,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    sendMessage: fromPromise<string, SendMessage>(notProvided('sendMessage')),
  },
  actions: {
    storeReference: assign(({ context }, { reference }: { reference: string }) => ({
      reference,
      sentCount: context.sentCount + 1,
    })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    clearReference: assign({ reference: null }),
  },
  delays: callDelays,
}).createMachine({
  id: 'contact',
  description: 'The buyer sends a message to the people behind the product.',
  context: ({ input }) => ({ ...input, sentCount: 0, failure: null, reference: null }),
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
        input: ({ context, event }: { context: ContactContext; event: ContactEvent }) => {
          assertEvent(event, 'message.submitted');
          return { message: event.message, idempotencyKey: `${context.requestId}.${context.sentCount}` };
        },
        onDone: {
          target: 'sent',
          actions: { type: 'storeReference', params: reference },
          description: 'The server has stored the message under a reference.',
        },
        onFailure: {
          target: 'failed',
          actions: ['storeFailure'],
          description: 'The server has not confirmed the message; the page says why.',
          whenLate: 'the page says so.',
        },
      }),
    },
    failed: {
      tags: ['form'],
      description:
        'The page says why the message was not sent, or that it may have been; the form keeps what the buyer typed.',
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
