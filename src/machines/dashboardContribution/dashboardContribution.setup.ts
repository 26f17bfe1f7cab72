import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { callDelays } from '../call.ts';
import { CALL_DEADLINE_MS, CHECK_RETRY_MS } from '../callFailures.ts';
import { notProvided } from '../notProvided.ts';
import { amountProblem, chosenKobo } from './dashboardContribution.amounts.ts';
import type {
  DashboardContributionContext,
  DashboardContributionEvent,
  DashboardContributionInput,
  DashboardContributionOutput,
  PaymentDeclaration,
} from './dashboardContribution.events.ts';

export const dashboardContributionSetup = setup({
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
    isNothingLeft: ({ context }) => context.remainingKobo === ZERO_KOBO,
    isTryReceived: ({ context, event }) => {
      assertEvent(event, 'contribution.changed');
      const grownKobo = context.remainingKobo - event.remainingKobo;
      return context.failure?.status === null && grownKobo === chosenKobo(context);
    },
    isAmountPayable: ({ context }) => amountProblem(context) === null,
    isReceived: (_, { payment }: { payment: Payment }) => payment.status === 'received',
    isCancelled: (_, { payment }: { payment: Payment }) => payment.status === 'cancelled',
    isAmountRejected: (_, { failure }: { failure: Failure }) =>
      failure.code === 'amount_above_remaining' ||
      failure.code === 'amount_below_minimum' ||
      'amount' in failure.fields,
    isClosed: (_, { failure }: { failure: Failure }) =>
      failure.code === 'contribution_closed' ||
      failure.code === 'contribution_leaving' ||
      failure.code === 'not_found' ||
      failure.code === 'not_yours',
  },
  actions: {
    setChoice: assign(({ event }) => {
      assertEvent(event, 'choice.made');
      return { choice: event.choice, amountError: null, failure: null };
    }),
    setCustomAmount: assign(({ event }) => {
      assertEvent(event, 'customAmount.typed');
      return { choice: 'custom', customKobo: event.amountKobo, amountError: null, failure: null };
    }),
    explainAmount: assign({ amountError: ({ context }) => amountProblem(context), failure: null }),
    rememberCover: assign(({ event }) => {
      assertEvent(event, 'amount.confirmed');
      return { wasCovered: event.isCovered };
    }),
    clearProblems: assign({ amountError: null, failure: null, before: null, isTryReceived: false }),
    storeAnnounced: assign(({ context }, { payment }: { payment: Payment }) => ({
      payment,
      pastPaymentCount: context.pastPaymentCount + 1,
      hasCheckFailed: false,
    })),
    storePayment: assign((_, { payment }: { payment: Payment }) => ({ payment, hasCheckFailed: false })),
    forgetPayment: assign(({ context }) => ({
      payment: null,
      pastPaymentCount: context.pastPaymentCount + 1,
    })),
    updateAmounts: assign(({ context, event }) => {
      assertEvent(event, 'contribution.changed');
      const { dueKobo, remainingKobo } = event;
      return { dueKobo, remainingKobo, choice: dueKobo === null ? 'custom' : context.choice };
    }),
    /** Before `updateAmounts`; of several changes, the amounts before the first are shown. */
    keepAmountsBefore: assign(({ context, event }) => {
      assertEvent(event, 'contribution.changed');
      const { before, dueKobo, remainingKobo } = context;
      const isChanged = dueKobo !== event.dueKobo || remainingKobo !== event.remainingKobo;
      return { before: before ?? (isChanged ? { dueKobo, remainingKobo } : null) };
    }),
    /** In place of the error, which says that nothing was paid. */
    warnOfReceivedTry: assign({ isTryReceived: true, failure: null }),
    updateAwaitingPayment: assign(({ event }) => {
      assertEvent(event, 'contribution.changed');
      return { payment: event.awaitingPayment };
    }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    explainAmountFailure: assign((_, { failure }: { failure: Failure }) => ({
      amountError: failure.fields.amount ?? failure.message,
    })),
    markPaidFromWallet: assign({ isPaidFromWallet: true }),
    markCheckFailed: assign((_, _params: { failure: Failure }) => ({ hasCheckFailed: true })),
    /** Provided by the route: invalidates the queries of this contribution and the wallet. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: {
    ...callDelays,
    /** The deadline of an automatic status check, whose failure is only recorded. */
    checkDeadline: CALL_DEADLINE_MS,
    checkRetry: CHECK_RETRY_MS,
  },
});
