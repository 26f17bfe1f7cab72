import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

/** The sessions to end: one of another browser, or all except this one. */
export type SessionChoice =
  | {
      readonly kind: 'one';
      readonly id: string;
      /** 'Chrome on Android, logged in Sat 21 Nov, 10:40' */
      readonly device: string;
    }
  | { readonly kind: 'others' };

export interface SessionsContext {
  readonly choice: SessionChoice | null;
  readonly failure: Failure | null;
}

export type SessionsEvent =
  | { readonly type: 'end.requested'; readonly choice: SessionChoice }
  | { readonly type: 'end.abandoned' }
  | { readonly type: 'end.confirmed' };

/** Ends sessions of the buyer's account in other browsers. */
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
    setChoice: assign({ choice: (_, params: { choice: SessionChoice }) => params.choice, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: shows a notification and refetches the list. */
    notifyEnd: notProvided('notifyEnd'),
  },
  delays: callDelays,
}).createMachine({
  id: 'sessions',
  description: 'The buyer sees where the account is logged in, and logs out other browsers.',
  context: { choice: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The page lists the browsers in which the account is logged in.',
      on: {
        'end.requested': {
          target: 'confirming',
          actions: { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) },
          description: 'The buyer logs out another browser, or all others; the dialog asks to confirm.',
        },
      },
    },
    confirming: {
      description: 'The dialog asks whether to log out.',
      tags: 'dialog',
      initial: 'ready',
      on: {
        'end.confirmed': {
          target: 'ending',
          description: 'The buyer confirms; the server ends the sessions.',
        },
        'end.abandoned': {
          target: 'listing',
          description: 'The buyer cancels; no session ends.',
        },
      },
      states: {
        ready: { description: 'The dialog shows no problem.' },
        failed: { description: 'The dialog says why no session ended; the buyer can try again.' },
      },
    },
    ending: {
      description: 'The server ends the sessions.',
      tags: ['dialog', 'busy'],
      entry: 'clearFailure',
      ...call({
        src: 'endSessions',
        input: ({ context }: { context: SessionsContext }) => ({ choice: context.choice }),
        onDone: {
          target: 'listing',
          actions: 'notifyEnd',
          description: 'The server has ended the sessions; the page lists those that are left.',
        },
        onFailure: {
          target: 'confirming.failed',
          actions: ['storeFailure'],
          description: 'The server has not ended the sessions; the dialog says why.',
          whenLate: 'the dialog says so.',
        },
      }),
    },
  },
});
