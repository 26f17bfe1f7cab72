import { assign, fromPromise, setup } from 'xstate';
import type { Registration, SignedIn } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, failureGuards, NO_ANSWER, waitMsOf } from '../call-failures.ts';
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
    takeFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
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
      states: {
        ready: { description: 'Nothing is wrong so far.' },
        refused: { description: 'The server said no: the phone or email is taken, or a field is wrong.' },
        limited: {
          description: 'Too many tries: the buyer is told how long to wait.',
          after: {
            limitPasses: {
              target: 'ready',
              actions: { type: 'takeFailure', params: { failure: null } },
              description: 'The wait is over.',
            },
          },
        },
        unreachable: { description: 'The server could not be reached; what was typed is kept.' },
      },
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      entry: { type: 'takeFailure', params: { failure: null } },
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
        onError: [
          {
            guard: { type: 'hasTriedTooOften', params: failed },
            target: 'form.limited',
            actions: { type: 'takeFailure', params: failed },
            description: 'Too many tries.',
          },
          {
            guard: { type: 'isServerOutOfReach', params: failed },
            target: 'form.unreachable',
            actions: { type: 'takeFailure', params: failed },
            description: 'The network or the server failed.',
          },
          {
            target: 'form.refused',
            actions: { type: 'takeFailure', params: failed },
            description: 'The server does not take these details.',
          },
        ],
      },
      after: {
        callDeadline: {
          target: 'form.unreachable',
          actions: { type: 'takeFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
    registered: { description: 'The buyer is asked for the code.', type: 'final', tags: 'done' },
  },
});
