import { failed, NO_ANSWER } from '../../call-failures.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { cancelling, confirmingCancel } from './cancel.states.ts';

const instructions = contributionSetup.createStateConfig({
  description: 'The account to pay into, the amount, and until when the unit is held.',
  entry: 'readClock',
  on: {
    'transfer.declared': {
      target: 'declaring',
      actions: 'forgetReason',
      description: 'The buyer says: I have sent the money.',
    },
    'cancellation.requested': {
      target: 'confirmingCancel',
      actions: 'forgetReason',
      description: 'The buyer wants to cancel.',
    },
  },
  after: {
    holdRemaining: {
      target: '#contribution.loading',
      actions: { type: 'want', params: { step: 'payment' } },
      description: 'The hold has run out: the server is asked whether the unit is still the buyer’s.',
    },
  },
});

const declaring = contributionSetup.createStateConfig({
  tags: ['busy'],
  description: 'The payment is being recorded as awaited; it credits nothing.',
  invoke: {
    id: 'declareTransfer',
    src: 'declareTransfer',
    input: ({ context }) => {
      if (!context.contribution) throw new Error('There is no contribution to pay for');
      return { contributionId: context.contribution.id, amountKobo: context.contribution.checkoutAmount };
    },
    onDone: {
      target: '#contribution.response.asking',
      actions: { type: 'takePayment', params: ({ event }) => ({ payment: event.output }) },
      description: 'It is recorded: we ask at once whether the money is there already.',
    },
    onError: [
      {
        guard: { type: 'isClosed', params: failed },
        target: '#contribution.loading',
        actions: ['letGo', { type: 'giveReason', params: { notice: 'holdLapsed' } }, 'refreshServerState'],
        description: 'The hold had run out: back to the units.',
      },
      {
        target: 'instructions',
        actions: [
          { type: 'keepFailure', params: failed },
          { type: 'reportFailure', params: failed },
        ],
        description: 'It could not be recorded: saying so again repeats the same request.',
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
      description:
        'No answer came in time: saying so again repeats the same request, never a second payment.',
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
