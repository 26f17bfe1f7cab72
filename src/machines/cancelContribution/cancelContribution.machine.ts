import { assign, fromPromise, setup } from 'xstate';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

export interface CancelContributionContext {
  readonly contributionId: string;
  /** Why it was not cancelled, in the question. */
  readonly failure: Failure | null;
}

export type CancelContributionEvent =
  | { readonly type: 'cancellation.requested' }
  | { readonly type: 'cancellation.confirmed' }
  | { readonly type: 'cancellation.dismissed' }
  | { readonly type: 'explanation.closed' };

export const cancelContributionMachine = setup({
  types: {
    context: {} as CancelContributionContext,
    events: {} as CancelContributionEvent,
    input: {} as { contributionId: string },
    tags: {} as 'question' | 'busy',
  },
  actors: {
    cancelContribution: fromPromise<Contribution, { contributionId: string }>(
      notProvided('cancelContribution'),
    ),
  },
  guards: {
    isClosed: (_, { failure }: { failure: Failure }) =>
      failure.code === 'contribution_closed' || failure.code === 'not_found',
    isPaidInto: (_, { failure }: { failure: Failure }) => failure.code === 'contribution_paid_into',
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    /** Provided by the route: whatever shows this contribution, its unit or the wallet is now out of date. */
    announceChange: notProvided('announceChange'),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'cancelContribution',
  description: 'Giving a held unit back, as long as nothing was paid into its contribution.',
  context: ({ input }) => ({ contributionId: input.contributionId, failure: null }),
  initial: 'keeping',
  states: {
    keeping: {
      description: 'You keep the unit.',
      on: {
        'cancellation.requested': { target: 'confirming', description: 'You want to cancel.' },
      },
    },
    confirming: {
      tags: ['question'],
      description: 'You are asked whether to give the unit back; after a failed try, with the reason.',
      on: {
        'cancellation.confirmed': { target: 'cancelling', description: 'You give the unit back.' },
        'cancellation.dismissed': {
          target: 'keeping',
          actions: 'forgetFailure',
          description: 'You keep the unit.',
        },
      },
    },
    cancelling: {
      tags: ['question', 'busy'],
      description: 'The contribution is being cancelled and its unit released.',
      entry: 'forgetFailure',
      invoke: {
        id: 'cancelContribution',
        src: 'cancelContribution',
        input: ({ context }) => ({ contributionId: context.contributionId }),
        onDone: { target: 'over', description: 'It is cancelled, and the unit is back on the list.' },
        onError: [
          {
            guard: { type: 'isClosed', params: failed },
            target: 'over',
            description: 'It was over already; its page says how.',
          },
          {
            guard: { type: 'isPaidInto', params: failed },
            target: 'paidInto',
            actions: { type: 'keepFailure', params: failed },
            description: 'The money came first: the contribution stands.',
          },
          {
            target: 'confirming',
            actions: { type: 'keepFailure', params: failed },
            description: 'It could not be cancelled: the question stands, and says why.',
          },
        ],
      },
      after: {
        callDeadline: {
          target: 'confirming',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No answer came in time: the question stands, and you can cancel again.',
        },
      },
    },
    paidInto: {
      tags: ['question'],
      entry: 'announceChange',
      description: 'You are told that the money came first, and that the unit is yours.',
      on: {
        'explanation.closed': { target: 'paid', description: 'You have read it.' },
      },
    },
    paid: {
      type: 'final',
      description: 'The unit is yours, and there is nothing to cancel any more.',
    },
    over: {
      type: 'final',
      entry: 'announceChange',
      description: 'The contribution is over, and its page says so.',
    },
  },
});
