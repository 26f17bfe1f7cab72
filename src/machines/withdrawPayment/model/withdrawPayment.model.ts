import { alert, button, dialog, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, networkDown, rejected, serverDown } from '../../about/model.ts';
import { withdrawPaymentMachine } from '../withdrawPayment.machine.ts';

const PAYMENT_ID = '0190b3a0-0000-7000-8000-00000000e001';
const question = dialog('Withdraw this payment?');
const CONFIRM = 'Yes, withdraw it';
/** The question has gone, and is not asked again. */
const ended = [without(question), without(button('Withdraw payment'))];
/** The question stays, and says why. */
const failed = (reason: string) => [question, alert(reason), button(CONFIRM, { isNot: 'busy' })];

export const withdrawPaymentModel = defineModel({
  machine: withdrawPaymentMachine,
  title: 'Withdraw a payment',
  starts: { 'an announced payment': { paymentId: PAYMENT_ID } },
  events: {
    'withdrawal asked for': {
      event: { type: 'question.opened' },
      perform: ({ press }) => press('Withdraw payment'),
      expects: [question, button('Keep it')],
    },
    'withdrawal confirmed': {
      event: { type: 'question.confirmed' },
      perform: ({ press }) => press(CONFIRM),
    },
    'payment kept': {
      event: { type: 'question.dismissed' },
      perform: ({ press }) => press('Keep it'),
      expects: [without(question), button('Withdraw payment')],
    },
    'explanation closed': {
      event: { type: 'explanation.closed' },
      perform: ({ press }) => press('Done'),
      expects: ended,
    },
  },
  responses: {
    withdrawPayment: {
      withdrawn: resolved(null, ended),
      'not waiting any more': {
        ...rejected('payment_closed'),
        expects: [question, text('not waiting for a transfer any more'), without(alert(''))],
      },
      'no network': { ...networkDown, expects: failed('internet connection') },
      'server down': { ...serverDown, expects: failed('Something went wrong') },
    },
  },
  waits: {
    callDeadline: { label: 'no answer in time', ms: 30_000, expects: failed('internet connection') },
  },
  sideEffects: {
    requests: {
      withdrawPayment: { says: 'the announced payment', sends: () => ({ paymentId: PAYMENT_ID }) },
    },
    effects: { announceChange: 'what shows the payment or its contribution is read again' },
    after: {
      'withdrawal confirmed': [sends('withdrawPayment')],
      'withdrawPayment: withdrawn': [runs('announceChange')],
      'withdrawPayment: not waiting any more': [runs('announceChange')],
    },
  },
  expects: {
    idle: [button('Withdraw payment'), without(question)],
    confirming: ({ failure }) => [
      question,
      button('Keep it'),
      button(CONFIRM, { isNot: 'busy' }),
      failure ? alert('Withdraw again to try once more') : without(alert('')),
    ],
    calling: [question, button(CONFIRM, { is: 'busy' }), without(button('Keep it'))],
    tooLate: [
      question,
      text('not waiting for a transfer any more'),
      button('Done'),
      without(button(CONFIRM)),
    ],
    over: ended,
    done: ended,
  },
});
