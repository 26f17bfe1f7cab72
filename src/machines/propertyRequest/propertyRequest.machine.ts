import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { PropertyRequest } from '#api/calls/support.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

/** What was typed stays in the form, also while the dialog is closed. */
export interface PropertyRequestContext {
  /** The form is needed from the first opening on. */
  readonly wasOpened: boolean;
  readonly failure: Failure | null;
  /** Under which the request is kept. */
  readonly reference: string | null;
}

export type PropertyRequestEvent =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'request.submitted'; readonly request: PropertyRequest };

export const propertyRequestMachine = setup({
  types: {
    context: {} as PropertyRequestContext,
    events: {} as PropertyRequestEvent,
    /** `request.kept`: the next request starts with an empty form. */
    emitted: {} as { readonly type: 'request.kept' },
    tags: {} as 'open' | 'form' | 'busy',
  },
  actors: {
    sendRequest: fromPromise<string, PropertyRequest>(notProvided('sendRequest')),
  },
  actions: {
    rememberOpening: assign({ wasOpened: true }),
    keepReference: assign((_, { reference }: { reference: string }) => ({ reference })),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    forgetReference: assign({ reference: null }),
    reportKept: emit({ type: 'request.kept' }),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'propertyRequest',
  description: 'A buyer who finds no home says which one would do.',
  context: { wasOpened: false, failure: null, reference: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed; what was typed in it is kept.',
      on: {
        'dialog.opened': {
          target: 'editing',
          actions: 'rememberOpening',
          description: 'You ask to tell us about it.',
        },
      },
    },
    editing: {
      tags: ['open', 'form'],
      description: 'You say who you are, where you look, what you can spend and what you need.',
      on: {
        'request.submitted': { target: 'sending', description: 'You send the request.' },
        'dialog.closed': { target: 'closed', description: 'You leave it for now.' },
      },
    },
    sending: {
      tags: ['open', 'form', 'busy'],
      description: 'The request is on its way; the dialog waits for the answer.',
      entry: 'clearFailure',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ event }) => {
          assertEvent(event, 'request.submitted');
          return event.request;
        },
        onDone: {
          target: 'sent',
          actions: [
            { type: 'keepReference', params: ({ event }) => ({ reference: event.output }) },
            'reportKept',
          ],
          description: 'It arrived, and is kept under a reference.',
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'It did not arrive; the dialog says why.',
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
      tags: ['open', 'form'],
      description: 'You see why it was not sent; what you typed is still there.',
      on: {
        'request.submitted': { target: 'sending', description: 'You send it again.' },
        'dialog.closed': {
          target: 'closed',
          actions: 'clearFailure',
          description: 'You leave it for now.',
        },
      },
    },
    sent: {
      tags: ['open'],
      description: 'You read that the request arrived, and its reference.',
      on: {
        'dialog.closed': { target: 'closed', actions: 'forgetReference', description: 'You go on looking.' },
      },
    },
  },
});
