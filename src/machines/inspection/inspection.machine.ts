import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { InspectionRequest } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export interface InspectionInput {
  /** The idempotency key of the request. One per filled form, which the page keeps while the dialog is closed. */
  readonly requestId: string;
}

export interface InspectionContext extends InspectionInput {
  readonly failure: Failure | null;
  /** The server's reference for the request. */
  readonly reference: string | null;
}

export type InspectionEvent =
  | { readonly type: 'inspection.submitted'; readonly request: InspectionRequest }
  | { readonly type: 'dialog.closed' };

export interface RequestInspection {
  readonly request: InspectionRequest;
  readonly idempotencyKey: string;
}

const reference = ({ event }: { event: { output: string } }) => ({ reference: event.output });

export const inspectionMachine = setup({
  types: {
    context: {} as InspectionContext,
    events: {} as InspectionEvent,
    input: {} as InspectionInput,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    requestInspection: fromPromise<string, RequestInspection>(notProvided('requestInspection')),
  },
  actions: {
    storeReference: assign((_, params: { reference: string }) => params),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: callDelays,
}).createMachine({
  id: 'inspection',
  description: 'The buyer asks to see a home on a day.',
  context: ({ input }) => ({ ...input, failure: null, reference: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['form'],
      description: 'The buyer chooses a day and fills in contact details.',
      on: {
        'inspection.submitted': {
          target: 'sending',
          description: 'The buyer submits the request; the server checks the day and stores it.',
        },
        'dialog.closed': {
          target: 'closed',
          description: 'The buyer closes the dialog; the page keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['form', 'busy'],
      description: 'The server stores the request; the dialog stays open.',
      entry: 'clearFailure',
      ...call({
        src: 'requestInspection',
        input: ({ context, event }: { context: InspectionContext; event: InspectionEvent }) => {
          assertEvent(event, 'inspection.submitted');
          return { request: event.request, idempotencyKey: context.requestId };
        },
        onDone: {
          target: 'sent',
          actions: { type: 'storeReference', params: reference },
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
      tags: ['form'],
      description:
        'The dialog says why the request was not sent, or that it may have been; the form keeps what the buyer typed.',
      on: {
        'inspection.submitted': {
          target: 'sending',
          description: 'The buyer submits the request again; the server stores it.',
        },
        'dialog.closed': {
          target: 'closed',
          description: 'The buyer closes the dialog; the page keeps what was typed.',
        },
      },
    },
    sent: {
      description: 'The dialog says that the request arrived, what happens next, and its reference.',
      on: {
        'dialog.closed': {
          target: 'closed',
          description: 'The buyer closes the dialog; the home is back.',
        },
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
