import { failure, storeFailure } from '../call.ts';
import { codeEvents, codeStates, emptiedBoxes } from '../codeForm.ts';
import { formCall } from '../form.ts';
import type { CheckedCode, VerifyOtpContext } from './verifyOtp.events.ts';
import { verifyOtpSetup } from './verifyOtp.setup.ts';

const response = ({ event }: { event: { output: CheckedCode } }) => ({ response: event.output });

/** The phone was already verified, so there is no new session. */
const welcomeVerified = { type: 'welcomeBuyer', params: { response: null } } as const;

export const codeForm = verifyOtpSetup.createStateConfig({
  description: 'The buyer types the code.',
  tags: 'form',
  initial: 'ready',
  on: {
    ...codeEvents,
    'phone.foundVerified': {
      target: 'verified',
      actions: welcomeVerified,
      description: 'The server reports the phone as verified; no code is needed.',
    },
    'code.renewed': {
      target: '.ready',
      actions: ['clearFailure', 'forgetCode', 'emptyBoxes'],
      description: 'The server has sent a new code; the page drops the old one and its problem.',
    },
    'correction.started': {
      guard: 'isForNewBuyer',
      target: 'correcting',
      actions: 'clearFailure',
      description: 'The buyer wants to correct the phone number; the page shows its field.',
    },
  },
  states: {
    ...codeStates,
    expired: {
      description: 'The page says that the code has expired; the buyer asks for a new one.',
      ...emptiedBoxes,
    },
    exhausted: {
      description: 'The page says that the code was tried too often; the buyer asks for a new one.',
      ...emptiedBoxes,
    },
  },
});

export const checking = verifyOtpSetup.createStateConfig({
  description: 'The server checks the code.',
  tags: 'busy',
  ...formCall({
    src: 'checkCode',
    input: ({ context }: { context: VerifyOtpContext }) => ({ ...context.target, otp: context.otp }),
    onDone: [
      {
        guard: 'isForNewBuyer',
        target: 'verified',
        actions: { type: 'welcomeBuyer', params: response },
        description: 'The code is right; the phone is verified.',
      },
      {
        target: 'accepted',
        actions: 'openCreatePassword',
        description: 'The code is right; it opens the page for a new password.',
      },
    ],
    failures: [
      failure('isCodeWrong', {
        target: 'form.wrong',
        actions: storeFailure,
        description: 'The code is wrong; the page says so and empties the boxes.',
      }),
      failure('isCodeExpired', {
        target: 'form.expired',
        actions: storeFailure,
        description: 'The code has expired; the page says so and offers another.',
      }),
      failure('isCodeUsedUp', {
        target: 'form.exhausted',
        actions: storeFailure,
        description: 'The code was tried too often; the page says so and offers another.',
      }),
      failure('isVerifiedAlready', {
        target: 'verified',
        actions: welcomeVerified,
        description: 'The phone was verified before, perhaps in another tab.',
      }),
    ],
    form: 'form',
    rejected: 'The server rejects the code for another reason; the page says why.',
  }),
});

/** The end of the entry: the buyer leaves the page, and no more codes are sent. */
export const settled = (description: string) =>
  verifyOtpSetup.createStateConfig({
    description,
    type: 'final',
    tags: 'done',
    entry: 'reportSettled',
  });
