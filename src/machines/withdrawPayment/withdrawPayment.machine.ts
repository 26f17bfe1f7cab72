import { assign, fromPromise, setup } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS, failed, NO_ANSWER } from '../call-failures.ts';
import { notProvided } from '../not-provided.ts';

export interface WithdrawPaymentContext {
  readonly paymentId: string;
  /** Why it was not withdrawn, in the question. */
  readonly failure: Failure | null;
}

export type WithdrawPaymentEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'withdrawal.confirmed' }
  | { readonly type: 'withdrawal.dismissed' }
  | { readonly type: 'explanation.closed' };

export const withdrawPaymentMachine = setup({
  types: {
    context: {} as WithdrawPaymentContext,
    events: {} as WithdrawPaymentEvent,
    input: {} as { paymentId: string },
    tags: {} as 'question' | 'busy',
  },
  actors: {
    withdrawPayment: fromPromise<Payment, { paymentId: string }>(notProvided('withdrawPayment')),
  },
  guards: {
    isClosed: (_, { failure }: { failure: Failure }) => failure.code === 'payment_closed',
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    /** Provided by the route: whatever shows this payment or its contribution is now out of date. */
    announceChange: notProvided('announceChange'),
  },
  delays: { callDeadline: CALL_DEADLINE_MS },
}).createMachine({
  id: 'withdrawPayment',
  description: 'Taking back a payment that was announced, as long as its transfer has not arrived.',
  context: ({ input }) => ({ paymentId: input.paymentId, failure: null }),
  initial: 'awaited',
  states: {
    awaited: {
      description: 'The payment waits for its transfer.',
      on: {
        'withdrawal.requested': { target: 'confirming', description: 'You want to withdraw the payment.' },
      },
    },
    confirming: {
      tags: ['question'],
      description: 'You are asked whether to withdraw the payment; after a failed try, with the reason.',
      on: {
        'withdrawal.confirmed': { target: 'withdrawing', description: 'You withdraw the payment.' },
        'withdrawal.dismissed': {
          target: 'awaited',
          actions: 'forgetFailure',
          description: 'You keep the payment.',
        },
      },
    },
    withdrawing: {
      tags: ['question', 'busy'],
      description: 'The server withdraws the payment.',
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawPayment',
        src: 'withdrawPayment',
        input: ({ context }) => ({ paymentId: context.paymentId }),
        onDone: { target: 'withdrawn', description: 'No transfer is expected for it any more.' },
        onError: [
          {
            guard: { type: 'isClosed', params: failed },
            target: 'closed',
            actions: { type: 'keepFailure', params: failed },
            description: 'It does not wait any more: its money came first, or it was cancelled elsewhere.',
          },
          {
            target: 'confirming',
            actions: { type: 'keepFailure', params: failed },
            description: 'It could not be withdrawn: the question stays, and says why.',
          },
        ],
      },
      after: {
        callDeadline: {
          target: 'confirming',
          actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
          description: 'No response came in time: the question stays, and you can withdraw again.',
        },
      },
    },
    closed: {
      tags: ['question'],
      entry: 'announceChange',
      description: 'You read that the payment does not wait any more.',
      on: {
        'explanation.closed': { target: 'over', description: 'You have read it.' },
      },
    },
    over: {
      type: 'final',
      description: 'The payment is received or cancelled, and its row says which.',
    },
    withdrawn: {
      type: 'final',
      entry: 'announceChange',
      description: 'The payment is withdrawn.',
    },
  },
});
