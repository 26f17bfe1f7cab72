import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { call, failure } from '../../call.ts';
import type { ContributionContext } from '../contribution.context.ts';
import { amountDue } from '../contribution.facts.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { cancelling, confirmingCancel } from './cancel.states.ts';
import { reopenAt } from './reopen.ts';
import { forThisHome, ignoreVisits, wantedStepParams } from './visit.ts';

const contribution = ({ event }: { event: { output: Contribution } }) => ({ contribution: event.output });
const announced = ({ event }: { event: { output: Payment } }) => ({ payment: event.output });
const asUpdate = ({ event }: { event: { output: Payment } }) => ({ update: { payment: event.output } });

const amountDueInput = ({
  context: { contribution, payment, paymentKey },
}: {
  context: ContributionContext;
}) => {
  if (!contribution || !paymentKey) throw new Error('There is no contribution to pay for');
  const amountKobo = amountDue(contribution, payment);
  // With the amount, as another payment may have replaced the one that the key was made for.
  return { contributionId: contribution.id, amountKobo, key: `${paymentKey}.${amountKobo}` };
};
const isOverFailure = failure(
  'isClosed',
  reopenAt('payment', 'The contribution is over; the server is asked how it ended, and the page says so.'),
);

const watching = contributionSetup.createStateConfig({
  description: 'The buyer sends the money from a bank; the server says when something has changed.',
  on: {
    'check.requested': {
      target: 'checking',
      description:
        'The server says that something changed, or the buyer is back on the page; the page asks the server.',
    },
  },
});

const unreachable = contributionSetup.createStateConfig({
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
});

const checking = contributionSetup.createStateConfig({
  description: 'The page asks the server whether the money has arrived already.',
  ...call({
    src: 'followContribution',
    input: ({ context }: { context: ContributionContext }) => ({
      contributionId: context.contributionId ?? '',
    }),
    onDone: [
      {
        guard: { type: 'hasFirstPayment', params: contribution },
        target: '#contribution.response.received',
        actions: [{ type: 'storeContribution', params: contribution }, 'refreshServerState'],
        description: 'The money has arrived already; its page opens.',
      },
      {
        guard: { type: 'isOver', params: contribution },
        ...reopenAt('payment', 'The contribution was cancelled, or its hold expired; the units open.'),
      },
      {
        target: 'watching',
        actions: { type: 'updateContribution', params: contribution },
        description: 'The money has not arrived yet; the page waits for it.',
      },
    ],
    onFailure: {
      target: 'unreachable',
      actions: [],
      description: 'The server could not be asked; the page asks again later.',
      whenLate: 'the page asks again later.',
    },
    deadline: 'checkDeadline',
  }),
  on: {
    'check.requested': {
      target: 'checking',
      reenter: true,
      description: 'Something changed in the meantime; the page asks the server anew.',
    },
  },
});

const instructions = contributionSetup.createStateConfig({
  description: 'The page shows the account to pay into, the amount, and until when the unit is held.',
  exit: 'clearMessages',
  initial: 'watching',
  states: { watching, checking, unreachable },
  on: {
    'transfer.declared': [
      {
        guard: 'hasAwaitingPayment',
        target: '#contribution.response.asking',
        actions: 'markDeclared',
        description: 'The buyer says that the money is sent; the payment of the agreement waits for it.',
      },
      {
        target: 'declaring',
        actions: 'preparePayment',
        description:
          'The buyer says that the money is sent; as no payment waits, the server announces one first.',
      },
    ],
    'walletPayment.requested': {
      target: 'payingFromWallet',
      actions: 'preparePayment',
      description: 'The buyer pays from the wallet, which covers the amount; the server takes the payment.',
    },
    'cancellation.requested': {
      target: 'confirmingCancel',
      description: 'The buyer wants to cancel; the dialog asks to confirm.',
    },
  },
});

const declaring = contributionSetup.createStateConfig({
  tags: ['busy'],
  description:
    'The server announces a payment of the amount due; it credits nothing before the money arrives.',
  ...call({
    src: 'declareTransfer',
    input: amountDueInput,
    onDone: {
      target: '#contribution.response.asking',
      actions: [{ type: 'storePayment', params: announced }, 'markDeclared'],
      description: 'The server has announced the payment; the page asks whether the money has arrived.',
    },
    failures: [isOverFailure],
    onFailure: {
      target: 'instructions.checking',
      actions: ['storeFailure', 'reportFailure'],
      description: 'The server has not announced the payment; trying again repeats the same request.',
      whenLate: 'trying again repeats the same request, never a second payment.',
    },
  }),
  on: ignoreVisits,
});

const payingFromWallet = contributionSetup.createStateConfig({
  tags: ['busy'],
  description: 'The server takes the amount due from the wallet, if the wallet still covers it.',
  ...call({
    src: 'payFromWallet',
    input: amountDueInput,
    onDone: [
      {
        guard: { type: 'isReceived', params: asUpdate },
        target: '#contribution.response.asking',
        actions: [{ type: 'storePayment', params: announced }, 'markDeclared'],
        description: 'The wallet has paid; the page asks the server for the contribution.',
      },
      {
        target: 'instructions.checking',
        actions: [
          { type: 'storePayment', params: announced },
          { type: 'showNotice', params: { notice: 'walletShort' } },
          'refreshServerState',
        ],
        description:
          'The wallet covers the amount no longer, and nothing was taken; the page says so, and where to send the money.',
      },
    ],
    failures: [isOverFailure],
    onFailure: {
      target: 'instructions.checking',
      actions: ['storeFailure', 'reportFailure'],
      description: 'The server has not taken the payment; trying again repeats the same request.',
      whenLate: 'trying again repeats the same request, never a second payment.',
    },
  }),
  on: ignoreVisits,
});

export const payment = contributionSetup.createStateConfig({
  description: 'The unit is held; the buyer sends the first contribution.',
  meta: { step: 'payment' },
  initial: 'instructions',
  states: {
    instructions,
    declaring,
    payingFromWallet,
    confirmingCancel: confirmingCancel('instructions.checking'),
    cancelling,
  },
  on: {
    'route.visited': {
      guard: forThisHome,
      actions: { type: 'showStepNotice', params: wantedStepParams },
      description:
        'The buyer opens another page; this one stays, as the agreement can only be paid or cancelled.',
    },
  },
});
