import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ChangeOption } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { call, callDelays, failure, storeFailure } from '../call.ts';
import { notProvided } from '../notProvided.ts';

export interface ChangePlanInput {
  readonly contributionId: string;
  /** One per visit to the page. Together with the number of choices it is the idempotency key of a change. */
  readonly requestId: string;
}

export interface ChangePlanContext extends ChangePlanInput {
  /** The change that the buyer is reviewing, with its figures. */
  readonly option: ChangeOption | null;
  readonly choiceCount: number;
  readonly failure: Failure | null;
}

export type ChangePlanEvent =
  | { readonly type: 'option.chosen'; readonly option: ChangeOption }
  | { readonly type: 'option.dismissed' }
  | { readonly type: 'change.confirmed' };

export interface ApplyChange {
  readonly contributionId: string;
  readonly option: ChangeOption | null;
  readonly idempotencyKey: string;
}

/** Failures after which the options and figures must be loaded again. */
const OUTDATED: readonly Failure['code'][] = [
  'figures_outdated',
  'unit_taken',
  'listing_withdrawn',
  'change_not_possible',
  'terms_outdated',
  'contribution_leaving',
  'contribution_closed',
];

export const changePlanMachine = setup({
  types: {
    context: {} as ChangePlanContext,
    events: {} as ChangePlanEvent,
    input: {} as ChangePlanInput,
    tags: {} as 'busy' | 'comparison',
  },
  actors: {
    applyChange: fromPromise<Contribution, ApplyChange>(notProvided('applyChange')),
  },
  guards: {
    isOutdated: (_, params: { failure: Failure }) => OUTDATED.includes(params.failure.code),
  },
  actions: {
    setOption: assign(({ event, context }) => {
      assertEvent(event, 'option.chosen');
      return { option: event.option, choiceCount: context.choiceCount + 1, failure: null };
    }),
    clearOption: assign({ option: null, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of this contribution and its unit. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: callDelays,
}).createMachine({
  id: 'changePlan',
  description:
    'The buyer changes a plan, or takes over the rest after a declined mortgage: sees what is possible, compares the figures before and after, and confirms.',
  context: ({ input }) => ({ ...input, option: null, choiceCount: 0, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The page offers the changes that are possible, and says why the others are not.',
      on: {
        'option.chosen': {
          target: 'comparing',
          actions: 'setOption',
          description: 'The buyer chooses a change; the page compares the plan before and after it.',
        },
      },
    },
    comparing: {
      tags: ['comparison'],
      description: 'The page shows the plan before and after the change; after a failed try it says why.',
      on: {
        'change.confirmed': {
          target: 'applying',
          description: 'The buyer confirms; the server changes the plan.',
        },
        'option.dismissed': {
          target: 'choosing',
          actions: ['clearOption', 'refreshServerState'],
          description:
            'The buyer goes back; the page reads the plan again, in case the response to a change was lost.',
        },
      },
    },
    applying: {
      tags: ['comparison', 'busy'],
      description: 'The server changes the plan, if the figures are still those that the buyer sees.',
      entry: 'clearFailure',
      ...call({
        src: 'applyChange',
        input: ({ context }: { context: ChangePlanContext }) => ({
          contributionId: context.contributionId,
          option: context.option,
          idempotencyKey: `${context.requestId}.${context.choiceCount}`,
        }),
        onDone: {
          target: 'changed',
          actions: 'refreshServerState',
          description: 'The server has changed the plan.',
        },
        failures: [
          failure('isOutdated', {
            target: 'outdated',
            actions: [storeFailure, 'refreshServerState'],
            description: 'The figures have changed meanwhile, or the change is not possible any more.',
          }),
        ],
        onFailure: {
          target: 'comparing',
          actions: ['storeFailure'],
          description: 'The server has not changed the plan; the page says why.',
          whenLate: 'the comparison stays, and the buyer can confirm again.',
        },
      }),
    },
    outdated: {
      description: 'The page says why nothing was changed, and offers what is possible now.',
      on: {
        'option.chosen': {
          target: 'comparing',
          actions: 'setOption',
          description: 'The buyer chooses a change again, with its new figures.',
        },
      },
    },
    changed: { type: 'final', description: 'The page says that the plan has changed, and how.' },
  },
});
