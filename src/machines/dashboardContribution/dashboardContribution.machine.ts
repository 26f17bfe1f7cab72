import { type ActorRefFrom, assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { BRISK_POLL_MS } from '#domain/polling.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';
import { amountProblem, chosenKobo, paymentKey } from './dashboardContribution.amounts.ts';
import type {
  DashboardContributionContext,
  DashboardContributionEvent,
  DashboardContributionInput,
  DashboardContributionOutput,
  PaymentDeclaration,
} from './dashboardContribution.events.ts';

/** How often an awaited payment is asked after. */
export const PAYMENT_POLL_MS = BRISK_POLL_MS;

export const dashboardContributionMachine = setup({
  types: {
    context: {} as DashboardContributionContext,
    events: {} as DashboardContributionEvent,
    input: {} as DashboardContributionInput,
    output: {} as DashboardContributionOutput,
    tags: {} as 'form' | 'details' | 'busy' | 'waiting' | 'done',
  },
  actors: {
    declarePayment: fromPromise<Payment, PaymentDeclaration>(notProvided('declarePayment')),
    readPayment: fromPromise<Payment, { paymentId: string }>(notProvided('readPayment')),
  },
  guards: {
    isAmountPayable: ({ context }) => amountProblem(context) === null,
    isReceived: (_, { payment }: { payment: Payment }) => payment.status === 'received',
    isCancelled: (_, { payment }: { payment: Payment }) => payment.status === 'cancelled',
    isAmountRejected: (_, { failure }: { failure: Failure }) =>
      failure.code === 'amount_above_remaining' ||
      failure.code === 'amount_below_minimum' ||
      'amount' in failure.fields,
    isRefusedForGood: (_, { failure }: { failure: Failure }) =>
      failure.code === 'contribution_closed' || failure.code === 'not_found' || failure.code === 'not_yours',
  },
  actions: {
    takeChoice: assign(({ event }) => {
      assertEvent(event, 'choice.made');
      return { choice: event.choice, amountError: null, failure: null };
    }),
    takeCustomAmount: assign(({ event }) => {
      assertEvent(event, 'customAmount.typed');
      return { choice: 'custom', customKobo: event.amountKobo, amountError: null, failure: null };
    }),
    explainAmount: assign({ amountError: ({ context }) => amountProblem(context), failure: null }),
    clearProblems: assign({ amountError: null, failure: null }),
    takeAnnounced: assign(({ context }, { payment }: { payment: Payment }) => ({
      payment,
      announcedCount: context.announcedCount + 1,
      isFollowLost: false,
    })),
    takePayment: assign((_, { payment }: { payment: Payment }) => ({ payment, isFollowLost: false })),
    forgetPayment: assign({ payment: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    explainAmountFailure: assign((_, { failure }: { failure: Failure }) => ({
      amountError: failure.fields.amount ?? failure.message,
    })),
    notePaidFromWallet: assign({ isPaidFromWallet: true }),
    noteFollowLost: assign({ isFollowLost: true }),
    /** Provided by the route: whatever shows this contribution or the wallet is now out of date. */
    announceChange: notProvided('announceChange'),
  },
  delays: {
    declareDeadline: CALL_DEADLINE_MS,
    lookDeadline: CALL_DEADLINE_MS,
    pollInterval: PAYMENT_POLL_MS,
  },
}).createMachine({
  id: 'dashboardContribution',
  description: 'A further contribution, made from the dashboard in three steps.',
  context: ({ input: { awaitingPayment, draft, ...input } }) => ({
    ...input,
    choice: input.dueKobo === null ? 'custom' : (draft?.choice ?? 'fixed'),
    customKobo: draft?.customKobo ?? null,
    announcedCount: 0,
    amountError: null,
    failure: null,
    payment: awaitingPayment,
    isPaidFromWallet: false,
    isFollowLost: false,
  }),
  initial: 'choosing',
  on: {
    'dialog.closed': {
      target: '.closed',
      description: 'You close the dialog; what you announced stays announced, and what you typed is kept.',
    },
  },
  states: {
    choosing: {
      tags: ['form'],
      description:
        'You choose the fixed amount that is due next, or an amount of your own. Where a payment waits for its transfer already, you see that another amount replaces it.',
      on: {
        'choice.made': { actions: 'takeChoice', description: 'You pick one of the two ways to pay.' },
        'customAmount.typed': { actions: 'takeCustomAmount', description: 'You type an amount of your own.' },
        'payment.withdrawn': {
          actions: 'forgetPayment',
          description: 'You withdrew the payment that was waiting: there is none to replace.',
        },
        'amount.confirmed': [
          {
            guard: 'isAmountPayable',
            target: 'declaring',
            description: 'The amount is at least the least amount and at most what remains.',
          },
          { actions: 'explainAmount', description: 'The amount cannot be paid; the page says why.' },
        ],
      },
    },
    declaring: {
      tags: ['busy', 'form'],
      description: 'The server notes your payment, so that the transfer finds it whatever you do next.',
      entry: 'clearProblems',
      invoke: {
        id: 'declarePayment',
        src: 'declarePayment',
        input: ({ context }) => {
          const amountKobo = chosenKobo(context) ?? ZERO_KOBO;
          return {
            contributionId: context.contributionId,
            amountKobo,
            idempotencyKey: paymentKey(context.requestId, context.announcedCount, amountKobo),
          };
        },
        onDone: [
          {
            guard: { type: 'isReceived', params: ({ event }) => ({ payment: event.output }) },
            target: 'received',
            actions: [
              { type: 'takeAnnounced', params: ({ event }) => ({ payment: event.output }) },
              'notePaidFromWallet',
            ],
            description: 'Your wallet balance covers it, so it is received at once.',
          },
          {
            target: 'awaited',
            actions: [
              { type: 'takeAnnounced', params: ({ event }) => ({ payment: event.output }) },
              'announceChange',
            ],
            description: 'It is noted, and awaits your transfer.',
          },
        ],
        onError: [
          {
            guard: { type: 'isAmountRejected', params: failed },
            target: 'choosing',
            actions: {
              type: 'explainAmountFailure',
              params: failed,
            },
            description: 'The server does not take this amount; your choice stays, with the reason at it.',
          },
          {
            guard: { type: 'isRefusedForGood', params: failed },
            target: 'refused',
            actions: { type: 'keepFailure', params: failed },
            description: 'This contribution takes no more payments.',
          },
          {
            target: 'choosing',
            actions: { type: 'keepFailure', params: failed },
            description: 'It could not be noted; your choice stays, and you can continue again.',
          },
        ],
      },
      after: {
        declareDeadline: {
          target: 'choosing',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No response came in time; your choice stays, and you can continue again.',
        },
      },
    },
    awaited: {
      type: 'parallel',
      description: 'Your payment waits for its transfer; it counts when the bank confirms it.',
      states: {
        step: {
          description: 'What the dialog shows meanwhile.',
          initial: 'transferring',
          states: {
            transferring: {
              tags: ['details'],
              description: 'You see where to send the money, and send it from your bank.',
              on: {
                'transfer.declared': {
                  target: 'waiting',
                  description: 'You say that you have sent the money. The payment counts without it, too.',
                },
                'amount.changeRequested': {
                  target: '#dashboardContribution.choosing',
                  description: 'You go back to change the amount.',
                },
              },
            },
            waiting: {
              tags: ['done', 'waiting'],
              description: 'You have sent the money, and wait for the bank.',
            },
          },
        },
        look: {
          description: 'Asking after the payment, every few seconds.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'A short pause between two looks at the payment.',
              after: {
                pollInterval: { target: 'checking', description: 'Time to look at the payment again.' },
              },
            },
            checking: {
              description: 'The page asks whether the transfer has arrived.',
              invoke: {
                id: 'readPayment',
                src: 'readPayment',
                input: ({ context }) => ({ paymentId: context.payment?.id ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isReceived', params: ({ event }) => ({ payment: event.output }) },
                    target: '#dashboardContribution.received',
                    actions: { type: 'takePayment', params: ({ event }) => ({ payment: event.output }) },
                    description: 'The bank confirmed the transfer.',
                  },
                  {
                    guard: { type: 'isCancelled', params: ({ event }) => ({ payment: event.output }) },
                    target: '#dashboardContribution.cancelled',
                    actions: { type: 'takePayment', params: ({ event }) => ({ payment: event.output }) },
                    description: 'The payment was cancelled meanwhile.',
                  },
                  {
                    target: 'pausing',
                    actions: { type: 'takePayment', params: ({ event }) => ({ payment: event.output }) },
                    description: 'The transfer has not arrived yet.',
                  },
                ],
                onError: {
                  target: 'pausing',
                  actions: 'noteFollowLost',
                  description: 'The look failed; the page tries again shortly.',
                },
              },
              after: {
                lookDeadline: {
                  target: 'pausing',
                  actions: 'noteFollowLost',
                  description: 'The look took too long; the page tries again shortly.',
                },
              },
            },
          },
        },
      },
    },
    received: {
      tags: ['done'],
      entry: 'announceChange',
      description: 'The money is there, and your contribution has grown.',
    },
    cancelled: {
      tags: ['done'],
      entry: 'announceChange',
      description: 'The payment was cancelled before its transfer arrived; the page says why.',
    },
    refused: {
      tags: ['done'],
      entry: 'announceChange',
      description: 'This contribution takes no more payments; the page says why.',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  output: ({ context: { announcedCount, choice, customKobo } }) => ({
    isAnnounced: announcedCount > 0,
    draft: { choice, customKobo },
  }),
});

export type DashboardContributionActor = ActorRefFrom<typeof dashboardContributionMachine>;
