import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { PHOTO_MAX_BYTES } from '#domain/listings/pictures.ts';
import { megabytesText } from '#domain/quantities.ts';
import { call, callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';

/** The metadata of a file before the upload. The file itself stays in the browser. */
export interface PictureFile {
  readonly name: string;
  /** The MIME type, as detected by the browser. */
  readonly type: string;
  readonly sizeBytes: number;
}

export interface PictureInput {
  /** Whether the account has a picture. */
  readonly hasPicture: boolean;
}

export interface PictureContext extends PictureInput {
  readonly file: PictureFile | null;
  readonly failure: Failure | null;
}

export type PictureEvent =
  | { readonly type: 'file.chosen'; readonly file: PictureFile }
  /** The field rejected the file: because of its size, or because the browser cannot show it as a picture. */
  | { readonly type: 'file.rejected'; readonly reason: 'size' | 'type' }
  | { readonly type: 'picture.discarded' }
  /** The stored picture, not a chosen one. */
  | { readonly type: 'removal.requested' }
  | { readonly type: 'picture.submitted' };

const user = ({ event }: { event: { output: User } }) => ({ user: event.output });

export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    input: {} as PictureInput,
    tags: {} as 'busy' | 'preview' | 'removing',
  },
  actors: {
    uploadPicture: fromPromise<User, { file: PictureFile | null }>(notProvided('uploadPicture')),
    removePicture: fromPromise<User>(notProvided('removePicture')),
  },
  guards: {
    hasPicture: ({ context }) => context.hasPicture,
    isTooLarge: ({ event }) => {
      assertEvent(event, 'file.rejected');
      return event.reason === 'size';
    },
  },
  actions: {
    setFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { file: event.file, failure: null };
    }),
    reset: assign({ file: null, failure: null }),
    setHasPicture: assign((_, params: { user: User }) => ({ hasPicture: params.user.picture !== null })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    /** Provided by the route: updates the signed-in user with the new picture, or without one. */
    announceUser: (_, _params: { user: User }) => notProvided('announceUser')(),
  },
  delays: callDelays,
}).createMachine({
  id: 'picture',
  description: 'The buyer changes or removes the picture beside their name.',
  context: ({ input }) => ({ ...input, file: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The page shows the picture; the buyer can choose another.',
      initial: 'ready',
      on: {
        'file.chosen': {
          target: 'previewing',
          actions: 'setFile',
          description: 'The buyer chooses a picture; the page previews it.',
        },
        'file.rejected': [
          {
            guard: 'isTooLarge',
            target: '.tooLarge',
            actions: 'reset',
            description: `The buyer chooses a file larger than ${megabytesText(PHOTO_MAX_BYTES)}; the page says so.`,
          },
          {
            target: '.unreadable',
            actions: 'reset',
            description:
              'The buyer chooses a file that is not a JPEG, PNG or WebP, or that the browser cannot show; the page says so.',
          },
        ],
        'removal.requested': {
          guard: 'hasPicture',
          target: 'removing',
          description: 'The buyer removes the picture; the server deletes it.',
        },
      },
      states: {
        ready: { description: 'The page shows no problem.' },
        tooLarge: { description: 'The page says that the file is too large.' },
        unreadable: { description: 'The page says that the file is not a picture that we can read.' },
        notRemoved: {
          description: 'The page says why the picture was not removed; the buyer can remove it again.',
        },
      },
    },
    removing: {
      tags: ['busy', 'removing'],
      description: 'The server deletes the picture; no other can be chosen meanwhile.',
      entry: 'reset',
      ...call({
        src: 'removePicture',
        input: undefined,
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'announceUser', params: user },
            { type: 'setHasPicture', params: user },
          ],
          description: 'The server has deleted the picture; the page shows the initials of the name.',
        },
        onFailure: {
          target: 'choosing.notRemoved',
          actions: ['storeFailure'],
          description: 'The server has not deleted the picture; the page says why.',
          whenLate: 'the page says so, and keeps the picture.',
        },
      }),
    },
    previewing: {
      tags: ['preview'],
      description: 'The page shows how the chosen picture will look.',
      initial: 'ready',
      on: {
        'file.chosen': {
          target: '.ready',
          actions: 'setFile',
          description: 'The buyer chooses another picture; the page previews it.',
        },
        'picture.submitted': {
          target: 'uploading',
          description: 'The buyer submits the picture; the server stores it.',
        },
        'picture.discarded': {
          target: 'choosing',
          actions: 'reset',
          description: 'The buyer discards the picture; the old one stays.',
        },
      },
      states: {
        ready: { description: 'The preview shows no problem.' },
        failed: {
          description: 'The page says why the picture was not stored; the buyer can submit it again.',
        },
      },
    },
    uploading: {
      tags: ['busy', 'preview'],
      description: 'The server stores the picture; no other can be chosen meanwhile.',
      ...call({
        src: 'uploadPicture',
        input: ({ context }: { context: PictureContext }) => ({ file: context.file }),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'announceUser', params: user }, { type: 'setHasPicture', params: user }, 'reset'],
          description: 'The server has stored the picture; the page shows it beside the name.',
        },
        onFailure: {
          target: 'previewing.failed',
          actions: ['storeFailure'],
          description: 'The server has not stored the picture; the page says why.',
          whenLate: 'the page says so, and keeps the preview.',
        },
      }),
    },
  },
});
