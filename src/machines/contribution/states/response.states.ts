import { call } from '../../call.ts';
import type { PaymentUpdate } from '../contribution.calls.ts';
import type { ContributionContext } from '../contribution.context.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { cancelling, confirmingCancel } from './cancel.states.ts';
import { forThisHome, wantedStepParams } from './visit.ts';

const update = ({ event }: { event: { output: PaymentUpdate } }) => ({ update: event.output });
const storeUpdate = { type: 'storeUpdate', params: update } as const;

const requested = {
  target: 'confirmingCancel',
  description: 'The buyer wants to cancel; the dialog asks to confirm.',
} as const;
/** What failed stays on the page until the next answer; the dialog must not show it as a failure to cancel. */
const requestedAfterFailure = { ...requested, actions: 'clearMessages' } as const;

const waiting = contributionSetup.createStateConfig({
  tags: ['awaiting'],
  description: 'The transfer is awaited; the server says when something has changed.',
  on: {
    'check.requested': {
      target: 'asking',
      description:
        'The server says that something changed, or the buyer is back on the page; the page asks the server.',
    },
    'cancellation.requested': requested,
  },
});

const unreachable = contributionSetup.createStateConfig({
  tags: ['awaiting'],
  description: 'The server could not be asked; the page says so, and waits a moment before it asks again.',
  after: {
    checkRetry: { target: 'asking', description: 'The pause is over; the page asks the server again.' },
  },
  on: {
    'check.requested': {
      target: 'asking',
      description: 'The buyer asks now, or the network is back; the page asks the server again.',
    },
    'cancellation.requested': requestedAfterFailure,
  },
});

const asking = contributionSetup.createStateConfig({
  tags: ['awaiting'],
  description: 'The page asks the server whether the bank has confirmed the transfer.',
  ...call({
    src: 'followPayment',
    input: ({ context }: { context: ContributionContext }) => ({ paymentId: context.payment?.id ?? '' }),
    onDone: [
      {
        guard: { type: 'isReceived', params: update },
        target: 'received',
        actions: [storeUpdate, 'refreshServerState'],
        description: 'The bank has confirmed the transfer.',
      },
      {
        guard: { type: 'isCancelled', params: update },
        target: '#contribution.loading',
        actions: [storeUpdate, { type: 'setWantedStep', params: { step: 'response' } }, 'refreshServerState'],
        description: 'The payment was cancelled; the server is asked how the contribution goes on.',
      },
      {
        target: 'waiting',
        actions: storeUpdate,
        description: 'The bank has not confirmed the transfer yet; the page waits for it.',
      },
    ],
    onFailure: {
      target: 'unreachable',
      actions: ['storeFailure'],
      description: 'The server could not be asked; the page says so and asks again later.',
      whenLate: 'the page says so and asks again later.',
    },
  }),
  on: {
    'check.requested': {
      target: 'asking',
      reenter: true,
      description: 'Something changed in the meantime; the page asks the server anew.',
    },
    'cancellation.requested': requestedAfterFailure,
  },
});

const received = contributionSetup.createStateConfig({
  description: 'The page says that the contribution is received.',
  on: {
    'received.acknowledged': {
      target: '#contribution.finished',
      actions: {
        type: 'goToContribution',
        params: ({ context }) => ({ slug: context.contribution?.slug ?? '' }),
      },
      description: 'The buyer continues; the contribution opens on the dashboard.',
    },
  },
});

export const response = contributionSetup.createStateConfig({
  description: 'The page follows the payment until the bank confirms it.',
  meta: { step: 'response' },
  initial: 'waiting',
  states: {
    waiting,
    asking,
    unreachable,
    confirmingCancel: confirmingCancel('asking'),
    cancelling,
    received,
  },
  on: {
    'route.visited': {
      guard: forThisHome,
      actions: { type: 'showStepNotice', params: wantedStepParams },
      description: 'The buyer opens another page; this one stays, as the money is on its way.',
    },
  },
});
