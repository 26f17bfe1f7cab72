import { assign, fromPromise, setup } from 'xstate';
import type { Credentials, SignedIn } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

export interface LoginContext {
  readonly failure: Failure | null;
}

export type LoginEvent = { readonly type: 'credentials.submitted'; readonly credentials: Credentials };

const response = ({ event }: { event: { output: SignedIn } }) => ({ response: event.output });

/** Logs in with a phone number or email address, and a password. */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, tags: {} as 'form' | 'busy' | 'done' },
  actors: { logIn: fromPromise<SignedIn, Credentials>(notProvided('logIn')) },
  guards: {
    isPhoneVerified: (_, params: { response: SignedIn }) => params.response.user.phoneVerified,
    ...failureGuards,
  },
  delays: formDelays,
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    beginSession: (_, _params: { response: SignedIn }) => notProvided('beginSession')(),
    openDestination: (_, _params: { response: SignedIn }) => notProvided('openDestination')(),
    askToVerify: (_, _params: { response: SignedIn }) => notProvided('askToVerify')(),
  },
}).createMachine({
  id: 'login',
  description: 'The buyer logs in with a phone number or an email address, and a password.',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer fills in the form.',
      tags: 'form',
      initial: 'ready',
      on: {
        'credentials.submitted': {
          target: 'submitting',
          description: 'The buyer submits the credentials; the server checks them.',
        },
      },
      states: formStates('The credentials do not match, or a field is wrong; the page says why.'),
    },
    submitting: {
      description: 'The server checks the credentials.',
      tags: 'busy',
      ...formCall({
        src: 'logIn',
        input: ({ event }: { event: LoginEvent }) => event.credentials,
        onDone: [
          {
            guard: { type: 'isPhoneVerified', params: response },
            target: 'loggedIn',
            actions: [
              { type: 'beginSession', params: response },
              { type: 'openDestination', params: response },
            ],
            description: 'The credentials match; the buyer is logged in.',
          },
          {
            target: 'unverified',
            actions: [
              { type: 'beginSession', params: response },
              { type: 'askToVerify', params: response },
            ],
            description:
              'The credentials match, but the phone number is not verified; the page for its code opens.',
          },
        ],
        form: 'form',
        rejected: 'The server rejects the credentials or a field; the page says why.',
      }),
    },
    loggedIn: {
      description: 'The browser opens the page that the buyer came for.',
      type: 'final',
      tags: 'done',
    },
    unverified: {
      description: 'The browser opens the page that asks for the code.',
      type: 'final',
      tags: 'done',
    },
  },
});
