import type { ActorRefFrom } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { call, failure, storeFailure } from '../call.ts';
import { chosenKobo, paymentKey } from './dashboardContribution.amounts.ts';
import type { DashboardContributionContext } from './dashboardContribution.events.ts';
import { dashboardContributionSetup } from './dashboardContribution.setup.ts';

const payment = ({ event }: { event: { output: Payment } }) => ({ payment: event.output });

const choosing = dashboardContributionSetup.createStateConfig({
  tags: ['form'],
  description:
    'The buyer chooses the fixed amount that is due next, or types another. Where a payment waits for its transfer already, the dialog says that another amount replaces it.',
  always: {
    guard: 'isNothingLeft',
    target: 'allPaid',
    description: 'Money that arrived meanwhile has paid all that was left; the dialog says so.',
  },
  on: {
    'choice.made': {
      actions: 'setChoice',
      description: 'The buyer chooses the fixed amount or another; the dialog shows it.',
    },
    'customAmount.typed': {
      actions: 'setCustomAmount',
      description: 'The buyer types an amount; the dialog drops the problem of the old one.',
    },
    'payment.withdrawn': {
      actions: ['forgetPayment', 'refreshServerState'],
      description: 'The buyer has withdrawn the waiting payment; there is none to replace.',
    },
    'contribution.changed': [
      {
        guard: 'isTryReceived',
        actions: ['warnOfReceivedTry', 'keepAmountsBefore', 'updateAmounts', 'updateAwaitingPayment'],
        description:
          'The contribution grew by the amount of a try that got no response; the dialog warns that this may have been the payment, and pays nothing by itself.',
      },
      {
        actions: ['keepAmountsBefore', 'updateAmounts', 'updateAwaitingPayment'],
        description:
          'The contribution changed meanwhile, such as by a transfer that arrived; the dialog says what has changed, offers what is due and left now, and names the payment that still waits.',
      },
    ],
    'amount.confirmed': [
      {
        guard: 'isAmountPayable',
        target: 'declaring',
        actions: 'rememberCover',
        description: 'The buyer confirms an amount within the limits; the server announces the payment.',
      },
      {
        actions: 'explainAmount',
        description: 'The buyer confirms an amount outside the limits; the dialog says why.',
      },
    ],
  },
});

const declaring = dashboardContributionSetup.createStateConfig({
  tags: ['busy', 'form'],
  description:
    'The server announces the payment, so that the transfer is matched whatever the buyer does next.',
  entry: 'clearProblems',
  ...call({
    src: 'declarePayment',
    input: ({ context }: { context: DashboardContributionContext }) => {
      const amountKobo = chosenKobo(context) ?? ZERO_KOBO;
      return {
        contributionId: context.contributionId,
        amountKobo,
        idempotencyKey: paymentKey(context.requestId, context.pastPaymentCount, amountKobo),
      };
    },
    onDone: [
      {
        guard: { type: 'isReceived', params: payment },
        target: 'received',
        actions: [{ type: 'storeAnnounced', params: payment }, 'markPaidFromWallet'],
        description: 'The wallet balance covers the payment; it is received at once.',
      },
      {
        guard: { type: 'isCancelled', params: payment },
        target: 'declaring',
        reenter: true,
        actions: ['forgetPayment', 'refreshServerState'],
        description:
          'The server knows the request from an earlier try, whose payment was withdrawn since; it announces the payment anew.',
      },
      {
        target: 'awaited',
        actions: [{ type: 'storeAnnounced', params: payment }, 'refreshServerState'],
        description:
          'The server has announced the payment; it waits for the transfer. If the wallet was to pay it, the dialog says that its balance is no longer enough.',
      },
    ],
    failures: [
      failure('isAmountRejected', {
        target: 'choosing',
        actions: { ...storeFailure, type: 'explainAmountFailure' },
        description: 'The server rejects the amount; the dialog keeps it and says why.',
      }),
      failure('isClosed', {
        target: 'contributionOver',
        actions: storeFailure,
        description: 'The contribution takes no more payments; the dialog says why.',
      }),
    ],
    onFailure: {
      target: 'choosing',
      actions: ['storeFailure'],
      description: 'The server has not announced the payment; the dialog keeps the amount and says why.',
      whenLate: 'the dialog keeps the amount, and the buyer can continue again.',
    },
  }),
});

