import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

/** Which sessions are to end: one of another browser, or all but this one. */
export type SessionChoice =
  | { readonly kind: 'one'; readonly id: string; readonly device: string }
  | { readonly kind: 'others' };

export interface SessionsContext {
  readonly choice: SessionChoice | null;
  readonly failure: Failure | null;
}

export type SessionsEvent =
  | { readonly type: 'end.requested'; readonly choice: SessionChoice }
  | { readonly type: 'end.abandoned' }
  | { readonly type: 'end.confirmed' };

/** Ending sessions of one's account in other browsers. */
export const sessionsMachine = setup({
  types: {
    context: {} as SessionsContext,
    events: {} as SessionsEvent,
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    endSessions: fromPromise<unknown, { choice: SessionChoice | null }>(notProvided('endSessions')),
  },
  actions: {
    takeChoice: assign({ choice: (_, params: { choice: SessionChoice }) => params.choice, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: says so, and asks for the list again. */
    announceEnd: notProvided('announceEnd'),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'sessions',
  description: 'Where the account is logged in, and ending that elsewhere.',
  context: { choice: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The buyer sees where the account is logged in.',
      on: {
        'end.requested': {
          target: 'confirming',
          actions: { type: 'takeChoice', params: ({ event }) => ({ choice: event.choice }) },
          description: 'The buyer wants to log out another browser, or all others.',
        },
      },
    },
    confirming: {
      description: 'The buyer is asked whether that is meant.',
      tags: 'dialog',
      initial: 'ready',
      on: {
        'end.confirmed': { target: 'ending', description: 'It is meant.' },
        'end.abandoned': { target: 'listing', description: 'It is not: nothing ends.' },
      },
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        failed: { description: 'The buyer reads why it did not end, and can try again.' },
      },
    },
    ending: {
      description: 'The server ends them.',
      tags: ['dialog', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ choice: context.choice }),
        onDone: { target: 'listing', actions: 'announceEnd', description: 'They have ended.' },
        onError: {
          target: 'confirming.failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'They could not be ended; the dialog says why.',
        },
      },
      after: {
        callDeadline: {
          target: 'confirming.failed',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
  },
});
