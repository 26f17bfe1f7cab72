import { assign, fromPromise, setup } from 'xstate';
import type { ExitState } from '#api/calls/changes.ts';
import type { Failure } from '#api/failure.ts';
import { callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import { type QuestionContext, type QuestionEvent, type QuestionTag, questionStates } from '../question.ts';

export interface WithdrawExitContext extends QuestionContext {
  readonly contributionId: string;
}

export const withdrawExitMachine = setup({
  types: {
    context: {} as WithdrawExitContext,
    events: {} as QuestionEvent,
    input: {} as { contributionId: string },
    tags: {} as QuestionTag,
  },
  actors: {
    withdrawExit: fromPromise<ExitState, { contributionId: string }>(notProvided('withdrawExit')),
  },
  guards: {
    isTooLate: (_, { failure }: { failure: Failure }) => failure.code === 'exit_closed',
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of this contribution. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: callDelays,
}).createMachine({
  id: 'withdrawExit',
  description: 'The buyer takes a request to leave a plan back, as long as nobody has decided on it.',
  context: ({ input }) => ({ contributionId: input.contributionId, failure: null }),
  initial: 'idle',
  states: questionStates({
    src: 'withdrawExit',
    input: ({ context }: { context: WithdrawExitContext }) => ({ contributionId: context.contributionId }),
    descriptions: {
      idle: 'The request waits for a decision.',
      opened: 'The buyer wants to stay; the dialog asks to confirm.',
      confirming: 'The dialog asks whether to take the request back; after a failed try it says why.',
      confirmed: 'The buyer confirms; the server takes the request back.',
      dismissed: 'The buyer closes the dialog; the request stays.',
      calling: 'The server takes the request back.',
      responded: 'The server has taken the request back; the plan goes on.',
      failed: 'The server has not taken the request back; the dialog stays and says why.',
      whenLate: 'the dialog stays, and the buyer can try again.',
      foundTooLate: 'The request is decided already.',
      tooLate: 'The dialog says that the request is decided.',
      explained: 'The page shows how the request was decided.',
      done: 'The plan goes on as before.',
    },
  }),
});
