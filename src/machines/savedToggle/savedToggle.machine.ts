import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

export const SAVED_MESSAGE = 'You have saved this property!';
export const UNSAVED_MESSAGE = 'You have unsaved this property!';

export interface SavedToggleInput {
  readonly propertyId: string;
  readonly isSaved: boolean;
}

export interface SavedToggleContext {
  readonly propertyId: string;
  /** What the server said last. */
  readonly isSaved: boolean;
}

export type SavedToggleEvent =
  | { readonly type: 'save.toggled' }
  /** The server's answer to another call says whether the home is saved. */
  | { readonly type: 'saved.reported'; readonly isSaved: boolean };

interface HomeInput {
  readonly propertyId: string;
}

export const savedToggleMachine = setup({
  types: {
    context: {} as SavedToggleContext,
    events: {} as SavedToggleEvent,
    input: {} as SavedToggleInput,
    /** `on`: the heart is filled, also while saving is under way. */
    tags: {} as 'busy' | 'on',
  },
  actors: {
    saveProperty: fromPromise<unknown, HomeInput>(notProvided('saveProperty')),
    unsaveProperty: fromPromise<unknown, HomeInput>(notProvided('unsaveProperty')),
  },
  guards: {
    isSaved: ({ context }) => context.isSaved,
    isReportedSaved: ({ event }) => {
      assertEvent(event, 'saved.reported');
      return event.isSaved;
    },
    isReportedUnsaved: ({ event }) => {
      assertEvent(event, 'saved.reported');
      return !event.isSaved;
    },
  },
  actions: {
    markSaved: assign({ isSaved: true }),
    markUnsaved: assign({ isSaved: false }),
    /** Provided by the route: a notification, and the lists that show the home. */
    announce: (_, _params: { message: string; isSaved: boolean }) => notProvided('announce')(),
    /** Provided by the route: a notification of the failure. */
    announceFailure: (_, _params: { failure: Failure }) => notProvided('announceFailure')(),
  },
  delays: { saveDeadline: CALL_DEADLINE_MS, unsaveDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'savedToggle',
  description: 'The heart on a home: saved or not, and on its way from one to the other.',
  context: ({ input }) => ({ propertyId: input.propertyId, isSaved: input.isSaved }),
  initial: 'reading',
  states: {
    reading: {
      description: 'What the listing says is read.',
      always: [
        { guard: 'isSaved', target: 'saved', description: 'The home is saved.' },
        { target: 'unsaved', description: 'The home is not saved.' },
      ],
    },
    unsaved: {
      description: 'The heart is empty.',
      on: {
        'save.toggled': { target: 'saving', description: 'You save the home.' },
        'saved.reported': {
          guard: 'isReportedSaved',
          target: 'saved',
          actions: 'markSaved',
          description: 'The home turns out to be saved.',
        },
      },
    },
    saving: {
      tags: ['busy', 'on'],
      description: 'The heart is filled at once, while the home is being saved.',
      invoke: {
        id: 'saveProperty',
        src: 'saveProperty',
        input: ({ context }) => ({ propertyId: context.propertyId }),
        onDone: {
          target: 'saved',
          actions: [
            'markSaved',
            { type: 'announce', params: () => ({ message: SAVED_MESSAGE, isSaved: true }) },
          ],
          description: 'The home is saved.',
        },
        onError: {
          target: 'unsaved',
          actions: {
            type: 'announceFailure',
            params: failed,
          },
          description: 'It could not be saved; the heart is empty again.',
        },
      },
      after: {
        saveDeadline: {
          target: 'unsaved',
          actions: { type: 'announceFailure', params: { failure: NO_ANSWER } },
          description: 'No answer came in time; the heart is empty again.',
        },
      },
    },
    saved: {
      tags: ['on'],
      description: 'The heart is filled.',
      on: {
        'save.toggled': { target: 'unsaving', description: 'You take the home from your saved ones.' },
        'saved.reported': {
          guard: 'isReportedUnsaved',
          target: 'unsaved',
          actions: 'markUnsaved',
          description: 'The home turns out not to be saved any more.',
        },
      },
    },
    unsaving: {
      tags: ['busy'],
      description: 'The heart is empty at once, while the home is being taken from your saved ones.',
      invoke: {
        id: 'unsaveProperty',
        src: 'unsaveProperty',
        input: ({ context }) => ({ propertyId: context.propertyId }),
        onDone: {
          target: 'unsaved',
          actions: [
            'markUnsaved',
            { type: 'announce', params: () => ({ message: UNSAVED_MESSAGE, isSaved: false }) },
          ],
          description: 'The home is not saved any more.',
        },
        onError: {
          target: 'saved',
          actions: {
            type: 'announceFailure',
            params: failed,
          },
          description: 'It could not be unsaved; the heart is filled again.',
        },
      },
      after: {
        unsaveDeadline: {
          target: 'saved',
          actions: { type: 'announceFailure', params: { failure: NO_ANSWER } },
          description: 'No answer came in time; the heart is filled again.',
        },
      },
    },
  },
});
