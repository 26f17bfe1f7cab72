import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { durationText } from '#domain/quantities.ts';
import { storedResendTimeMs } from '../codeForm.ts';
import { correcting, savingPhone } from './verifyOtp.correction.ts';
import { checking, codeForm, settled } from './verifyOtp.entry.ts';
import { resend } from './verifyOtp.resend.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

/** Checks the one-time code, and requests a new one. */
export const verifyOtpMachine = verifyOtpSetup.createMachine({
  id: 'verifyOtp',
  description: `The buyer enters the one-time code, and asks for a new one at most every ${durationText(OTP_RESEND_COOLDOWN_MS)}.`,
  context: ({ input }) => ({
    target: input.target,
    otp: '',
    resendAvailableAtMs: storedResendTimeMs(input.resendAvailableAtMs),
    channel: 'sms',
    nowMs: 0,
    failure: null,
    resendFailure: null,
  }),
  type: 'parallel',
  states: {
    entry: {
      description: 'The buyer enters the code, or corrects the phone number.',
      initial: 'form',
      states: {
        form: codeForm,
        checking,
        correcting,
        savingPhone,
        verified: settled('The phone is verified; the browser opens the page that the buyer came for.'),
        accepted: settled('The code is accepted; the browser opens the page for a new password.'),
      },
    },
    resend,
  },
});
