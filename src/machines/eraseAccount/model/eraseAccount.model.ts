import { alert, any, button, field, heading, text, without } from '#flows/paths/model/expectation.ts';
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
import { eraseAccountMachine } from '../eraseAccount.machine.ts';

const ERASE = 'Erase my account for good';
const WRONG = 'That is not your current password.';
const unsettled = alert('Your account still has money, a withdrawal or a plan that is not finished.');
const form = [text('What we erase'), field('Current Password'), button(ERASE, { isNot: 'busy' })];

export const eraseAccountModel = defineModel({
  machine: eraseAccountMachine,
  title: 'Erase your account',
  starts: { 'a settled account': undefined },
  events: {
    'erasure confirmed': {
      event: { type: 'erasure.confirmed', currentPassword: 'a long enough secret' },
      perform: async ({ persona, type, press }) => {
        await type('Current Password', persona.password);
        await press(ERASE);
      },
      expects: [button(ERASE, { is: 'busy' })],
    },
  },
  responses: {
    eraseAccount: {
      'account erased': resolved(null, [without(heading('Erase your account'))]),
      'password wrong': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        expects: [field('Current Password', { description: WRONG })],
      },
      'something to settle': { ...rejected('erasure_not_possible'), expects: [unsettled] },
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
      eraseAccount: { says: 'the password', sends: () => ({ currentPassword: 'a long enough secret' }) },
    },
    effects: {
      refreshServerState: 'what has to be settled is read again',
      endSession:
        'the browser forgets the buyer and opens the login page, which says that the account is erased',
    },
    after: {
      'erasure confirmed': [sends('eraseAccount')],
      'eraseAccount: account erased': [runs('endSession')],
      'eraseAccount: something to settle': [runs('refreshServerState')],
    },
  },
  expects: {
    'asking.ready': [...form, without(any('alert'))],
    'asking.rejected': [...form, field('Current Password', { description: WRONG })],
    'asking.limited': [...form, alert('Try again in 30 seconds.')],
    'asking.unreachable': [
      ...form,
      alert('An error occurred, please check your internet connection!'),
      alert('Your account may be erased already: if you can no longer log in, it is.'),
    ],
    'asking.unsettled': [unsettled],
    erasing: [button(ERASE, { is: 'busy' }), without(any('alert'))],
    erased: [text('Your account is erased.'), without(heading('Erase your account')), without(button(ERASE))],
  },
});
