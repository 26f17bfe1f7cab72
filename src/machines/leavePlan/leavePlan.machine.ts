import { assign, fromPromise, setup } from 'xstate';
import type { ExitState, PlanExit } from '#api/calls/changes.ts';
import type { Failure } from '#api/failure.ts';
import { failure, storeFailure } from '../call.ts';
import { failureGuards, formCall, formDelays, formStates } from '../form.ts';
import { notProvided } from '../notProvided.ts';

export interface LeavePlanInput {
  readonly contributionId: string;
}

/** The context never holds the password: the form holds it, and the call sends it. */
export interface LeavePlanContext extends LeavePlanInput {
  readonly failure: Failure | null;
}

export interface LeavePlanEvent {
  readonly type: 'exit.requested';
  readonly currentPassword: string;
  /** The returned amount from the quote on the page. */
  readonly returned: PlanExit['returned'];
}

export type RequestExit = LeavePlanInput & Omit<LeavePlanEvent, 'type'>;

const OUTDATED: readonly Failure['code'][] = ['figures_outdated', 'contribution_closed', 'not_paid_into'];

export const leavePlanMachine = setup({
  types: {
    context: {} as LeavePlanContext,
    events: {} as LeavePlanEvent,
    input: {} as LeavePlanInput,
    tags: {} as 'busy',
  },
  actors: {
    requestExit: fromPromise<ExitState, RequestExit>(notProvided('requestExit')),
  },
  guards: {
    ...failureGuards,
    isOutdated: (_, params: { failure: Failure }) => OUTDATED.includes(params.failure.code),
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of this contribution. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: formDelays,
}).createMachine({
  id: 'leavePlan',
  description: 'The buyer sees what leaving the plan returns, and asks for it with the password.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'quoted',
  states: {
    quoted: {
      description:
        'The page shows what was paid, what is kept back and what returns, and asks for the password.',
      initial: 'ready',
      states: {
        ...formStates('The server has rejected the request; the page says why.'),
        outdated: {
          description: 'The figures have changed meanwhile; the page says so and shows the new ones.',
        },
      },
      on: {
        'exit.requested': {
          target: 'requesting',
          description: 'The buyer asks to leave with the figures on the page; the server takes the request.',
        },
      },
    },
    requesting: {
      tags: ['busy'],
      description: 'The server checks the password and takes the request.',
      ...formCall({
        src: 'requestExit',
        input: ({ context, event }: { context: LeavePlanContext; event: LeavePlanEvent }) => ({
          contributionId: context.contributionId,
          currentPassword: event.currentPassword,
          returned: event.returned,
        }),
        onDone: {
          target: 'requested',
          actions: 'refreshServerState',
          description: 'The server has the request; a second person decides on it.',
        },
        failures: [
          failure('isOutdated', {
            target: 'quoted.outdated',
            actions: [storeFailure, 'refreshServerState'],
            description: 'The figures have changed meanwhile, or the plan cannot be left any more.',
          }),
        ],
        form: 'quoted',
        rejected: 'The server rejects the request; the page says why.',
      }),
    },
    requested: {
      type: 'final',
      description: 'The page says that the request is there, and who decides when.',
    },
  },
});
