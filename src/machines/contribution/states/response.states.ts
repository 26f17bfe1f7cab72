import { failed, NO_ANSWER } from '../../call-failures.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { cancelling, confirmingCancel } from './cancel.states.ts';

const waiting = contributionSetup.createStateConfig({
  tags: ['awaiting'],
  description: 'The transfer is awaited; the bank’s word is asked for again and again.',
  after: {
    pollDelay: { target: 'asking', description: 'It is time to ask again.' },
  },
  on: {
    'check.requested': {
      target: 'asking',
      actions: 'askOften',
      description: 'The buyer asks now, or the network is back.',
    },
    'cancellation.requested': {
      target: 'confirmingCancel',
      actions: 'forgetReason',
      description: 'The buyer wants to cancel.',
    },
  },
});

const asking = contributionSetup.createStateConfig({
  tags: ['awaiting'],
  description: 'The server is asked whether the bank has confirmed the transfer.',
  entry: 'countPoll',
  invoke: {
    id: 'followPayment',
    src: 'followPayment',
    input: ({ context }) => ({ paymentId: context.payment?.id ?? '' }),
    onDone: [
      {
        guard: { type: 'isReceived', params: ({ event }) => ({ news: event.output }) },
        target: 'received',
        actions: [
          { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
          'refreshServerState',
        ],
        description: 'The bank has confirmed it.',
      },
      {
        guard: { type: 'isCancelled', params: ({ event }) => ({ news: event.output }) },
        target: '#contribution.loading',
        actions: [
          { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
          { type: 'want', params: { step: 'response' } },
          'refreshServerState',
        ],
        description: 'The payment was cancelled: the server is asked what became of the contribution.',
      },
      {
        target: 'waiting',
        actions: { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
        description: 'Not yet: we go on waiting.',
      },
    ],
    onError: {
      target: 'waiting',
      actions: { type: 'keepFailure', params: failed },
      description: 'The server could not be asked; we ask again.',
    },
  },
  after: {
    callDeadline: {
      target: 'waiting',
      actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
      description: 'No answer came in time; we ask again.',
    },
  },
  on: {
    'cancellation.requested': {
      target: 'confirmingCancel',
      actions: 'forgetReason',
      description: 'The buyer wants to cancel.',
    },
  },
});

const received = contributionSetup.createStateConfig({
  description: 'You just made a contribution. Your contribution has been received.',
  on: {
    'received.acknowledged': {
      target: '#contribution.finished',
      actions: {
        type: 'goToContribution',
        params: ({ context }) => ({ slug: context.contribution?.slug ?? '' }),
      },
      description: 'Continue: to the contribution on the dashboard.',
    },
  },
});

export const response = contributionSetup.createStateConfig({
  description: 'The payment is followed until the bank confirms it.',
  initial: 'waiting',
  states: {
    waiting,
    asking,
    confirmingCancel: confirmingCancel('waiting'),
    cancelling,
    received,
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
        description: 'The buyer turned to another home; this payment goes on without the page.',
      },
      {
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'What was sent cannot be unsent: the buyer stays with it.',
      },
    ],
  },
});
