import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ProfileChange, User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export interface ProfileContext {
  /** The last submitted changes, without the password; null before the first submission. */
  readonly changes: Omit<ProfileChange, 'currentPassword'> | null;
  readonly failure: Failure | null;
}

export type ProfileEvent =
  | { readonly type: 'edit.started' }
  | { readonly type: 'edit.abandoned' }
  | { readonly type: 'changes.submitted'; readonly changes: ProfileChange };

interface Saved {
  readonly context: ProfileContext;
  readonly event: { readonly output: User };
}

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    saveProfile: fromPromise<User, ProfileChange>(notProvided('saveProfile')),
  },
  actions: {
    setChanges: assign(({ event }) => {
      assertEvent(event, 'changes.submitted');
      const { currentPassword: _password, ...changes } = event.changes;
      return { changes, failure: null };
    }),
    reset: assign({ changes: null, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    /**
     * Provided by the route: updates the signed-in user. The server has sent a code to a new email or phone, and the
     * page asks for it.
     */
    announceUser: (_, _params: { user: User; changes: ProfileChange }) => notProvided('announceUser')(),
    /** Provided by the route: loads the signed-in user again. */
    refreshUser: notProvided('refreshUser'),
  },
  delays: callDelays,
}).createMachine({
  id: 'profile',
  description: 'The buyer reads and changes their own details.',
  context: { changes: null, failure: null },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The page shows the buyer’s details.',
      entry: 'reset',
      on: {
        'edit.started': { target: 'editing', description: 'The buyer edits the profile; the form opens.' },
      },
    },
    editing: {
      tags: ['form'],
      description: 'The buyer changes the details.',
      initial: 'ready',
      on: {
        'changes.submitted': {
          target: 'saving',
          actions: 'setChanges',
          description: 'The buyer submits the changes; the server saves them.',
        },
        'edit.abandoned': {
          target: 'viewing',
          description: 'The buyer closes the form; nothing is saved.',
        },
      },
      states: {
        ready: { description: 'The form shows no problem.' },
        failed: {
          description: 'The form says why the changes were not saved; the buyer can correct them.',
          on: {
            'edit.abandoned': {
              target: '#profile.viewing',
              actions: 'refreshUser',
              description:
                'The buyer closes the form; the page reads the account again, in case the response to a change was lost.',
            },
          },
        },
      },
    },
    saving: {
      tags: ['form', 'busy'],
      description: 'The server saves the changes.',
      ...call({
        src: 'saveProfile',
        input: ({ event }: { event: ProfileEvent }) => {
          assertEvent(event, 'changes.submitted');
          return event.changes;
        },
        onDone: {
          target: 'viewing',
          actions: {
            type: 'announceUser',
            params: ({ context, event }: Saved) => ({ user: event.output, changes: context.changes ?? {} }),
          },
          description:
            'The server has saved the changes; the page asks for the code of a new email or phone.',
        },
        onFailure: {
          target: 'editing.failed',
          actions: ['storeFailure'],
          description:
            'The server has not saved the changes; the form keeps them and says why at each field.',
          whenLate: 'the form says so, and keeps the changes.',
        },
      }),
    },
  },
});
