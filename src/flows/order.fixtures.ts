import { fromPromise, setup } from 'xstate';
import { button, byState, heading } from './paths/model/expectation.ts';
import { type FlowModel, resolved } from './paths/model/model.ts';
import { sends } from './paths/model/sideEffects.ts';

const send = fromPromise(async (): Promise<void> => {
  throw new Error('Not provided');
});

/** The kit's example: an order that is sent, or fails, or takes too long. */
export const orderMachine = setup({ actors: { send }, delays: { sendDeadline: 30_000 } }).createMachine({
  id: 'order',
  description: 'A customer sends an order.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the order.',
      initial: 'ready',
      states: {
        ready: { description: 'Nothing is wrong.' },
        failed: { description: 'The order could not be sent.' },
      },
      on: { 'order.submitted': { target: 'sending', description: 'The customer submits the order.' } },
    },
    sending: {
      description: 'The server takes the order.',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'sent', description: 'The server has the order.' },
        onError: { target: 'editing.failed', description: 'The server rejects the order.' },
      },
      after: { sendDeadline: { target: 'editing.failed', description: 'No response in time.' } },
    },
    sent: { type: 'final', description: 'The order is sent.' },
  },
});

export const orderModel: FlowModel<typeof orderMachine, { readonly name: string }> = {
  machine: orderMachine,
  title: 'Order',
  starts: { 'the order page': undefined },
  events: {
    'order submitted': {
      event: { type: 'order.submitted' },
      perform: ({ press }) => press('Send'),
      expects: [button('Send', { is: 'busy' })],
    },
  },
  responses: {
    send: {
      accepted: resolved(null, [heading('Thank you')]),
      rejected: { failure: { code: 'rejected' }, expects: byState('The button is no longer busy.') },
    },
  },
  waits: {
    sendDeadline: {
      label: 'no response in time',
      ms: 30_000,
      expects: byState('The button is no longer busy.'),
    },
  },
  sideEffects: {
    requests: { send: { says: 'nothing but that it is sent', sends: () => undefined } },
    effects: {},
    after: { 'order submitted': [sends('send')] },
  },
  expects: {
    'editing.ready': [button('Send')],
    'editing.failed': [button('Send', { isNot: 'busy' })],
    sending: [button('Send', { is: 'busy' })],
    sent: [heading('Thank you')],
  },
};
