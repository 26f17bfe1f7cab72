import { assertEvent, raise } from 'xstate';
import { failed, NO_ANSWER } from '../call-failures.ts';
import { formStates } from '../form-states.ts';
import type { CorrectedPhone } from './verifyOtp.events.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

const corrected = ({ event }: { event: { output: CorrectedPhone } }) => ({ user: event.output });

/** A phone number mistyped at sign-up is corrected where its code is awaited. */
export const correcting = verifyOtpSetup.createStateConfig({
  description: 'The buyer types the right phone number.',
  tags: 'correction',
  initial: 'ready',
  on: {
    'phone.submitted': { target: 'savingPhone', description: 'The buyer saves the number.' },
    'correction.abandoned': {
      target: 'form',
      actions: { type: 'keepFailure', params: { failure: null } },
      description: 'The number was right: back to the code.',
    },
    'phone.foundVerified': {
      target: 'verified',
      actions: { type: 'welcomeBuyer', params: { answer: null } },
      description: 'The phone was verified before, perhaps in another tab.',
    },
  },
  states: formStates('The server does not take this number.'),
});

export const savingPhone = verifyOtpSetup.createStateConfig({
  description: 'The server replaces the number and sends a code to the new one.',
  tags: ['correction', 'busy'],
  entry: { type: 'keepFailure', params: { failure: null } },
  invoke: {
    id: 'correctPhone',
    src: 'correctPhone',
    input: ({ event }) => {
      assertEvent(event, 'phone.submitted');
      return { phone: event.phone };
    },
    onDone: {
      target: 'form.ready',
      actions: [
        'forgetCode',
        'emptyBoxes',
        { type: 'announceCorrection', params: corrected },
        raise({ type: 'phone.corrected' }),
      ],
      description: 'A code is on its way to the right number.',
    },
    onError: [
      {
        guard: { type: 'hasTriedTooOften', params: failed },
        target: 'correcting.limited',
        actions: { type: 'keepFailure', params: failed },
        description: 'Too many codes or changes.',
      },
      {
        guard: { type: 'isServerOutOfReach', params: failed },
        target: 'correcting.unreachable',
        actions: { type: 'keepFailure', params: failed },
        description: 'The network or the server failed.',
      },
      {
        target: 'correcting.refused',
        actions: { type: 'keepFailure', params: failed },
        description: 'The server does not take this number.',
      },
    ],
  },
  after: {
    correctionDeadline: {
      target: 'correcting.unreachable',
      actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
      description: 'No answer in time.',
    },
  },
});
