import { MAX_AGE_AT_END } from '#domain/plans/eligibility.ts';
import { durationText } from '#domain/quantities.ts';
import { LONG_MESSAGE_MS } from '../../notifications/notifications.list.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { agreeing } from './agreeing.states.ts';
import { NOT_ELIGIBLE } from './eligibility.ts';

const entering = contributionSetup.createStateConfig({
  tags: ['form'],
  exit: 'clearMessages',
  description: 'The buyer types age, salary, RSA balance and duration; the result follows as they type.',
  on: {
    'inputs.changed': [
      {
        guard: { type: 'isNowEligible', params: ({ event }) => ({ inputs: event.inputs }) },
        actions: ['changeInputs', 'calculate', { type: 'dismissNotification', params: NOT_ELIGIBLE }],
        description: `The buyer changes a field so that the plan ends by the age of ${MAX_AGE_AT_END}; the notification that it does not disappears.`,
      },
      {
        actions: ['changeInputs', 'calculate'],
        description: 'The buyer changes a field; the result is calculated again.',
      },
    ],
    'back.pressed': {
      target: '#contribution.selectPlan',
      description: 'The buyer goes back; the plans open.',
    },
    'calculation.confirmed': [
      {
        guard: 'hasWrongFields',
        actions: 'showFieldErrors',
        description: 'The buyer continues with a field that is empty or wrong; the field says why.',
      },
      {
        guard: 'isEligible',
        target: 'terms',
        actions: ['prepareAgreement', { type: 'dismissNotification', params: NOT_ELIGIBLE }],
        description: `The buyer continues with a plan that ends by the age of ${MAX_AGE_AT_END}; the terms open.`,
      },
      {
        actions: { type: 'notify', params: NOT_ELIGIBLE },
        description: `The buyer continues with a plan that ends after the age of ${MAX_AGE_AT_END}; a notification says so for ${durationText(LONG_MESSAGE_MS)}, and the terms stay closed.`,
      },
    ],
  },
});

const terms = contributionSetup.createStateConfig({
  tags: ['form'],
  exit: 'clearMessages',
  description: 'The buyer reads the terms with their own unit, amounts and dates.',
  on: {
    'terms.declined': {
      target: 'entering',
      description: 'The buyer declines; nothing was agreed.',
    },
    'terms.agreed': {
      target: 'agreeing',
      description: 'The buyer agrees; the server makes the contribution.',
    },
  },
});

const verifying = contributionSetup.createStateConfig({
  description: 'The buyer verifies the phone number on its own page, which leads back to the calculator.',
});

export const calculator = contributionSetup.createStateConfig({
  description: 'The buyer calculates what the plan asks for.',
  meta: { step: 'calculator' },
  initial: 'entering',
  entry: 'calculate',
  states: { entering, terms, agreeing, verifying },
});
