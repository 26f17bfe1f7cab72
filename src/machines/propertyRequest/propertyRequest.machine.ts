import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { PropertyRequest } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export interface PropertyRequestInput {
  /** One per visit to the page. Together with the number of requests sent it is the idempotency key of a request. */
  readonly requestId: string;
}

/** The form keeps its values while the dialog is closed. */
export interface PropertyRequestContext extends PropertyRequestInput {
  readonly sentCount: number;
  /** Whether the dialog was ever opened, and so needs its form. */
  readonly wasOpened: boolean;
  readonly failure: Failure | null;
  /** The server's reference for the request. */
  readonly reference: string | null;
}

export type PropertyRequestEvent =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'request.submitted'; readonly request: PropertyRequest };

export interface SendRequest {
  readonly request: PropertyRequest;
  readonly idempotencyKey: string;
}

const reference = ({ event }: { event: { output: string } }) => ({ reference: event.output });

export const propertyRequestMachine = setup({
  types: {
    context: {} as PropertyRequestContext,
    events: {} as PropertyRequestEvent,
    input: {} as PropertyRequestInput,
    /** `request.kept`: the server stored the request; the next one starts with an empty form. */
    emitted: {} as { readonly type: 'request.kept' },
    tags: {} as 'open' | 'form' | 'busy',
  },
  actors: {
    sendRequest: fromPromise<string, SendRequest>(notProvided('sendRequest')),
  },
  actions: {
    rememberOpening: assign({ wasOpened: true }),
    storeReference: assign(({ context }, { reference }: { reference: string }) => ({
      reference,
      sentCount: context.sentCount + 1,
    })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    clearReference: assign({ reference: null }),
    reportKept: emit({ type: 'request.kept' }),
  },
  delays: callDelays,
}).createMachine({
  id: 'propertyRequest',
  description: 'The buyer describes the home that the search does not have.',
  context: ({ input }) => ({
    ...input,
    sentCount: 0,
    wasOpened: false,
    failure: null,
    reference: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed; the form keeps what the buyer typed.',
      on: {
        'dialog.opened': {
          target: 'editing',
          actions: 'rememberOpening',
          description: 'The buyer opens the dialog; it shows the form.',
        },
      },
    },
    editing: {
      tags: ['open', 'form'],
      description: 'The buyer fills in contact details, places, a budget and wishes.',
      on: {
        'request.submitted': {
          target: 'sending',
          description: 'The buyer submits the request; the server stores it.',
        },
        'dialog.closed': {
          target: 'closed',
          description: 'The buyer closes the dialog; the form keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['open', 'form', 'busy'],
      description: 'The server stores the request; the dialog stays open.',
      entry: 'clearFailure',
      ...call({
        src: 'sendRequest',
        input: ({ context, event }: { context: PropertyRequestContext; event: PropertyRequestEvent }) => {
          assertEvent(event, 'request.submitted');
          return { request: event.request, idempotencyKey: `${context.requestId}.${context.sentCount}` };
        },
        onDone: {
          target: 'sent',
          actions: [{ type: 'storeReference', params: reference }, 'reportKept'],
          description: 'The server has stored the request under a reference.',
        },
        onFailure: {
          target: 'failed',
          actions: ['storeFailure'],
          description: 'The server has not confirmed the request; the dialog says why.',
          whenLate: 'the dialog says so.',
        },
      }),
    },
    failed: {
      tags: ['open', 'form'],
      description:
        'The dialog says why the request was not sent, or that it may have been; the form keeps what the buyer typed.',
      on: {
        'request.submitted': {
          target: 'sending',
          description: 'The buyer submits the request again; the server stores it.',
        },
        'dialog.closed': {
          target: 'closed',
          actions: 'clearFailure',
          description: 'The buyer closes the dialog; the form keeps what was typed.',
        },
      },
    },
    sent: {
      tags: ['open'],
      description: 'The dialog says that the request arrived, and shows its reference.',
      on: {
        'dialog.closed': {
          target: 'closed',
          actions: 'clearReference',
          description: 'The buyer closes the dialog; the search is back.',
        },
      },
    },
  },
});
