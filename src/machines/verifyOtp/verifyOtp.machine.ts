import { raise } from 'xstate';
import { failed, NO_ANSWER } from '../call-failures.ts';
import { correcting, savingPhone } from './verifyOtp.correction.ts';
import type { CheckedCode } from './verifyOtp.events.ts';
import { resend } from './verifyOtp.resend.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

const code = ({ event }: { event: { otp: string } }) => ({ otp: event.otp });
const checked = ({ event }: { event: { output: CheckedCode } }) => ({ answer: event.output });

/** Entering the one-time code, and asking for a new one every two minutes at most. */
export const verifyOtpMachine = verifyOtpSetup.createMachine({
  id: 'verifyOtp',
  description: 'Entering the one-time code, and asking for a new one every two minutes at most.',
  context: ({ input }) => ({
    target: input.target,
    otp: '',
    resendAvailableAtMs: input.resendAvailableAtMs,
    nowMs: 0,
    failure: null,
    resendFailure: null,
  }),
  type: 'parallel',
  states: {
    entry: {
      description: 'The code.',
      initial: 'form',
      states: {
        form: {
          description: 'The buyer types the code.',
          tags: 'form',
          initial: 'ready',
          on: {
            'code.submitted': [
              {
                guard: { type: 'isCodeWhole', params: code },
                target: 'checking',
                actions: { type: 'takeCode', params: code },
                description: 'All digits are there.',
              },
              {
                target: '.incomplete',
                actions: { type: 'keepFailure', params: { failure: null } },
                description: 'Digits are missing.',
              },
            ],
            'code.completed': {
              guard: { type: 'isOtherCode', params: code },
              target: 'checking',
              actions: { type: 'takeCode', params: code },
              description: 'The last digit is there: the code is checked without a press, each code once.',
            },
            'code.changed': {
              target: '.ready',
              actions: { type: 'keepFailure', params: { failure: null } },
              description: 'What was wrong was said of other digits.',
            },
            'phone.foundVerified': {
              target: 'verified',
              actions: { type: 'welcomeBuyer', params: { answer: null } },
              description: 'No new code is needed: the phone was verified before.',
            },
            'code.renewed': {
              target: '.ready',
              actions: [{ type: 'keepFailure', params: { failure: null } }, 'forgetCode', 'emptyBoxes'],
              description:
                'A new code is on its way: the old one and what was wrong with it no longer matter.',
            },
            'correction.started': {
              guard: 'isForNewBuyer',
              target: 'correcting',
              actions: { type: 'keepFailure', params: { failure: null } },
              description: 'The buyer sees that the phone number is wrong.',
            },
          },
          states: {
            ready: { description: 'Nothing is wrong so far.' },
            incomplete: { description: 'What was sent has too few digits for a code.' },
            wrong: { description: 'The code is not right.', entry: 'emptyBoxes' },
            expired: {
              description: 'The code is too old: the buyer asks for a new one.',
              entry: 'emptyBoxes',
            },
            exhausted: {
              description: 'The code was tried too often: the buyer asks for a new one.',
              entry: 'emptyBoxes',
            },
            limited: {
              description: 'Too many wrong codes: the buyer is told how long to wait.',
              on: {
                'code.changed': { description: 'The wait goes on, whatever is typed.' },
                'code.completed': { description: 'Nothing is sent unless the buyer presses for it.' },
              },
              after: {
                limitPasses: {
                  target: 'ready',
                  actions: { type: 'keepFailure', params: { failure: null } },
                  description: 'The wait is over.',
                },
              },
            },
            refused: { description: 'The server does not take this code for another reason.' },
            unreachable: { description: 'The server could not be reached; the code is kept.' },
          },
        },
        checking: {
          description: 'The server checks the code.',
          tags: 'busy',
          entry: { type: 'keepFailure', params: { failure: null } },
          invoke: {
            id: 'checkCode',
            src: 'checkCode',
            input: ({ context }) => ({ ...context.target, otp: context.otp }),
            onDone: [
              {
                guard: 'isForNewBuyer',
                target: 'verified',
                actions: { type: 'welcomeBuyer', params: checked },
                description: 'The phone is verified: the buyer goes on.',
              },
              {
                target: 'accepted',
                actions: 'openCreatePassword',
                description: 'The code opens the page for a new password.',
              },
            ],
            onError: [
              {
                guard: { type: 'isCodeWrong', params: failed },
                target: 'form.wrong',
                actions: { type: 'keepFailure', params: failed },
                description: 'The code is not right.',
              },
              {
                guard: { type: 'isCodeExpired', params: failed },
                target: 'form.expired',
                actions: { type: 'keepFailure', params: failed },
                description: 'The code is too old.',
              },
              {
                guard: { type: 'isCodeUsedUp', params: failed },
                target: 'form.exhausted',
                actions: { type: 'keepFailure', params: failed },
                description: 'The code was tried too often.',
              },
              {
                guard: { type: 'isVerifiedAlready', params: failed },
                target: 'verified',
                actions: { type: 'welcomeBuyer', params: { answer: null } },
                description: 'The phone was verified before, perhaps in another tab.',
              },
              {
                guard: { type: 'hasTriedTooOften', params: failed },
                target: 'form.limited',
                actions: { type: 'keepFailure', params: failed },
                description: 'Too many wrong codes.',
              },
              {
                guard: { type: 'isServerOutOfReach', params: failed },
                target: 'form.unreachable',
                actions: { type: 'keepFailure', params: failed },
                description: 'The network or the server failed.',
              },
              {
                target: 'form.refused',
                actions: { type: 'keepFailure', params: failed },
                description: 'The server does not take this code.',
              },
            ],
          },
          after: {
            callDeadline: {
              target: 'form.unreachable',
              actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
              description: 'No answer in time.',
            },
          },
        },
        correcting,
        savingPhone,
        verified: {
          description: 'The phone is verified.',
          type: 'final',
          tags: 'done',
          entry: raise({ type: 'code.settled' }),
        },
        accepted: {
          description: 'The code opens the page for a new password.',
          type: 'final',
          tags: 'done',
          entry: raise({ type: 'code.settled' }),
        },
      },
    },
    resend,
  },
});
