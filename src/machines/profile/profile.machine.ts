import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ProfileChange, User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

export interface ProfileContext {
  /** What was last sent to be saved; null while nothing was. */
  readonly changes: ProfileChange | null;
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
  guards: {
    mustVerifyPhone: (_, { user }: { user: User }) => !user.phoneVerified,
  },
  actions: {
    takeChanges: assign(({ event }) => {
      assertEvent(event, 'changes.submitted');
      return { changes: event.changes, failure: null };
    }),
    forget: assign({ changes: null, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    /** Provided by the route: the signed-in user is now this one. */
    announceUser: (_, _params: { user: User }) => notProvided('announceUser')(),
    /** Provided by the route: opens the page that verifies a changed phone number. */
    openVerification: notProvided('openVerification'),
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
        input: ({ context }) => context.changes ?? {},
        onDone: [
          {
            guard: { type: 'mustVerifyPhone', params: ({ event }) => ({ user: event.output }) },
            target: 'verificationNeeded',
            actions: [{ type: 'announceUser', params: ({ event }) => ({ user: event.output }) }, 'forget'],
            description: 'They are saved, and the new phone number must be verified.',
          },
          {
            target: 'viewing',
            actions: [{ type: 'announceUser', params: ({ event }) => ({ user: event.output }) }, 'forget'],
            description: 'They are saved.',
          },
        ],
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
    verificationNeeded: {
      type: 'final',
      entry: 'openVerification',
      description: 'You are led to verify the new phone number.',
    },
  },
});
