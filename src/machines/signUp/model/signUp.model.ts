import type { SnapshotFrom } from 'xstate';
import type { Registration } from '#api/calls/onboarding.ts';
import { address, alert, any, button, field, heading, without } from '#flows/paths/model/expectation.ts';
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
import { signedIn } from '../../buyer.fixtures.ts';
import { signUpMachine } from '../signUp.machine.ts';

const DETAILS: Registration = {
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  phone: '+2348031234567',
  email: 'tolu@example.com',
  password: 'a long enough secret',
};

const PHONE_TAKEN = 'An account with this phone number exists already. Log in instead.';
const form = [heading('Create your account'), button('Create Account', { isNot: 'busy' })];

async function submit(password: string, { persona, type, press }: BuyerDriver): Promise<void> {
  await type('First Name', persona.firstName);
  await type('Last Name', persona.lastName);
  await type('Phone number', persona.phone);
  await type('Email Address', persona.email);
  await type('Create Password', password);
  await press('Create Account');
}
const isUntouched = (snapshot: SnapshotFrom<typeof signUpMachine>): boolean =>
  snapshot.matches({ form: 'ready' }) && snapshot.context.failure === null;

export const signUpModel = defineModel({
  machine: signUpMachine,
  title: 'Sign up',
  starts: { 'the sign-up page': undefined },
  events: {
    'details submitted': {
      event: { type: 'details.submitted', details: DETAILS },
      perform: (driver) => submit(driver.persona.password, driver),
      expects: [button('Create Account', { is: 'busy' })],
    },
    ...acceptedPasswords((password) => ({
      event: { type: 'details.submitted' as const, details: { ...DETAILS, password } },
      when: isUntouched,
      perform: (driver: BuyerDriver) => submit(password, driver),
      expects: [button('Create Account', { is: 'busy' })],
    })),
  },
  responses: {
    register: {
      'account created': resolved(signedIn(false), [address('/verify-email')]),
      'phone taken': {
        ...rejected('phone_taken', { fields: { phone: PHONE_TAKEN } }),
        expects: [field('Phone number', { description: PHONE_TAKEN })],
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
      register: {
        says: 'the names, the phone number, the email address and the password',
        sends: (story) => story.event('details.submitted')?.details,
      },
    },
    effects: {
      beginSession: 'the session of the response begins: the buyer is logged in',
      askToVerify: 'the browser opens the page that asks for the code',
    },
    after: {
      'details submitted': [sends('register')],
      ...acceptedPasswords(() => [sends('register')]),
      'register: account created': [
        runs('beginSession', { response: signedIn(false) }),
        runs('askToVerify', { response: signedIn(false) }),
      ],
    },
  },
  rejectedInputs: rejectedPasswords('form.ready', 'Create Password', submit),
  expects: {
    'form.ready': [...form, without(any('alert'))],
    'form.rejected': [
      ...form,
      alert('An account with this phone number exists already.'),
      field('Phone number', { description: 'exists already. Log in instead.' }),
    ],
    'form.limited': [...form, alert('Try again in 30 seconds.')],
    'form.unreachable': [
      ...form,
      alert('An error occurred, please check your internet connection!'),
      field('First Name'),
    ],
    submitting: [
      heading('Create your account'),
      button('Create Account', { is: 'busy' }),
      without(any('alert')),
    ],
    registered: [address('/verify-email')],
  },
});
