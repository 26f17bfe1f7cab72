import type { SnapshotFrom } from 'xstate';
import { alert, any, button, field, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { type BuyerDriver, callDeadline, defineModel, networkDown, rejected } from '../../about/model.ts';
import { buildBuyer } from '../../buyer.fixtures.ts';
import { pictureMachine } from '../picture.machine.ts';

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
/** Repeats the production rule on purpose. */
const LARGEST_BYTES = 20 * 1024 * 1024;

/** Valid and invalid picture files. */
const PICTURE_FILES = {
  good: new File([PNG], 'me.png', { type: 'image/png' }),
  // What follows the end of a PNG is no part of its picture.
  largest: new File([PNG, new Uint8Array(LARGEST_BYTES - PNG.length)], 'large.png', { type: 'image/png' }),
  unreadable: new File(['not a picture at all'], 'broken.png', { type: 'image/png' }),
  tooLarge: new File([new Uint8Array(LARGEST_BYTES + 1)], 'huge.png', { type: 'image/png' }),
  notAPicture: new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }),
};

const pictured = buildBuyer({ picture: '/media/me.webp' });
const unpictured = buildBuyer({ picture: null });

type Snapshot = SnapshotFrom<typeof pictureMachine>;
const file = { name: 'me.png', type: 'image/png', sizeBytes: 70 };
const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
const hasFailed = (snapshot: Snapshot) => snapshot.matches({ choosing: 'notRemoved' });
const hasNotFailed = (snapshot: Snapshot) => !hasFailed(snapshot);
const isPreviewing = (snapshot: Snapshot) => snapshot.matches('previewing');

const send = 'Use this picture';
const remove = 'Remove picture';
const none = without(button(send));
const chosen = [button('Keep the old one'), button(send, { isNot: 'busy' }), without(any('alert'))];
const beingRemoved = [text('Your picture is being removed.'), button(remove, { is: 'busy' })];
const notRemoved = [
  button(remove, { isNot: 'busy' }),
  alert('An error occurred, please check your internet connection!'),
];
const onItsWay = [text('Your picture is on its way.'), button(send, { is: 'busy' })];
const tooLarge = [field('Picture', { description: 'larger than 20 MB' }), none, without(any('alert'))];
const unreadable = [
  field('Picture', { description: 'could not read that picture' }),
  none,
  without(any('alert')),
];
const notTaken = (reason: string) => [
  button(send, { isNot: 'busy' }),
  button('Keep the old one'),
  alert(reason),
];

const tooLargeChosen = {
  event: { type: 'file.rejected' as const, reason: 'size' as const },
  perform: ({ attach }: BuyerDriver) => attach('Picture', PICTURE_FILES.tooLarge),
  expects: tooLarge,
};
const documentChosen = {
  event: { type: 'file.rejected' as const, reason: 'type' as const },
  perform: ({ attach }: BuyerDriver) => attach('Picture', PICTURE_FILES.notAPicture),
  expects: unreadable,
};

export const pictureModel = defineModel({
  machine: pictureMachine,
  title: 'Picture',
  starts: { 'the profile being edited': { hasPicture: false } },
  events: {
    'picture chosen': {
      event: { type: 'file.chosen', file },
      when: isChoosing,
      perform: ({ attach }) => attach('Picture', PICTURE_FILES.good),
      expects: chosen,
    },
    'the largest picture chosen': {
      event: {
        type: 'file.chosen',
        file: { name: 'large.png', type: 'image/png', sizeBytes: LARGEST_BYTES },
      },
      when: isChoosing,
      perform: ({ attach }) => attach('Picture', PICTURE_FILES.largest),
      expects: chosen,
    },
    'another picture chosen': {
      event: { type: 'file.chosen', file },
      when: isPreviewing,
      perform: ({ attach }) => attach('Picture', PICTURE_FILES.good),
      expects: chosen,
    },
    'too large a picture chosen': { ...tooLargeChosen, when: hasNotFailed },
    'too large a picture chosen after a failed removal': { ...tooLargeChosen, when: hasFailed },
    'a document chosen': { ...documentChosen, when: hasNotFailed },
    'a document chosen after a failed removal': { ...documentChosen, when: hasFailed },
    'a broken picture chosen': {
      event: { type: 'file.rejected', reason: 'type' },
      perform: ({ attach }) => attach('Picture', PICTURE_FILES.unreadable),
      expects: unreadable,
    },
    'picture submitted': {
      event: { type: 'picture.submitted' },
      perform: ({ press }) => press(send),
      expects: onItsWay,
    },
    'old one kept': {
      event: { type: 'picture.discarded' },
      perform: ({ press }) => press('Keep the old one'),
      expects: [none, text('Change picture'), without(any('alert'))],
    },
    'picture removed': {
      event: { type: 'removal.requested' },
      perform: ({ press }) => press(remove),
      expects: beingRemoved,
    },
  },
  responses: {
    uploadPicture: {
      taken: resolved(pictured, [text('Your picture has been changed.'), none]),
      'not readable': {
        ...rejected('picture_unreadable'),
        expects: notTaken('We could not read that picture.'),
      },
      'no network': {
        ...networkDown,
        expects: notTaken('An error occurred, please check your internet connection!'),
      },
    },
    removePicture: {
      removed: resolved(unpictured, [text('Your picture has been removed.'), without(button(remove))]),
      'no network': { ...networkDown, expects: notRemoved },
    },
  },
  waits: {
    callDeadline: {
      ...callDeadline,
      expects: [alert('An error occurred, please check your internet connection!')],
    },
  },
  sideEffects: {
    requests: {
      uploadPicture: { says: 'the chosen file', sends: () => ({ file }) },
      removePicture: { says: 'nothing', sends: () => undefined },
    },
    effects: { announceUser: 'every page shows the account with its new picture, or without one' },
    after: {
      'picture submitted': [sends('uploadPicture')],
      'uploadPicture: taken': [runs('announceUser', { user: pictured })],
      'picture removed': [sends('removePicture')],
      'removePicture: removed': [runs('announceUser', { user: unpictured })],
    },
  },
  expects: {
    'choosing.ready': ({ hasPicture }) => [
      field('Picture', { description: 'up to 20 MB' }),
      text('Change picture'),
      hasPicture ? button(remove, { isNot: 'busy' }) : without(button(remove)),
      none,
      without(any('alert')),
    ],
    'choosing.notRemoved': notRemoved,
    removing: [...beingRemoved, none],
    'choosing.tooLarge': tooLarge,
    'choosing.unreadable': unreadable,
    'previewing.ready': chosen,
    uploading: [...onItsWay, without(button('Keep the old one'))],
    'previewing.failed': ({ failure }) =>
      notTaken(
        failure?.code === 'picture_unreadable'
          ? 'We could not read that picture.'
          : 'An error occurred, please check your internet connection!',
      ),
  },
  facts: ({ hasPicture }) => hasPicture,
});
