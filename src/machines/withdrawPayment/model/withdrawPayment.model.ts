import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, rejected } from '../../about/model.ts';
import { questionPage } from '../../about/questionPage.ts';
import { withdrawPaymentMachine } from '../withdrawPayment.machine.ts';

const PAYMENT_ID = '0190b3a0-0000-7000-8000-00000000e001';
const page = questionPage({
  ask: 'Withdraw payment',
  title: 'Withdraw this payment?',
  confirm: 'Yes, withdraw it',
  dismiss: 'Keep it',
  again: 'Withdraw again to try once more.',
  tooLate: 'not waiting for a transfer any more',
});

export const withdrawPaymentModel = defineModel({
  machine: withdrawPaymentMachine,
  title: 'Withdraw a payment',
  starts: { 'an announced payment': { paymentId: PAYMENT_ID } },
  events: {
    'withdrawal asked for': page.opened,
    'withdrawal confirmed': page.confirmed,
    'payment kept': page.dismissed,
    'explanation closed': page.closed,
  },
  responses: {
    withdrawPayment: {
      withdrawn: resolved(null, page.ended),
      'not waiting any more': { ...rejected('payment_closed'), expects: page.foundTooLate },
      'no network': page.noNetwork,
      'server down': page.serverDown,
    },
  },
  waits: page.waits,
  sideEffects: {
    requests: {
      withdrawPayment: { says: 'the announced payment', sends: () => ({ paymentId: PAYMENT_ID }) },
    },
    effects: { refreshServerState: 'what shows the payment or its contribution is read again' },
    after: {
      'withdrawal confirmed': [sends('withdrawPayment')],
      'withdrawPayment: withdrawn': [runs('refreshServerState')],
      'withdrawPayment: not waiting any more': [runs('refreshServerState')],
    },
  },
  expects: page.expects,
});
