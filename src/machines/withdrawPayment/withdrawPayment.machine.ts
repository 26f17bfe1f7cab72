import { assign, fromPromise, setup } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import { type QuestionContext, type QuestionEvent, type QuestionTag, questionStates } from '../question.ts';

export interface WithdrawPaymentContext extends QuestionContext {
  readonly paymentId: string;
}

export const withdrawPaymentMachine = setup({
  types: {
    context: {} as WithdrawPaymentContext,
    events: {} as QuestionEvent,
    input: {} as { paymentId: string },
    tags: {} as QuestionTag,
  },
  actors: {
    withdrawPayment: fromPromise<Payment, { paymentId: string }>(notProvided('withdrawPayment')),
  },
  guards: {
    isTooLate: (_, { failure }: { failure: Failure }) => failure.code === 'payment_closed',
  },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of this payment and its contribution. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: callDelays,
}).createMachine({
  id: 'withdrawPayment',
  description: 'The buyer withdraws a payment that was announced, as long as its transfer has not arrived.',
  context: ({ input }) => ({ paymentId: input.paymentId, failure: null }),
  initial: 'idle',
  states: questionStates({
    src: 'withdrawPayment',
    input: ({ context }: { context: WithdrawPaymentContext }) => ({ paymentId: context.paymentId }),
    descriptions: {
      idle: 'The payment waits for its transfer.',
      opened: 'The buyer wants to withdraw the payment; the dialog asks to confirm.',
      confirming: 'The dialog asks whether to withdraw the payment; after a failed try it says why.',
      confirmed: 'The buyer confirms; the server withdraws the payment.',
      dismissed: 'The buyer closes the dialog; the payment stays.',
      calling: 'The server withdraws the payment.',
      responded: 'The server has withdrawn the payment; it expects no transfer any more.',
      failed: 'The server has not withdrawn the payment; the dialog stays and says why.',
      whenLate: 'the dialog stays, and the buyer can withdraw again.',
      foundTooLate: 'The payment is closed already: its money arrived first, or it was cancelled elsewhere.',
      tooLate: 'The dialog says that the payment no longer waits.',
      explained: 'The payment is received or cancelled; its row says which.',
      done: 'The payment is withdrawn.',
    },
  }),
});
