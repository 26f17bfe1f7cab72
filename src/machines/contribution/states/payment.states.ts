import type { Contribution } from '#api/calls/contributions.ts';
import { failed, NO_ANSWER } from '../../call-failures.ts';
import { amountDue } from '../contribution.facts.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { cancelling, confirmingCancel } from './cancel.states.ts';

/** The contribution as it was just fetched. */
const fetched = ({ event }: { event: { output: Contribution } }) => ({ contribution: event.output });

const watching = contributionSetup.createStateConfig({
  description: 'The buyer sends the money from their bank; we ask for the contribution again and again.',
  after: {
    pollDelay: { target: 'checking', description: 'It is time to ask again.' },
  },
  on: {
    'check.requested': {
      target: 'checking',
      actions: 'askOften',
      description: 'The buyer is back on the page, or the network is.',
    },
  },
});

const checking = contributionSetup.createStateConfig({
  description: 'The server is asked whether the money has arrived already.',
  entry: 'countPoll',
  invoke: {
    id: 'followContribution',
    src: 'followContribution',
    input: ({ context }) => ({ contributionId: context.contributionId ?? '' }),
    onDone: [
      {
        guard: { type: 'hasFirstPayment', params: fetched },
        target: '#contribution.response.received',
        actions: [{ type: 'takeContribution', params: fetched }, 'refreshServerState'],
        description: 'The money came first: the page turns by itself.',
      },
      {
        guard: { type: 'isOver', params: fetched },
        target: '#contribution.loading',
        actions: [{ type: 'want', params: { step: 'payment' } }, 'refreshServerState'],
        description: 'It was cancelled elsewhere, or its hold ran out: back to the units.',
      },
      {
        target: 'watching',
        actions: { type: 'updateContribution', params: fetched },
        description: 'Not yet: we go on asking.',
      },
    ],
    onError: { target: 'watching', description: 'The server could not be asked; we ask again.' },
  },
  after: {
    lookDeadline: { target: 'watching', description: 'No response came in time; we ask again.' },
  },
});

const instructions = contributionSetup.createStateConfig({
  description: 'The account to pay into, the amount, and until when the unit is held.',
  initial: 'watching',
  states: { watching, checking },
  on: {
    'transfer.declared': [
      {
        guard: 'hasAwaitingPayment',
        target: '#contribution.response.asking',
        actions: ['forgetReason', 'askOften', 'noteDeclared'],
        description: 'The buyer says: I have sent the money. The payment waits for it since the agreement.',
      },
      {
        target: 'declaring',
        actions: ['forgetReason', 'preparePayment'],
        description: 'The same, where no payment waits any more: one is made first.',
      },
    ],
    'walletPayment.requested': {
      target: 'declaring',
      actions: ['forgetReason', 'preparePayment'],
      description: 'The wallet covers the amount, and the buyer pays from it.',
    },
    'cancellation.requested': {
      target: 'confirmingCancel',
      actions: 'forgetReason',
      description: 'The buyer wants to cancel.',
    },
  },
});

const declaring = contributionSetup.createStateConfig({
  tags: ['busy'],
  description: 'A payment of the amount due is being made; it credits nothing before the money is there.',
  invoke: {
    id: 'declareTransfer',
    src: 'declareTransfer',
    input: ({ context }) => {
      const { contribution, payment, paymentKey } = context;
      if (!contribution || !paymentKey) throw new Error('There is no contribution to pay for');
      const amountKobo = amountDue(contribution, payment);
      return { contributionId: contribution.id, amountKobo, key: paymentKey };
    },
    onDone: {
      target: '#contribution.response.asking',
      actions: [
        { type: 'takePayment', params: ({ event }) => ({ payment: event.output }) },

        'noteDeclared',
      ],
      description: 'It is made: we ask at once whether the money is there already.',
    },
    onError: [
      {
        guard: { type: 'isClosed', params: failed },
        target: '#contribution.loading',
        actions: [{ type: 'want', params: { step: 'payment' } }, 'refreshServerState'],
        description: 'The contribution is over: the server is asked how it ended, and the page says so.',
      },
      {
        target: 'instructions',
        actions: [
          { type: 'keepFailure', params: failed },
          { type: 'reportFailure', params: failed },
        ],
        description: 'It could not be made: trying again repeats the same request.',
      },
    ],
  },
  after: {
    callDeadline: {
      target: 'instructions',
      actions: [
        { type: 'keepFailure', params: { failure: NO_ANSWER } },
        { type: 'reportFailure', params: { failure: NO_ANSWER } },
      ],
      description: 'No answer came in time: trying again repeats the same request, never a second payment.',
    },
  },
  on: {
    'route.visited': { description: 'The buyer is kept here until the answer is known.' },
  },
});

export const payment = contributionSetup.createStateConfig({
  description: 'The unit is held; the first contribution is to be sent.',
  initial: 'instructions',
  states: {
    instructions,
    declaring,
    confirmingCancel: confirmingCancel('instructions'),
    cancelling,
  },
  on: {
    'route.visited': [
      {
        guard: { type: 'asksForAnotherHome', params: ({ event }) => ({ propertyId: event.propertyId }) },
        target: '#contribution.loading',
        actions: {
          type: 'openAnotherHome',
          params: ({ event }) => ({ step: event.step, propertyId: event.propertyId }),
        },
        description: 'The buyer turned to another home; the held unit waits on the dashboard.',
      },
      {
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'What was agreed cannot be changed here: pay or cancel first.',
      },
    ],
  },
});
