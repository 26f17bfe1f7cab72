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
import { signedIn } from '../../buyer.fixtures.ts';
import { loginMachine } from '../login.machine.ts';

const CREDENTIALS = { identifier: 'tolu@example.com', password: 'a long enough secret' };

const form = [heading('Log In'), button('Log In', { isNot: 'busy' })];

export const loginModel = defineModel({
  machine: loginMachine,
  title: 'Log in',
  starts: { 'the login page': undefined },
  events: {
    'details submitted': {
      event: { type: 'credentials.submitted', credentials: CREDENTIALS },
      perform: async ({ persona, type, press }) => {
        await type('Phone number or Email', persona.email);
        await type('Password', persona.password);
        await press('Log In');
      },
      expects: [button('Log In', { is: 'busy' })],
    },
  },
  responses: {
    logIn: {
      'welcome back': resolved(signedIn(true), [address('/dashboard')]),
      'phone never verified': resolved(signedIn(false), [address('/verify-email')]),
      'wrong password': {
        ...rejected('wrong_credentials'),
        expects: [alert('That phone number or email and password do not match.')],
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
    requests: { logIn: { says: 'the identifier and the password, as typed', sends: () => CREDENTIALS } },
    effects: {
      beginSession: 'the session of the response begins: the buyer is logged in',
      openDestination: 'the browser opens the page that the buyer came for',
      askToVerify: 'the browser opens the page that asks for the code',
    },
    after: {
      'details submitted': [sends('logIn')],
      'logIn: welcome back': [
        runs('beginSession', { response: signedIn(true) }),
        runs('openDestination', { response: signedIn(true) }),
      ],
      'logIn: phone never verified': [
        runs('beginSession', { response: signedIn(false) }),
        runs('askToVerify', { response: signedIn(false) }),
      ],
    },
  },
  expects: {
    'form.ready': [...form, without(any('alert'))],
    'form.rejected': [...form, alert('That phone number or email and password do not match.')],
    'form.limited': [...form, alert('Try again in 30 seconds.')],
    'form.unreachable': [
      ...form,
      alert('An error occurred, please check your internet connection!'),
      field('Password'),
    ],
    submitting: [
      heading('Log In'),
      button('Log In', { is: 'busy' }),
      without(alert('That phone number or email and password do not match.')),
    ],
    loggedIn: [address('/dashboard')],
    unverified: [address('/verify-email')],
  },
});
