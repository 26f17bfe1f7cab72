import {
  address,
  alert,
  button,
  dialog,
  type Expectation,
  field,
  heading,
  link,
  region,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import type { BuyerModel } from '../../about/model.ts';
import type { CalculatorField, ContributionContext } from '../contribution.context.ts';
import { chosenBlock } from '../contribution.facts.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import { STEP_NOTICES } from '../contribution.notices.ts';
import { STEP_ROUTES } from '../contribution.urls.ts';

type Context = ContributionContext;

const unitAsked = (context: Context): string =>
  chosenBlock(context)?.apartments.some(({ status }) => status === 'available')
    ? 'Choose a unit above.'
    : 'No unit of this block is free. Choose another block.';

/** The notice why the wizard shows this page, and none of those that were shown before. */
const reason = ({ notice }: Context): Expectation[] => [
  ...Object.entries(STEP_NOTICES).map(([code, { message }]) =>
    code === notice ? text(message) : without(status(message)),
  ),
  ...(notice === 'unitYours' ? [link('Go to your dashboard')] : []),
];

const missing = ({ stepError }: Context): Expectation[] =>
  ['Please select a block!', 'Please select a unit!'].map((message) =>
    message === stepError ? text(message) : without(text(message)),
  );

const LABELS: Readonly<Record<CalculatorField, string>> = {
  ageYears: 'Age',
  salaryKobo: 'Salary a month',
  rsaBalanceKobo: 'RSA balance',
  durationMonths: 'Duration',
};
const CALCULATOR_FIELDS = ['ageYears', 'salaryKobo', 'rsaBalanceKobo', 'durationMonths'] as const;

const wrongFields = ({ fieldErrors }: Context): Expectation[] =>
  CALCULATOR_FIELDS.flatMap((name) => {
    const description = fieldErrors[name];
    return description ? [field(LABELS[name], { description })] : [];
  });

/** What the page says of a duration that ends after the age of 55. The numbers repeat the rule on purpose. */
const advice = ({ inputs: { ageYears, durationMonths } }: Context): Expectation[] => {
  if (ageYears === null || durationMonths === null || ageYears < 18 || ageYears > 100) return [];
  const longestMonths = Math.min(36, (55 - ageYears) * 12);
  if (durationMonths <= longestMonths) return [without(text('you can choose up to'))];
  return [
    text(
      longestMonths > 0
        ? `At ${ageYears} you can choose up to ${longestMonths} months.`
        : `A plan must end by the age of 55, so none can start at ${ageYears}.`,
    ),
  ];
};

/** The network error, and the text that the page adds to it. */
const notReached = ({ failure }: Context, rest: string): Expectation[] =>
  failure
    ? [alert('An error occurred, please check your internet connection!'), alert(rest)]
    : [without(alert('An error occurred, please check your internet connection!'))];

const terms = dialog('Before you proceed, here are the terms for starting a contribution scheme');
const question = dialog('Cancel this payment?');

const instructions = (context: Context): Expectation[] => [
  heading('Send * to your account'),
  address('/send-payment'),
  ...reason(context),
];
/** The page looks the same while watching and while checking. */
const toPay = (context: Context): Expectation[] => [
  ...instructions(context),
  button('Cancel Payment', { isNot: 'disabled' }),
  button('I have sent the money', { isNot: 'busy' }),
  without(question),
  ...notReached(context, 'Nothing was lost: you can try again.'),
];
/** The page looks the same while asking and while waiting, until a check fails. */
const awaiting =
  (again: Expectation) =>
  (context: Context): Expectation[] => [
    heading('We are waiting for *'),
    button('Cancel Payment'),
    address('/contribution-response'),
    ...(context.failure ? [text('We go on asking.'), again] : [without(text('We go on asking.'))]),
    ...reason(context),
  ];
const confirmingCancel = (context: Context): Expectation[] => [
  question,
  button('Keep the unit'),
  button('Yes, cancel it', { isNot: 'busy' }),
  ...notReached(context, 'Cancel again to try once more.'),
];
const cancelling: Expectation[] = [
  question,
  button('Keep the unit', { is: 'disabled' }),
  button('Yes, cancel it', { is: 'busy' }),
];

export const expects: BuyerModel<typeof contributionMachine>['expects'] = {
  loading: ({ wantedStep }) => [status('Opening the home'), address(STEP_ROUTES[wantedStep])],
  loadFailed: ({ wantedStep }) => [
    heading('We could not open this home'),
    alert('An error occurred, please check your internet connection!'),
    button('Try again'),
    address(STEP_ROUTES[wantedStep]),
  ],
  noHome: ({ notice }) => [
    heading(notice ? STEP_NOTICES[notice].message : 'Choose a home first.'),
    link('Search homes'),
    link('Go to your dashboard'),
    address('/select-unit'),
  ],
  'selectUnit.block': (context) => [
    text('1. Select a Block'),
    heading('Which block?'),
    text('Choose a block first.'),
    address('/select-unit'),
    ...missing(context),
    ...reason(context),
  ],
  'selectUnit.unit': (context) => [
    region('2. Select a Unit'),
    button('Back'),
    context.apartmentId ? button('*, Selected') : text(unitAsked(context)),
    address('/select-unit'),
    ...missing(context),
    ...reason(context),
  ],
  selectPlan: (context) => [
    heading('Choose how you will pay'),
    button('Choose Plan A'),
    text('20% downpayment'),
    text('Equity contribution is 30% of the Property Value minus 25% of RSA Value.'),
    text('15%, month'),
    address('/select-plan'),
    ...reason(context),
  ],
  'calculator.entering': (context) => [
    heading('Contribution calculator'),
    button('Continue'),
    without(terms),
    address('/contribution-calculator'),
    ...wrongFields(context),
    ...advice(context),
    ...reason(context),
  ],
  'calculator.terms': (context) => [
    terms,
    text(`You hold the unit for ${context.plan === 'C' ? '14 days' : '48 hours'}.`),
    button('Agree', { isNot: 'busy' }),
    ...notReached(context, 'Nothing was lost: agree again to try once more.'),
  ],
  'calculator.agreeing': [terms, button('Cancel', { is: 'disabled' }), button('Agree', { is: 'busy' })],
  'calculator.verifying': [address('/verify-email')],
  'payment.instructions.watching': toPay,
  'payment.instructions.checking': toPay,
  'payment.instructions.unreachable': toPay,
  'payment.declaring': (context) => [
    ...instructions(context),
    button('Cancel Payment', { is: 'disabled' }),
    button('I have sent the money', { is: 'busy' }),
  ],
  // In the walks the wallet is empty, so that the page has another heading and button.
  'payment.payingFromWallet': [button('Cancel Payment', { is: 'disabled' }), address('/send-payment')],
  'payment.confirmingCancel': confirmingCancel,
  'payment.cancelling': cancelling,
  'response.waiting': awaiting(button('Try again', { isNot: 'busy' })),
  'response.asking': awaiting(button('Try again', { is: 'busy' })),
  'response.unreachable': awaiting(button('Try again', { isNot: 'busy' })),
  'response.confirmingCancel': confirmingCancel,
  'response.cancelling': cancelling,
  'response.received': (context) => [
    heading('You just made a contribution'),
    button('Continue'),
    address('/contribution-response'),
    ...reason(context),
  ],
  started: [address('/dashboard/property/*')],
  finished: [address('/dashboard/property/*')],
};
