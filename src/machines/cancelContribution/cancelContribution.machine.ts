import { assign, fromPromise, setup } from 'xstate';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { callDelays, failure } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import { type QuestionContext, type QuestionEvent, type QuestionTag, questionStates } from '../question.ts';

export interface CancelContributionContext extends QuestionContext {
  readonly contributionId: string;
}

export const cancelContributionMachine = setup({
  types: {
    context: {} as CancelContributionContext,
    events: {} as QuestionEvent,
    input: {} as { contributionId: string },
    tags: {} as QuestionTag,
  },
  actors: {
    cancelContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('cancelContribution'),
    ),
  },
  guards: {
    isClosed: (_, { failure }: { failure: Failure }) =>
      failure.code === 'contribution_closed' || failure.code === 'not_found',
    isTooLate: (_, { failure }: { failure: Failure }) => failure.code === 'contribution_paid_into',
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of this contribution, its unit and the wallet. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: callDelays,
}).createMachine({
  id: 'cancelContribution',
  description: 'The buyer gives a held unit back, as long as nothing was paid into its contribution.',
  context: ({ input }) => ({ contributionId: input.contributionId, failure: null }),
  initial: 'idle',
  states: questionStates({
    src: 'cancelContribution',
    input: ({ context }: { context: CancelContributionContext }) => ({
      contributionId: context.contributionId,
    }),
    failures: [
      failure('isClosed', {
        target: 'done',
        description: 'The contribution was over already; its page says how it ended.',
      }),
    ],
    descriptions: {
      idle: 'The contribution holds its unit.',
      opened: 'The buyer wants to cancel; the dialog asks to confirm.',
      confirming: 'The dialog asks whether to give the unit back; after a failed try it says why.',
      confirmed: 'The buyer confirms; the server cancels the contribution.',
      dismissed: 'The buyer closes the dialog; the unit stays held.',
      calling: 'The server cancels the contribution and releases its unit.',
      responded: 'The server has cancelled the contribution; the unit is on the list again.',
      failed: 'The server has not cancelled the contribution; the dialog stays and says why.',
      whenLate: 'the dialog stays, and the buyer can cancel again.',
      foundTooLate: 'The money arrived first, so the contribution goes on.',
      tooLate: 'The dialog says that a payment was received, so the contribution cannot be cancelled.',
      explained: 'The contribution is paid into and can no longer be cancelled.',
      done: 'The contribution is over; its page says so.',
    },
  }),
});
