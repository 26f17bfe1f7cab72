import { raise } from 'xstate';
import { failed, NO_ANSWER } from '../call-failures.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

/** A new code, every two minutes at most. */
export const resend = verifyOtpSetup.createStateConfig({
  description: 'A new code.',
  initial: 'arriving',
  on: {
    'code.settled': { target: '.over', description: 'The code did its work: no other is needed.' },
    'phone.corrected': {
      target: '.cooling',
      actions: [
        { type: 'keepResendFailure', params: { failure: null } },
        'readClock',
        'startCooldown',
        'rememberResendTime',
      ],
      description: 'The server sent a code to the new number: the next one waits.',
    },
  },
  states: {
    arriving: {
      description: 'The page has just been opened: was a code sent already?',
      always: [
        { guard: 'hasNoCodeYet', target: 'sending', description: 'None yet: ask for the first one.' },
        { target: 'cooling', description: 'One is on its way.' },
      ],
    },
    cooling: {
      description: 'The next code waits for its time, 120 seconds after the last.',
      tags: 'cooling',
      entry: 'readClock',
      after: {
        resendCooldown: {
          target: 'available',
          actions: { type: 'keepResendFailure', params: { failure: null } },
          description: 'The time is up.',
        },
      },
    },
    available: {
      description: 'The buyer may ask for a new code.',
      tags: 'resendable',
      on: { 'resend.requested': { target: 'sending', description: 'The buyer asks for a new code.' } },
    },
    sending: {
      description: 'A new code is being asked for.',
      tags: 'resending',
      entry: { type: 'keepResendFailure', params: { failure: null } },
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => context.target,
        onDone: {
          target: 'cooling',
          actions: [
            'readClock',
            'startCooldown',
            'rememberResendTime',
            'announceResent',
            raise({ type: 'code.renewed' }),
          ],
          description: 'A new code is on its way.',
        },
        onError: [
          {
            guard: { type: 'isVerifiedAlready', params: failed },
            target: 'available',
            actions: raise({ type: 'phone.foundVerified' }),
            description: 'The phone was verified before, perhaps in another tab.',
          },
          {
            guard: { type: 'hasTriedTooOften', params: failed },
            target: 'cooling',
            actions: [
              { type: 'keepResendFailure', params: failed },
              'readClock',
              { type: 'startLimit', params: failed },
              'rememberResendTime',
            ],
            description: 'Too many codes: the server names the time to wait.',
          },
          {
            target: 'available',
            actions: { type: 'keepResendFailure', params: failed },
            description: 'No code could be sent.',
          },
        ],
      },
      after: {
        resendDeadline: {
          target: 'available',
          actions: { type: 'keepResendFailure', params: { failure: NO_ANSWER } },
          description: 'No answer in time.',
        },
      },
    },
    over: { description: 'The buyer has left: no more codes are asked for.', type: 'final' },
  },
});
