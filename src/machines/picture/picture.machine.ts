import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

/** What is known of a file before it is sent; the file itself stays with the browser. */
export interface PictureFile {
  readonly name: string;
  /** MIME type, as the browser guesses it. */
  readonly type: string;
  readonly sizeBytes: number;
}

export interface PictureContext {
  readonly file: PictureFile | null;
  readonly failure: Failure | null;
}

export type PictureEvent =
  | { readonly type: 'file.chosen'; readonly file: PictureFile }
  /** The field took it not: for its size, or because it is no picture that a browser can show. */
  | { readonly type: 'file.refused'; readonly reason: 'size' | 'type' }
  | { readonly type: 'picture.discarded' }
  | { readonly type: 'picture.submitted' };

export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    tags: {} as 'busy' | 'preview',
  },
  actors: {
    uploadPicture: fromPromise<User, { file: PictureFile | null }>(notProvided('uploadPicture')),
  },
  guards: {
    isTooLarge: ({ event }) => {
      assertEvent(event, 'file.refused');
      return event.reason === 'size';
    },
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { file: event.file, failure: null };
    }),
    forget: assign({ file: null, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    /** Provided by the route: the signed-in user has a new picture. */
    announceUser: (_, _params: { user: User }) => notProvided('announceUser')(),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'picture',
  description: 'Changing the picture that stands beside your name.',
  context: { file: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'You see your picture, and can choose another.',
      initial: 'ready',
      on: {
        'file.chosen': { target: 'previewing', actions: 'takeFile', description: 'You choose a picture.' },
        'file.refused': [
          { guard: 'isTooLarge', target: '.tooLarge', description: 'The file is larger than 5 MB.' },
          {
            target: '.unreadable',
            description: 'The file is not a JPEG, PNG or WebP, or the browser cannot show it.',
          },
        ],
      },
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        tooLarge: { description: 'You read that the file is too large.' },
        unreadable: { description: 'You read that the file is no picture, or none that we can read.' },
      },
    },
    previewing: {
      tags: ['preview'],
      description: 'You see how the chosen picture will look.',
      initial: 'ready',
      on: {
        'file.chosen': {
          target: '.ready',
          actions: 'takeFile',
          description: 'You choose another picture, or another part of it.',
        },
        'picture.submitted': { target: 'uploading', description: 'You want it.' },
        'picture.discarded': { target: 'choosing', actions: 'forget', description: 'You keep the old one.' },
      },
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        failed: { description: 'You read why the picture was not taken, and can send it again.' },
      },
    },
    uploading: {
      tags: ['busy', 'preview'],
      description: 'The picture is on its way; no other is taken until it has arrived.',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'announceUser', params: ({ event }) => ({ user: event.output }) }, 'forget'],
          description: 'It has arrived, and is your picture now.',
        },
        onError: {
          target: 'previewing.failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'It was not taken; the page says why.',
        },
      },
      after: {
        callDeadline: {
          target: 'previewing.failed',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'It did not arrive in time.',
        },
      },
    },
  },
});
