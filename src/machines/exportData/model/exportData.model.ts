import { alert, any, button, field, status, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import {
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import { exportDataMachine } from '../exportData.machine.ts';

const DOWNLOAD = 'Download my data';
const SAVED = 'Your data is downloaded.';
const WRONG = 'That is not your current password.';
const form = [field('Your password'), button(DOWNLOAD, { isNot: 'busy' })];

export const exportDataModel = defineModel({
  machine: exportDataMachine,
  title: 'Download your data',
  starts: { 'the profile': undefined },
  events: {
    'data asked for': {
      event: { type: 'export.requested', currentPassword: 'a long enough secret' },
      perform: async ({ persona, type, press }) => {
        await type('Your password', persona.password);
        await press(DOWNLOAD);
      },
      expects: [button(DOWNLOAD, { is: 'busy' })],
    },
  },
  responses: {
    fetchExport: {
      'file sent': resolved({}, [status(SAVED)]),
      'password wrong': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        expects: [field('Your password', { description: WRONG })],
      },
      'too many tries': limited(),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    rateLimitEnds,
  },
  sideEffects: {
    requests: {
      fetchExport: {
        says: 'the password',
        sends: () => ({ currentPassword: 'a long enough secret' }),
      },
    },
    effects: { clearPassword: 'the password field is empty again' },
    after: {
      'data asked for': [sends('fetchExport')],
      'fetchExport: file sent': [runs('clearPassword')],
    },
  },
  expects: {
    'asking.ready': [...form, without(any('alert')), without(status(SAVED))],
    'asking.rejected': [...form, field('Your password', { description: WRONG })],
    'asking.limited': [...form, alert('Try again in 30 seconds.')],
    'asking.unreachable': [...form, alert('An error occurred, please check your internet connection!')],
    'asking.saved': [...form, status(SAVED), field('Your password', { value: '' })],
    fetching: [button(DOWNLOAD, { is: 'busy' }), without(any('alert')), without(status(SAVED))],
  },
});
