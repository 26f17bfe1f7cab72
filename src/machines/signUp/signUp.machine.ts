import { assign, fromPromise, setup } from 'xstate';
import type { Registration, SignedIn } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

export interface SignUpContext {
  readonly failure: Failure | null;
}

export type SignUpEvent = {
  readonly type: 'details.submitted';
  readonly details: Registration;
};

const response = ({ event }: { event: { output: SignedIn } }) => ({ response: event.output });

/** Creates an account with name, phone number, email address and password. */
export const signUpMachine = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, tags: {} as 'form' | 'busy' | 'done' },
  actors: { register: fromPromise<SignedIn, Registration>(notProvided('register')) },
  guards: failureGuards,
  delays: formDelays,
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    beginSession: (_, _params: { response: SignedIn }) => notProvided('beginSession')(),
    askToVerify: (_, _params: { response: SignedIn }) => notProvided('askToVerify')(),
  },
}).createMachine({
  id: 'signUp',
  description: 'The buyer creates an account with name, phone number, email address and password.',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer fills in the form.',
      tags: 'form',
      initial: 'ready',
      on: {
        'details.submitted': {
          target: 'submitting',
          description: 'The buyer submits the details; the server creates the account.',
        },
      },
      states: formStates('The phone number or email is taken, or a field is wrong; the page says which.'),
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      ...formCall({
        src: 'register',
        input: ({ event }: { event: SignUpEvent }) => event.details,
        onDone: {
          target: 'registered',
          actions: [
            { type: 'beginSession', params: response },
            { type: 'askToVerify', params: response },
          ],
          description: 'The server has created the account and sent a code to the phone.',
        },
        form: 'form',
        rejected: 'The server rejects the details; the page says why.',
      }),
    },
    registered: {
      description: 'The browser opens the page that asks for the code.',
      type: 'final',
      tags: 'done',
    },
  },
});
