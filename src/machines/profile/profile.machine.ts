import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ProfileChange, User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

export interface ProfileContext {
  /** What was last sent to be saved, without the password; null while nothing was. */
  readonly changes: Omit<ProfileChange, 'currentPassword'> | null;
  readonly failure: Failure | null;
}

export type ProfileEvent =
  | { readonly type: 'edit.started' }
  | { readonly type: 'edit.abandoned' }
  | { readonly type: 'changes.submitted'; readonly changes: ProfileChange };

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
    takeChanges: assign(({ event }) => {
      assertEvent(event, 'changes.submitted');
      const { currentPassword: _password, ...changes } = event.changes;
      return { changes, failure: null };
    }),
    forget: assign({ changes: null, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    /**
     * Provided by the route: the signed-in user is now this one. A new email or phone waits for the code that the
     * server has sent there; the page asks for it.
     */
    announceUser: (_, _params: { user: User; changes: ProfileChange }) => notProvided('announceUser')(),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'profile',
  description: 'Your own details, and changing them.',
  context: { changes: null, failure: null },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'You read your details.',
      on: { 'edit.started': { target: 'editing', description: 'You ask to edit your profile.' } },
    },
    editing: {
      tags: ['form'],
      description: 'You change your details.',
      initial: 'ready',
      on: {
        'changes.submitted': {
          target: 'saving',
          actions: 'takeChanges',
          description: 'You save the changes.',
        },
        'edit.abandoned': { target: 'viewing', actions: 'forget', description: 'You close without saving.' },
      },
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        failed: { description: 'You see why the changes were not saved, and can correct them.' },
      },
    },
    saving: {
      tags: ['form', 'busy'],
      description: 'Your changes are being saved.',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ event }) => {
          assertEvent(event, 'changes.submitted');
          return event.changes;
        },
        onDone: {
          target: 'viewing',
          actions: [
            {
              type: 'announceUser',
              params: ({ context, event }) => ({ user: event.output, changes: context.changes ?? {} }),
            },
            'forget',
          ],
          description: 'They are saved; a new email or phone is asked for its code.',
        },
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'They could not be saved; what you typed stays, with the reason at each field.',
        },
      },
      after: {
        callDeadline: {
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer came in time; what you typed stays.',
        },
      },
    },
  },
});
