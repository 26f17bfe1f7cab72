import type { SnapshotFrom } from 'xstate';
import { alert, any, button, dialog, heading, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, networkDown, serverDown } from '../../about/model.ts';
import { type LetterUse, letterMachine } from '../letter.machine.ts';

const sheet = dialog('Allocation letter');
const folded = [heading('Your allocation letter is here'), button('Open the letter'), without(sheet)];
const failed = (reason: string) => [sheet, alert(reason)];
const DOCUMENT_ID = '0190b3a0-0000-7000-8000-00000000d001';

/** The button of the file on its way is busy; the other one is not. */
const isNotBusyWith = (use: LetterUse) => (snapshot: SnapshotFrom<typeof letterMachine>) =>
  !snapshot.hasTag('busy') || snapshot.context.use !== use;

export const letterModel = defineModel({
  machine: letterMachine,
  title: 'Allocation letter',
  starts: {
    'the page of the contribution': { documentId: DOCUMENT_ID, isOpen: false },
    'the link of the message': { documentId: DOCUMENT_ID, isOpen: true },
  },
  events: {
    opened: {
      event: { type: 'letter.opened' },
      perform: ({ press }) => press('Open the letter'),
      expects: [sheet],
    },
    closed: {
      event: { type: 'letter.closed' },
      in: ['unfolded.ready', 'unfolded.failed', 'unfolded.fetching'],
      perform: ({ press }) => press('Close the letter'),
      expects: folded,
    },
    'download asked for': {
      event: { type: 'file.requested', use: 'download' },
      when: isNotBusyWith('download'),
      perform: ({ press }) => press('Download PDF'),
      expects: [button('Download PDF', { is: 'busy' })],
    },
    'print asked for': {
      event: { type: 'file.requested', use: 'print' },
      when: isNotBusyWith('print'),
      perform: ({ press }) => press('Print'),
      expects: [button('Print', { is: 'busy' })],
    },
    shared: {
      event: { type: 'share.requested' },
      in: ['unfolded.ready', 'unfolded.failed', 'unfolded.fetching'],
      perform: ({ press }) => press('Share'),
      expects: [sheet],
    },
  },
  responses: {
    fetchLetter: {
      'PDF sent': resolved(null, [sheet, without(any('alert'))]),
      'no network': {
        ...networkDown,
        expects: failed('An error occurred, please check your internet connection!'),
      },
      'server down': { ...serverDown, expects: failed('Something went wrong on our side.') },
    },
  },
  waits: {
    callDeadline: {
      ...callDeadline,
      expects: failed('An error occurred, please check your internet connection!'),
    },
  },
  sideEffects: {
    requests: {
      fetchLetter: {
        says: 'which letter, and whether it is saved or printed',
        sends: (story) => ({ documentId: DOCUMENT_ID, use: story.event('file.requested')?.use }),
      },
    },
    effects: {
      shareLetter: 'the device asks where to share the card of the letter, or it is saved',
      clearAddress: 'the address opens the letter no longer',
    },
    after: {
      'download asked for': [sends('fetchLetter')],
      'print asked for': [sends('fetchLetter')],
      shared: [runs('shareLetter')],
      closed: [runs('clearAddress')],
    },
  },
  facts: ({ isOpen, use }) => [isOpen, use],
  expects: {
    folded,
    'unfolded.ready': [sheet, button('Download PDF', { isNot: 'busy' }), without(any('alert'))],
    'unfolded.failed': failed('Try once more.'),
    'unfolded.fetching': ({ use }) => [
      sheet,
      button(use === 'print' ? 'Print' : 'Download PDF', { is: 'busy' }),
      without(alert('Try once more.')),
    ],
  },
});
