import { assign, fromPromise, setup } from 'xstate';
import type { Registration, SignedIn } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failureGuards, waitMsOf } from '../call-failures.ts';
import { backToForm, formStates, givenUp } from '../form-states.ts';
import { notProvided } from '../not-provided.ts';

export interface SignUpContext {
  readonly failure: Failure | null;
}

export type SignUpEvent = {
  readonly type: 'details.submitted';
  readonly details: Registration;
};

const answered = ({ event }: { event: { output: SignedIn } }) => ({ answer: event.output });

/** Creating an account with name, phone number, email address and password. */
export const signUpMachine = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, tags: {} as 'form' | 'busy' | 'done' },
  actors: { register: fromPromise<SignedIn, Registration>(notProvided('register')) },
  guards: failureGuards,
  delays: {
    callDeadline: CALL_DEADLINE_MS,
    limitPasses: ({ context }) => (context.failure ? waitMsOf(context.failure) : 0),
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    beginSession: (_, _params: { answer: SignedIn }) => notProvided('beginSession')(),
    askToVerify: (_, _params: { answer: SignedIn }) => notProvided('askToVerify')(),
  },
}).createMachine({
  id: 'signUp',
  description: 'Creating an account with name, phone number, email address and password.',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The buyer fills in the form.',
      tags: 'form',
      initial: 'ready',
      on: {
        'details.submitted': { target: 'submitting', description: 'The buyer creates the account.' },
      },
      states: formStates('The server said no: the phone or email is taken, or a field is wrong.'),
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      entry: { type: 'keepFailure', params: { failure: null } },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => event.details,
        onDone: {
          target: 'registered',
          actions: [
            { type: 'beginSession', params: answered },
            { type: 'askToVerify', params: answered },
          ],
          description: 'The account is there, and a code is on its way.',
        },
        onError: backToForm('The server does not take these details.'),
      },
      after: givenUp,
    },
    registered: { description: 'The buyer is asked for the code.', type: 'final', tags: 'done' },
  },
});
