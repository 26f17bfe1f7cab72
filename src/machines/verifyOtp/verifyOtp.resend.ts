import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import type { CodeChannel } from '#domain/messages.ts';
import { durationText } from '#domain/quantities.ts';
import { call, failure } from '../call.ts';
import { failed } from '../callFailures.ts';
import { startCooldown, startLimit } from '../codeForm.ts';
import type { VerifyOtpContext } from './verifyOtp.events.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

const COOLDOWN = durationText(OTP_RESEND_COOLDOWN_MS);

/** Requests a new code after the cooldown of the last one. */
export const resend = verifyOtpSetup.createStateConfig({
  description: `The buyer may ask for a new code every ${COOLDOWN}.`,
  initial: 'arriving',
  on: {
    'code.settled': { target: '.over', description: 'The code is settled; no other is needed.' },
    'phone.corrected': {
      target: '.cooling',
      actions: ['clearResendFailure', ...startCooldown],
      description: `The server has sent a code to the new number; the next one is ${COOLDOWN} away.`,
    },
  },
  states: {
    arriving: {
      description: 'The page opens and looks whether a code was sent already.',
      always: [
        { guard: 'hasNoCodeYet', target: 'sending', description: 'No code was sent; the server sends one.' },
        { target: 'cooling', description: 'A code was sent; the buyer waits for it.' },
      ],
    },
    cooling: {
      description: `The page counts down to the next code, ${COOLDOWN} after the last, or as long as the server says.`,
      tags: 'cooling',
      entry: 'readClock',
      after: {
        resendCooldown: {
          target: 'available',
          actions: 'clearResendFailure',
          description: 'The countdown is over; the page offers a new code.',
        },
      },
    },
    available: {
      description: 'The buyer may ask for a new code.',
      tags: 'resendable',
      on: {
        'resend.requested': {
          target: 'sending',
          actions: {
            type: 'setChannel',
            params: ({ event }: { event: { channel: CodeChannel } }) => ({ channel: event.channel }),
          },
          description: 'The buyer asks for a new code by SMS, WhatsApp or a call; the server sends it.',
        },
      },
    },
    sending: {
      description: 'The server sends a new code.',
      tags: 'resending',
      entry: 'clearResendFailure',
      ...call({
        src: 'resendCode',
        input: ({ context }: { context: VerifyOtpContext }) => ({
          ...context.target,
          channel: context.channel,
        }),
        onDone: {
          target: 'cooling',
          actions: [...startCooldown, 'notifyResent', 'reportRenewal'],
          description: 'The server has sent a new code; the countdown starts.',
        },
        failures: [
          failure('isVerifiedAlready', {
            target: 'available',
            actions: 'reportVerified',
            description: 'The phone was verified before, perhaps in another tab.',
          }),
          failure('hasTriedTooOften', {
            target: 'cooling',
            actions: [{ type: 'storeResendFailure', params: failed }, ...startLimit],
            description: 'The buyer has asked for too many codes; the server says how long to wait.',
          }),
        ],
        onFailure: {
          target: 'available',
          actions: ['storeResendFailure'],
          description: 'The server has not sent a code; the page says why.',
          whenLate: 'the page says so, and offers a new code again.',
        },
        deadline: 'resendDeadline',
      }),
    },
    over: { description: 'The buyer has left the page; no further code is sent.', type: 'final' },
  },
});
