import type { Contribution } from '#api/calls/contributions.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { failed, failureOf, NO_ANSWER } from '../../call-failures.ts';
import { heldForLater } from '../contribution.announcement.ts';
import { requestOf } from '../contribution.calculation.ts';
import { contributionSetup, ELIGIBILITY_NOTICE_MS } from '../contribution.setup.ts';

const NOT_ELIGIBLE = {
  tone: 'critical',
  message: ERRORS.not_eligible.message,
  durationMs: ELIGIBILITY_NOTICE_MS,
} as const;

/** What the server made of the agreement. */
const agreed = ({ event }: { event: { output: Contribution } }) => ({ contribution: event.output });

const entering = contributionSetup.createStateConfig({
  tags: ['form'],
  description: 'The buyer types age, salary, RSA balance and duration; the result follows as they type.',
  on: {
    'inputs.changed': [
      {
        guard: { type: 'becomesEligible', params: ({ event }) => ({ inputs: event.inputs }) },
        actions: ['changeInputs', 'calculate', { type: 'withdrawAnnouncement', params: NOT_ELIGIBLE }],
        description: 'The plan now ends by the age of 55: the message that it does not is taken back.',
      },
      {
        actions: ['changeInputs', 'calculate'],
        description: 'A field was changed: the result is worked out again.',
      },
    ],
    'back.pressed': {
      target: '#contribution.selectPlan',
      actions: ['forgetReason', 'clearFieldErrors'],
      description: 'Back to the plans.',
    },
    'calculation.confirmed': [
      {
        guard: 'hasWrongFields',
        actions: 'showFieldErrors',
        description: 'A field is missing or wrong: it says so.',
      },
      {
        guard: 'isEligible',
        target: 'terms',
        actions: [
          'forgetReason',
          'clearFieldErrors',
          'prepareAgreement',
          { type: 'withdrawAnnouncement', params: NOT_ELIGIBLE },
        ],
        description: 'The plan ends by the age of 55: the terms open.',
      },
      {
        actions: { type: 'announce', params: NOT_ELIGIBLE },
        description:
          'The plan would end after the age of 55: we say so for 10 seconds, and the terms stay shut.',
      },
    ],
  },
});

const terms = contributionSetup.createStateConfig({
  tags: ['form'],
  description: 'The buyer reads the terms with their own unit, amounts and dates.',
  on: {
    'terms.declined': {
      target: 'entering',
      actions: 'forgetReason',
      description: 'The buyer cancels: nothing was agreed.',
    },
    'terms.agreed': { target: 'agreeing', actions: 'forgetReason', description: 'The buyer agrees.' },
  },
});

const agreeing = contributionSetup.createStateConfig({
  tags: ['busy'],
  description:
    'The unit is being held for the buyer and the contribution made, once, however often it is sent.',
  invoke: {
    id: 'agree',
    src: 'agree',
    input: ({ context }) => ({ request: requestOf(context), key: context.agreement?.key ?? '' }),
    onDone: [
      {
        guard: { type: 'paysFromDashboard', params: agreed },
        target: '#contribution.started',
        actions: [
          { type: 'takeContribution', params: agreed },
          'refreshServerState',
          {
            type: 'goToContribution',
            params: ({ event }) => ({ slug: event.output.slug }),
          },
          { type: 'announce', params: ({ event }) => heldForLater(event.output) },
        ],
        description:
          'Plan C: there is nothing to pay now; we say until when the unit is held, and the dashboard takes over.',
      },
      {
        guard: { type: 'hasFirstPayment', params: agreed },
        target: '#contribution.response.received',
        actions: [{ type: 'takeContribution', params: agreed }, 'refreshServerState'],
        description: 'The wallet paid it at once, or it was paid before: its page says so.',
      },
      {
        target: '#contribution.payment',
        actions: [{ type: 'takeContribution', params: agreed }, 'refreshServerState'],
        description: 'Plan A or B: the unit is held, the payment comes next.',
      },
    ],
    onError: [
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'unitTaken' }),
        },
        target: '#contribution.loading',
        actions: [
          'dropUnit',
          { type: 'want', params: { step: 'unit' } },
          { type: 'giveReason', params: { notice: 'unitTaken' } },
          'refreshServerState',
        ],
        description: 'Someone was faster: back to the units, which are fetched again.',
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'unitYours' }),
        },
        target: '#contribution.loading',
        actions: [
          'dropUnit',
          { type: 'want', params: { step: 'unit' } },
          { type: 'giveReason', params: { notice: 'unitYours' } },
          'refreshServerState',
        ],
        description: 'The buyer has this unit already: back to the units, with the way to the dashboard.',
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'unverified' }),
        },
        target: 'verifying',
        actions: 'goToVerification',
        description: 'The phone number is not verified yet: the buyer does that first, then comes back.',
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'notEligible' }),
        },
        target: 'entering',
        actions: ['dropAgreement', { type: 'announce', params: NOT_ELIGIBLE }],
        description: 'The server finds the plan to end after the age of 55.',
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'fields' }),
        },
        target: 'entering',
        actions: ['dropAgreement', { type: 'showServerFieldErrors', params: failed }],
        description: 'The server refuses a field: it says so at the field.',
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ failure: failureOf(event), as: 'termsOutdated' }),
        },
        target: 'entering',
        actions: ['dropAgreement', { type: 'giveReason', params: { notice: 'termsOutdated' } }],
        description: 'The terms have changed since this page was loaded.',
      },
      {
        target: 'terms',
        actions: [
          { type: 'keepFailure', params: failed },
          { type: 'reportFailure', params: failed },
        ],
        description: 'It did not work: the terms stay open, and agreeing again repeats the same request.',
      },
    ],
  },
  after: {
    callDeadline: {
      target: 'terms',
      actions: [
        { type: 'keepFailure', params: { failure: NO_ANSWER } },
        { type: 'reportFailure', params: { failure: NO_ANSWER } },
      ],
      description: 'No answer came in time: agreeing again repeats the same request, never a second one.',
    },
  },
  on: {
    'route.visited': { description: 'The buyer is kept here until the answer is known.' },
  },
});

const verifying = contributionSetup.createStateConfig({
  description: 'The phone number is verified on its own page, which leads back to the calculator.',
});

export const calculator = contributionSetup.createStateConfig({
  description: 'The buyer works out what the plan asks of them.',
  initial: 'entering',
  entry: 'calculate',
  states: { entering, terms, agreeing, verifying },
});
