import { assign, fromPromise, setup } from 'xstate';
import type { Credentials, SignedIn } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failureGuards, waitMsOf } from '../call-failures.ts';
import { backToForm, formStates, givenUp } from '../form-states.ts';
import { notProvided } from '../not-provided.ts';

export interface LoginContext {
  readonly failure: Failure | null;
}

export type LoginEvent = { readonly type: 'credentials.submitted'; readonly credentials: Credentials };

const answered = ({ event }: { event: { output: SignedIn } }) => ({ answer: event.output });

/** Logging in with a phone number or an email address, and a password. */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, tags: {} as 'form' | 'busy' | 'done' },
  actors: { logIn: fromPromise<SignedIn, Credentials>(notProvided('logIn')) },
  guards: {
    isPhoneVerified: (_, params: { answer: SignedIn }) => params.answer.user.phoneVerified,
    ...failureGuards,
  },
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    beginSession: (_, _params: { answer: SignedIn }) => notProvided('beginSession')(),
    goOn: (_, _params: { answer: SignedIn }) => notProvided('goOn')(),
    askToVerify: (_, _params: { answer: SignedIn }) => notProvided('askToVerify')(),
  },
}).createMachine({
  id: 'login',
  description: 'Logging in with a phone number or an email address, and a password.',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer fills in the form.',
      tags: 'form',
      initial: 'ready',
      on: {
        'credentials.submitted': { target: 'submitting', description: 'The buyer logs in.' },
      },
      states: formStates('The server said no: the credentials do not match, or a field is wrong.'),
    },
    submitting: {
      description: 'The server checks the credentials.',
      tags: 'busy',
      entry: { type: 'keepFailure', params: { failure: null } },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => event.credentials,
        onDone: [
          {
            guard: { type: 'isPhoneVerified', params: answered },
            target: 'loggedIn',
            actions: [
              { type: 'beginSession', params: answered },
              { type: 'goOn', params: answered },
            ],
            description: 'Welcome back.',
          },
          {
            target: 'unverified',
            actions: [
              { type: 'beginSession', params: answered },
              { type: 'askToVerify', params: answered },
            ],
            description: 'The phone number was never verified.',
          },
        ],
        onError: backToForm('The credentials do not match, or a field is wrong.'),
      },
      after: givenUp,
    },
    loggedIn: {
      description: 'The buyer is on the way to where they were going.',
      type: 'final',
      tags: 'done',
    },
    unverified: { description: 'The buyer is asked for the code.', type: 'final', tags: 'done' },
  },
});