const step = dashboardContributionSetup.createStateConfig({
  description: 'The dialog shows the transfer, then the wait for the bank.',
  initial: 'transferring',
  states: {
    transferring: {
      tags: ['details'],
      description: 'The dialog shows the account to pay into; the buyer sends the money from a bank.',
      on: {
        'transfer.declared': {
          target: 'waiting',
          description: 'The buyer says that the money is sent; the payment counts without it, too.',
        },
        'amount.changeRequested': {
          target: '#dashboardContribution.choosing',
          description: 'The buyer goes back to change the amount; the dialog shows the choice.',
        },
      },
    },
    waiting: {
      tags: ['done', 'waiting'],
      description: 'The buyer has sent the money; the bank has not confirmed it yet.',
    },
  },
});

const follow = dashboardContributionSetup.createStateConfig({
  description: 'The page follows the payment: it asks the server at once, and when something has changed.',
  // The money may have arrived while the payment was being announced.
  initial: 'checking',
  states: {
    watching: {
      description: 'The server says when something has changed.',
      on: {
        'check.requested': {
          target: 'checking',
          description:
            'The server says that something changed, or the buyer is back on the page; the page asks the server.',
        },
      },
    },
    unreachable: {
      description: 'The server could not be asked; the page waits a moment before it asks again.',
      after: {
        checkRetry: { target: 'checking', description: 'The pause is over; the page asks the server again.' },
      },
      on: {
        'check.requested': {
          target: 'checking',
          description: 'Something changed, or the network is back; the page asks the server again.',
        },
      },
    },
    checking: {
      description: 'The page asks the server whether the transfer has arrived.',
      on: {
        'check.requested': {
          target: 'checking',
          reenter: true,
          description: 'Something changed in the meantime; the page asks the server anew.',
        },
      },
      ...call({
        src: 'readPayment',
        input: ({ context }: { context: DashboardContributionContext }) => ({
          paymentId: context.payment?.id ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isReceived', params: payment },
            target: '#dashboardContribution.received',
            actions: { type: 'storePayment', params: payment },
            description: 'The bank has confirmed the transfer.',
          },
          {
            guard: { type: 'isCancelled', params: payment },
            target: '#dashboardContribution.cancelled',
            actions: { type: 'storePayment', params: payment },
            description: 'The payment was cancelled before its transfer arrived.',
          },
          {
            target: 'watching',
            actions: { type: 'storePayment', params: payment },
            description: 'The transfer has not arrived yet; the page waits for it.',
          },
        ],
        onFailure: {
          target: 'unreachable',
          actions: ['markCheckFailed'],
          description: 'The server could not be asked; the page says so and asks again later.',
          whenLate: 'the page says so and asks again later.',
        },
        deadline: 'checkDeadline',
      }),
    },
  },
});

export const dashboardContributionMachine = dashboardContributionSetup.createMachine({
  id: 'dashboardContribution',
  description: 'The buyer makes a further contribution from the dashboard, in three steps.',
  context: ({ input: { awaitingPayment, draft, ...input } }) => ({
    ...input,
    choice: input.dueKobo === null ? 'custom' : (draft?.choice ?? 'fixed'),
    customKobo: draft?.customKobo ?? null,
    pastPaymentCount: 0,
    amountError: null,
    failure: null,
    before: null,
    isTryReceived: false,
    payment: awaitingPayment,
    wasCovered: false,
    isPaidFromWallet: false,
    hasCheckFailed: false,
  }),
  initial: 'choosing',
  on: {
    'contribution.changed': {
      actions: 'updateAmounts',
      description: 'The contribution changed; the amounts to choose from are up to date for the next choice.',
    },
    'dialog.closed': {
      target: '.closed',
      description:
        'The buyer closes the dialog; what was announced stays announced, and what was typed is kept.',
    },
  },
  states: {
    choosing,
    declaring,
    awaited: {
      type: 'parallel',
      description: 'The payment waits for its transfer; it counts when the bank confirms it.',
      states: { step, follow },
    },
    received: {
      tags: ['done'],
      entry: 'refreshServerState',
      description: 'The money has arrived; the contribution has grown.',
    },
    cancelled: {
      tags: ['done'],
      entry: 'refreshServerState',
      description: 'The payment was cancelled before its transfer arrived; the dialog says why.',
    },
    allPaid: {
      tags: ['done'],
      description: 'Nothing is left to choose an amount for; the dialog says that all is paid.',
    },
    contributionOver: {
      tags: ['done'],
      entry: 'refreshServerState',
      description: 'The contribution takes no more payments; the dialog says why.',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  output: ({ context: { pastPaymentCount, choice, customKobo } }) => ({
    isRequestUsed: pastPaymentCount > 0,
    draft: { choice, customKobo },
  }),
});

export type DashboardContributionActor = ActorRefFrom<typeof dashboardContributionMachine>;
