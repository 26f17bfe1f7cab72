import { clearFailure, formStates } from './form.ts';

/**
 * The form of a one-time code. The machine must have the guards `isCodeComplete`, `isCodeEmpty` and `isOtherCode`, the
 * actions `setCode` and `emptyBoxes`, and a sibling state `checking`.
 */

const code = ({ event }: { event: { otp: string } }) => ({ otp: event.otp });

export const codeEvents = {
  'code.submitted': [
    {
      guard: { type: 'isCodeComplete', params: code },
      target: 'checking',
      actions: { type: 'setCode', params: code },
      description: 'The buyer submits a whole code; the server checks it.',
    },
    {
      target: '.incomplete',
      actions: clearFailure,
      description: 'The buyer submits a code with digits missing; the page says so.',
    },
  ],
  'code.completed': {
    guard: { type: 'isOtherCode', params: code },
    target: 'checking',
    actions: { type: 'setCode', params: code },
    description: 'The buyer types the last digit; the server checks each code once, without a press.',
  },
  'code.changed': {
    target: '.ready',
    actions: clearFailure,
    description: 'The buyer changes a digit; the page drops the problem of the old code.',
  },
} as const;

/** The page emptied the boxes itself: a press before the next digit must not replace the reason by a missing digit. */
export const emptiedBoxes = {
  entry: 'emptyBoxes',
  on: {
    'code.submitted': {
      guard: { type: 'isCodeEmpty', params: code },
      description: 'The buyer presses Verify before typing another digit; the page keeps its reason.',
    },
  },
} as const;

const { ready, limited, unreachable } = formStates('');

export const codeStates = {
  ready,
  incomplete: { description: 'The page says that the code has too few digits.' },
  wrong: { description: 'The page says that the code is wrong; the boxes are empty.', ...emptiedBoxes },
  limited: {
    ...limited,
    description: 'The buyer has tried too many wrong codes; the page says how long to wait.',
    on: {
      'code.changed': { description: 'The buyer changes a digit; the wait goes on.' },
      'code.completed': {
        description:
          'The buyer types the last digit; the server is asked only when the buyer presses Verify.',
      },
    },
  },
  rejected: { description: 'The server rejects the code for another reason; the page says why.' },
  unreachable,
} as const;
