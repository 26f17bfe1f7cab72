import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#api/contract/users.ts';
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
  | { readonly type: 'preview.failed' }
  | { readonly type: 'picture.discarded' }
  | { readonly type: 'picture.submitted' };

const localFailure = (code: 'picture_too_large' | 'picture_unreadable'): Failure => ({
  code,
  message: ERRORS[code].message,
  fields: {},
  status: null,
  retryAfterSeconds: null,
});

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
      assertEvent(event, 'file.chosen');
      return event.file.sizeBytes > PICTURE_MAX_BYTES;
    },
    isUnreadableKind: ({ event }) => {
      assertEvent(event, 'file.chosen');
      return !PICTURE_TYPES.some((type) => type === event.file.type);
    },
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { file: event.file, failure: null };
    }),
    forget: assign({ file: null, failure: null }),
    refuse: assign((_, { code }: { code: 'picture_too_large' | 'picture_unreadable' }) => ({
      file: null,
      failure: localFailure(code),
    })),
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
  on: {
    'file.chosen': [
      {
        guard: 'isTooLarge',
        target: '.refused',
        actions: { type: 'refuse', params: { code: 'picture_too_large' } },
        description: 'The file is larger than 5 MB.',
      },
      {
        guard: 'isUnreadableKind',
        target: '.refused',
        actions: { type: 'refuse', params: { code: 'picture_unreadable' } },
        description: 'The file is not a JPEG, PNG or WebP.',
      },
      { target: '.previewing', actions: 'takeFile', description: 'You choose a picture.' },
    ],
  },
  states: {
    choosing: { description: 'You see your picture, and can choose another.' },
    previewing: {
      tags: ['preview'],
      description: 'You see how the chosen picture will look.',
      on: {
        'picture.submitted': { target: 'uploading', description: 'You keep it.' },
        'picture.discarded': { target: 'choosing', actions: 'forget', description: 'You keep the old one.' },
        'preview.failed': {
          target: 'refused',
          actions: { type: 'refuse', params: { code: 'picture_unreadable' } },
          description: 'The browser cannot show it, so it is no picture.',
        },
      },
    },
    uploading: {
      tags: ['busy', 'preview'],
      description: 'The picture is on its way.',
      on: {
        'file.chosen': { description: 'Another file waits until this one has arrived.' },
      },
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
          target: 'failed',
          actions: { type: 'keepFailure', params: failed },
          description: 'It was not taken; the page says why.',
        },
      },
      after: {
        callDeadline: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'It did not arrive in time.',
        },
      },
    },
    refused: { description: 'You read why this file cannot be your picture, and can choose another.' },
    failed: {
      tags: ['preview'],
      description: 'You read why the picture was not taken, and can send it again.',
      on: {
        'picture.submitted': { target: 'uploading', description: 'You send it again.' },
        'picture.discarded': { target: 'choosing', actions: 'forget', description: 'You keep the old one.' },
      },
    },
  },
});
