import { alert, any, button, dialog, heading, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, networkDown } from '../../about/model.ts';
import { type SessionsContext, sessionsMachine } from '../sessions.machine.ts';

const list = [heading('Where you are logged in'), text('This device')];
const ONE = 'Log out this device?';
const OTHERS = 'Log out everywhere else?';
const question = ({ choice }: SessionsContext) => dialog(choice?.kind === 'one' ? ONE : OTHERS);
const asked = [without(dialog(ONE)), without(dialog(OTHERS))];

export const sessionsModel = defineModel({
  machine: sessionsMachine,
  title: 'Sessions',
  starts: { 'the security page': undefined },
  events: {
    'one to be ended': {
      event: {
        type: 'end.requested',
        choice: {
          kind: 'one',
          id: '0190b3a0-0000-7000-8000-00000000f002',
          device: 'Firefox on Windows, logged in Sat 21 Nov, 09:00',
        },
      },
      perform: ({ press }) => press('Log out Firefox on Windows, logged in *'),
      expects: [dialog(ONE)],
    },
    'all others to be ended': {
      event: { type: 'end.requested', choice: { kind: 'others' } },
      perform: ({ press }) => press('Log out everywhere else'),
      expects: [dialog(OTHERS)],
    },
    confirmed: {
      event: { type: 'end.confirmed' },
      perform: ({ press }) => press('Yes, log out'),
      expects: [button('Yes, log out', { is: 'busy' })],
    },
    'not meant': {
      event: { type: 'end.abandoned' },
      perform: ({ press }) => press('Keep it'),
      expects: asked,
    },
  },
  responses: {
    endSessions: {
      ended: resolved({}, [text('logged out'), ...asked]),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
  },
  facts: ({ choice }) => choice?.kind ?? null,
  sideEffects: {
    requests: {
      endSessions: {
        says: 'the one session, or all others',
        sends: (story) => ({ choice: story.event('end.requested')?.choice }),
      },
    },
    effects: {
      notifyEnd: {
        says: 'a notification says whose session has ended, and the list is read again',
        carries: ({ choice }) => choice,
      },
    },
    after: {
      confirmed: [sends('endSessions')],
      'endSessions: ended': (story) => [runs('notifyEnd', story.event('end.requested')?.choice)],
    },
  },
  expects: {
    listing: [...list, ...asked],
    'confirming.ready': (context) => [question(context), without(any('alert'))],
    'confirming.failed': (context) => [
      question(context),
      alert('An error occurred, please check your internet connection!'),
    ],
    ending: (context) => [question(context), button('Yes, log out', { is: 'busy' }), without(any('alert'))],
  },
});
