import { assertEvent, fromPromise, setup } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export const SAVED_MESSAGE = 'You have saved this property!';
export const UNSAVED_MESSAGE = 'You have unsaved this property!';

export interface SavedToggleInput {
  readonly propertyId: string;
  readonly isSaved: boolean;
}

export interface SavedToggleContext {
  readonly propertyId: string;
  /** At the start; from then on the state says it. */
  readonly wasSaved: boolean;
}

export type SavedToggleEvent =
  | { readonly type: 'save.toggled' }
  /** The response to another call reported whether the home is saved. */
  | { readonly type: 'saved.reported'; readonly isSaved: boolean };

interface HomeInput {
  readonly propertyId: string;
}

const home = ({ context }: { context: SavedToggleContext }) => ({ propertyId: context.propertyId });

export const savedToggleMachine = setup({
  types: {
    context: {} as SavedToggleContext,
    events: {} as SavedToggleEvent,
    input: {} as SavedToggleInput,
    /** `on`: the heart is filled, including while the home is being saved. */
    tags: {} as 'busy' | 'on',
  },
  actors: {
    saveProperty: fromPromise<unknown, HomeInput>(notProvided('saveProperty')),
    unsaveProperty: fromPromise<unknown, HomeInput>(notProvided('unsaveProperty')),
  },
  guards: {
    isSaved: ({ context }) => context.wasSaved,
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
    /** Provided by the route: shows a notification, and updates the lists that show the home. */
    notify: (_, _params: { message: string; isSaved: boolean }) => notProvided('notify')(),
    /** Provided by the route: shows a notification of the failure. */
    reportFailure: (_, _params: { failure: Failure }) => notProvided('reportFailure')(),
  },
  delays: callDelays,
}).createMachine({
  id: 'savedToggle',
  description: 'The buyer saves a home with its heart, or removes it from the saved homes.',
  context: ({ input }) => ({ propertyId: input.propertyId, wasSaved: input.isSaved }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The heart reads from the listing whether the home is saved.',
      always: [
        { guard: 'isSaved', target: 'saved', description: 'The home is saved.' },
        { target: 'unsaved', description: 'The home is not saved.' },
      ],
    },
    unsaved: {
      description: 'The heart is empty.',
      on: {
        'save.toggled': {
          target: 'saving',
          description: 'The buyer saves the home; the heart fills at once.',
        },
        'saved.reported': {
          guard: 'isReportedSaved',
          target: 'saved',
          description: 'The server reports the home as saved; the heart fills.',
        },
      },
    },
    saving: {
      tags: ['busy', 'on'],
      description: 'The server saves the home; the heart is filled already.',
      ...call({
        src: 'saveProperty',
        input: home,
        onDone: {
          target: 'saved',
          actions: { type: 'notify', params: { message: SAVED_MESSAGE, isSaved: true } },
          description: 'The server has saved the home; a notification says so.',
        },
        onFailure: {
          target: 'unsaved',
          actions: ['reportFailure'],
          description: 'The server has not saved the home; the heart is empty again.',
          whenLate: 'the heart is empty again.',
        },
      }),
    },
    saved: {
      tags: ['on'],
      description: 'The heart is filled.',
      on: {
        'save.toggled': {
          target: 'unsaving',
          description: 'The buyer removes the home; the heart empties at once.',
        },
        'saved.reported': {
          guard: 'isReportedUnsaved',
          target: 'unsaved',
          description: 'The server reports the home as not saved; the heart empties.',
        },
      },
    },
    unsaving: {
      tags: ['busy'],
      description: 'The server removes the home from the saved ones; the heart is empty already.',
      ...call({
        src: 'unsaveProperty',
        input: home,
        onDone: {
          target: 'unsaved',
          actions: { type: 'notify', params: { message: UNSAVED_MESSAGE, isSaved: false } },
          description: 'The server has removed the home; a notification says so.',
        },
        onFailure: {
          target: 'saved',
          actions: ['reportFailure'],
          description: 'The server has not removed the home; the heart is filled again.',
          whenLate: 'the heart is filled again.',
        },
      }),
    },
  },
});
