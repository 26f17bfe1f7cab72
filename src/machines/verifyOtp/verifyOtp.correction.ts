import { assertEvent } from 'xstate';
import { formCall, formStates } from '../form.ts';
import type { CorrectedPhone, VerifyOtpEvent, VerifyOtpInternalEvent } from './verifyOtp.events.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

const corrected = ({ event }: { event: { output: CorrectedPhone } }) => ({ user: event.output });

/** Corrects a phone number that was mistyped at sign-up, on the page that waits for its code. */
export const correcting = verifyOtpSetup.createStateConfig({
  description: 'The buyer types the right phone number.',
  tags: 'correction',
  initial: 'ready',
  on: {
    'phone.submitted': {
      target: 'savingPhone',
      description: 'The buyer submits the number; the server replaces the old one.',
    },
    'correction.abandoned': {
      target: 'form',
      actions: 'clearFailure',
      description: 'The buyer keeps the number; the page shows the code again.',
    },
    'phone.foundVerified': {
      target: 'verified',
      actions: { type: 'welcomeBuyer', params: { response: null } },
      description: 'The server reports the phone as verified, perhaps in another tab.',
    },
  },
  states: formStates('The server rejects the number; the page says why.'),
});

export const savingPhone = verifyOtpSetup.createStateConfig({
  description: 'The server replaces the number and sends a code to the new one.',
  tags: ['correction', 'busy'],
  ...formCall({
    src: 'correctPhone',
    input: ({ event }: { event: VerifyOtpEvent | VerifyOtpInternalEvent }) => {
      assertEvent(event, 'phone.submitted');
      return { phone: event.phone };
    },
    onDone: {
      target: 'form.ready',
      actions: [
        'forgetCode',
        'emptyBoxes',
        { type: 'notifyCorrection', params: corrected },
        'reportCorrection',
      ],
      description: 'The server has replaced the number and sent a code to it.',
    },
    form: 'correcting',
    rejected: 'The server rejects the number; the page says why.',
  }),
});
