import {
  address,
  alert,
  button,
  field,
  heading,
  link,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { defineModel, networkDown, rejected } from '../../about/model.ts';
import { createPasswordMachine } from '../createPassword.machine.ts';

const NEW_PASSWORD = 'another long enough secret';
const EASY = 'That password is easy to guess. Please choose another.';
const form = [heading('Create password'), button('Create Password', { isNot: 'busy' })];

export const createPasswordModel = defineModel({
  machine: createPasswordMachine,
  title: 'Create password',
  starts: { 'the page that the code opened': { otp: '734159', identifier: 'tolu@example.com' } },
  events: {
    'password submitted': {
      event: { type: 'password.submitted', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      perform: async ({ type, press }) => {
        await type('New Password', NEW_PASSWORD);
        await type('Confirm Password', NEW_PASSWORD);
        await press('Create Password');
      },
    },
  },
  responses: {
    resetPassword: {
      'password saved': resolved({}),
      'code too old': rejected('otp_expired'),
      'easy to guess': rejected('invalid_fields', { fields: { password: EASY } }),
      'too many tries': rejected('otp_too_many_failures', { retryAfterSeconds: 30 }),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline: { label: 'no answer in time', ms: 30_000 },
    limitPasses: { label: 'the wait is over', ms: 30_000 },
    loginRedirect: { label: 'four seconds later', ms: 4_000 },
  },
  expects: {
    'form.ready': [...form, without(alert(''))],
    'form.rejected': [
      ...form,
      alert('check the fields'),
      field('New Password', { description: 'easy to guess' }),
    ],
    'form.limited': [...form, alert('Try again in')],
    'form.unreachable': [...form, alert('internet connection'), field('New Password')],
    submitting: [heading('Create password'), button('Create Password', { is: 'busy' })],
    saved: [status('Your new password is saved'), without(field('New Password'))],
    codeRejected: [alert('ask for a new one'), link('Ask for a new code'), without(field('New Password'))],
    finished: [address('/login'), text('Password has been reset successfully!')],
  },
});
