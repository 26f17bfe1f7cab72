import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { failure, storeFailure } from '../call.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

/** The context never holds the password: the form holds it, and the call sends it. */
export interface EraseAccountContext {
  readonly failure: Failure | null;
}

export interface EraseAccountEvent {
  readonly type: 'erasure.confirmed';
  readonly currentPassword: string;
}

export type EraseAccount = Omit<EraseAccountEvent, 'type'>;

export const eraseAccountMachine = setup({
  types: {
    context: {} as EraseAccountContext,
    events: {} as EraseAccountEvent,
    tags: {} as 'busy',
  },
  actors: {
    eraseAccount: fromPromise<unknown, EraseAccount>(notProvided('eraseAccount')),
  },
  guards: {
    ...failureGuards,
    isUnsettled: (_, params: { failure: Failure }) => params.failure.code === 'erasure_not_possible',
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: loads again what must be settled before the erasure. */
    refreshServerState: notProvided('refreshServerState'),
    /** Provided by the route: the session of this browser ends, and the login page says that the account is erased. */
    endSession: notProvided('endSession'),
  },
  delays: formDelays,
}).createMachine({
  id: 'eraseAccount',
  description: 'The buyer reads what is erased and what is kept, and erases the account with the password.',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The page says what is erased, what is kept and for how long, and asks for the password.',
      initial: 'ready',
      states: {
        ...formStates('The server has rejected the password; the page says why.'),
        unsettled: {
          description:
            'Money, a withdrawal or a plan came in between; the page says what has to be settled first.',
        },
      },
      on: {
        'erasure.confirmed': {
          target: 'erasing',
          description: 'The buyer erases the account; the server checks the password and what is settled.',
        },
      },
    },
    erasing: {
      tags: ['busy'],
      description: 'The server erases the account.',
      ...formCall({
        src: 'eraseAccount',
        input: ({ event }: { event: EraseAccountEvent }) => ({ currentPassword: event.currentPassword }),
        onDone: {
          target: 'erased',
          actions: 'endSession',
          description: 'The account is erased, and all its sessions have ended.',
        },
        failures: [
          failure('isUnsettled', {
            target: 'asking.unsettled',
            actions: [storeFailure, 'refreshServerState'],
            description: 'There is money, a withdrawal or a plan that has to be settled first.',
          }),
        ],
        form: 'asking',
        rejected: 'The server rejects the password; the page says why.',
      }),
    },
    erased: {
      type: 'final',
      description: 'This browser has forgotten the buyer; the login page says that the account is erased.',
    },
  },
});
