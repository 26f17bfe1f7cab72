import { address, alert, any, button, field, heading, without } from '#flows/paths/model/expectation.ts';
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
import { resetPasswordMachine } from '../resetPassword.machine.ts';

const IDENTIFIER = 'tolu@example.com';
const UNREADABLE = 'Phone number or Email can have at most 254 characters.';
const form = [heading('Reset password'), button('Send Code', { isNot: 'busy' })];

export const resetPasswordModel = defineModel({
  machine: resetPasswordMachine,
  title: 'Reset password',
  starts: { 'the reset page': undefined },
  events: {
    'code asked for': {
      event: { type: 'identifier.submitted', identifier: IDENTIFIER },
      perform: async ({ persona, type, press }) => {
        await type('Phone number or Email', persona.email);
        await press('Send Code');
      },
      expects: [button('Send Code', { is: 'busy' })],
    },
  },
  responses: {
    sendCode: {
      'code sent': resolved({}, [address('/verify-email')]),
      'entry unreadable': {
        ...rejected('invalid_fields', { fields: { identifier: UNREADABLE } }),
        expects: [field('Phone number or Email', { description: UNREADABLE })],
      },
      'too many codes': limited('otp_too_many_codes'),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    rateLimitEnds,
  },
  sideEffects: {
    requests: {
      sendCode: { says: 'the phone number or email address', sends: () => ({ identifier: IDENTIFIER }) },
    },
    effects: {
      askForCode: {
        says: 'the browser opens the page that asks for the code, and remembers for whom',
        carries: ({ identifier }) => identifier,
      },
    },
    after: { 'code asked for': [sends('sendCode')], 'sendCode: code sent': [runs('askForCode', IDENTIFIER)] },
  },
  expects: {
    'form.ready': [...form, without(any('alert'))],
    'form.rejected': [
      ...form,
      alert('Please check the fields marked below.'),
      field('Phone number or Email', { description: 'at most 254 characters' }),
    ],
    'form.limited': [...form, alert('Try again in 30 seconds.')],
    'form.unreachable': [
      ...form,
      alert('An error occurred, please check your internet connection!'),
      field('Phone number or Email'),
    ],
    submitting: [heading('Reset password'), button('Send Code', { is: 'busy' }), without(any('alert'))],
    sent: [address('/verify-email')],
  },
});
