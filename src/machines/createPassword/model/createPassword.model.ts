import type { SnapshotFrom } from 'xstate';
import {
  address,
  alert,
  any,
  button,
  field,
  heading,
  link,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { acceptedPasswords, rejectedPasswords } from '../../about/model/newPassword.ts';
import {
  type BuyerDriver,
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import { createPasswordMachine } from '../createPassword.machine.ts';

const OPENED = { otp: '734159', identifier: 'tolu@example.com' };
const NEW_PASSWORD = 'another long enough secret';
const EASY = 'That password is easy to guess. Please choose another.';
const form = [heading('Create password'), button('Create Password', { isNot: 'busy' })];

async function submit(password: string, { type, press }: BuyerDriver): Promise<void> {
  await type('New Password', password);
  await type('Confirm Password', password);
  await press('Create Password');
}
const isUntouched = (snapshot: SnapshotFrom<typeof createPasswordMachine>): boolean =>
  snapshot.matches({ form: 'ready' });
/** No response was lost before. */
const isFirstTry = ({ context }: SnapshotFrom<typeof createPasswordMachine>): boolean =>
  !context.isOutcomeUnknown;

export const createPasswordModel = defineModel({
  machine: createPasswordMachine,
  title: 'Create password',
  starts: { 'the page that the code opened': OPENED },
  events: {
    'password submitted': {
      event: { type: 'password.submitted', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      perform: (driver) => submit(NEW_PASSWORD, driver),
      expects: [button('Create Password', { is: 'busy' })],
    },
    ...acceptedPasswords((password) => ({
      event: { type: 'password.submitted' as const, password, confirmPassword: password },
      when: isUntouched,
      perform: (driver: BuyerDriver) => submit(password, driver),
      expects: [button('Create Password', { is: 'busy' })],
    })),
  },
  responses: {
    resetPassword: {
      'password saved': resolved({}, [status('Your new password is saved.')]),
      'code too old': {
        ...rejected('otp_expired'),
        when: isFirstTry,
        expects: [alert('That code has expired.'), alert('Please ask for a new one.')],
      },
      'code wrong': {
        ...rejected('otp_wrong'),
        when: isFirstTry,
        expects: [alert('That code has expired.'), alert('Please ask for a new one.')],
      },
      'code used up': {
        ...rejected('otp_attempts_exhausted'),
        when: isFirstTry,
        expects: [alert('That code was tried too many times.'), alert('Please ask for a new one.')],
      },
      'code of another browser': {
        ...rejected('otp_other_browser'),
        when: isFirstTry,
        expects: [
          alert('Please enter the code in the browser where you asked for it, or ask for a new one here.'),
        ],
      },
      'code used up by a lost try': {
        ...rejected('otp_expired'),
        when: ({ context }) => context.isOutcomeUnknown,
        expects: [text('Your new password may be saved already.'), without(any('alert'))],
      },
      'easy to guess': {
        ...rejected('invalid_fields', { fields: { password: EASY } }),
        expects: [field('New Password', { description: EASY })],
      },
      'too many tries': limited('otp_too_many_failures'),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    rateLimitEnds,
    loginRedirect: {
      label: 'four seconds later',
      ms: 4_000,
      expects: [address('/login'), text('Password has been reset successfully!')],
    },
  },
  sideEffects: {
    requests: {
      resetPassword: {
        says: 'the code that was checked, the account that it was sent for and, twice, the new password',
        sends: (story) => {
          const password = story.event('password.submitted')?.password;
          return { ...OPENED, password, confirmPassword: password };
        },
      },
    },
    effects: {
      forgetCode: 'the browser forgets the code, which is used up',
      notifyReset: 'a notification says that the password is saved',
      goToLogin: 'the browser opens the login page',
    },
    after: {
      'password submitted': [sends('resetPassword')],
      ...acceptedPasswords(() => [sends('resetPassword')]),
      'resetPassword: password saved': [runs('forgetCode')],
      'resetPassword: code too old': [runs('forgetCode')],
      'resetPassword: code wrong': [runs('forgetCode')],
      'resetPassword: code used up': [runs('forgetCode')],
      'resetPassword: code of another browser': [runs('forgetCode')],
      'resetPassword: code used up by a lost try': [runs('forgetCode')],
      loginRedirect: [runs('notifyReset'), runs('goToLogin')],
    },
  },
  facts: ({ isOutcomeUnknown }) => isOutcomeUnknown,
  rejectedInputs: rejectedPasswords('form.ready', 'New Password', submit),
  expects: {
    'form.ready': [...form, without(any('alert'))],
    'form.rejected': [
      ...form,
      alert('Please check the fields marked below.'),
      field('New Password', { description: 'easy to guess' }),
    ],
    'form.limited': [...form, alert('Try again in 30 seconds.')],
    'form.unreachable': [
      ...form,
      alert('An error occurred, please check your internet connection!'),
      field('New Password'),
    ],
    submitting: [
      heading('Create password'),
      button('Create Password', { is: 'busy' }),
      without(alert('Please check the fields marked below.')),
    ],
    saved: [status('Your new password is saved.'), without(field('New Password'))],
    codeRejected: [any('alert'), link('Ask for a new code'), without(field('New Password'))],
    unsure: [
      text('Try to log in with it.'),
      link('Log In Now'),
      link('Ask for a new code'),
      without(field('New Password')),
    ],
    finished: [address('/login'), text('Password has been reset successfully!')],
  },
});
