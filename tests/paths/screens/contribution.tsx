import { ZERO_KOBO } from '#domain/money.ts';
import {
  button,
  type Expectation,
  field,
  heading,
  link,
  region,
  text,
} from '#flows/paths/model/expectation.ts';
import { SAVED_FLOW_KEY } from '#machines/contribution/contribution.saved.ts';
import { STEP_ROUTES, unitAddress } from '#machines/contribution/contribution.urls.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import { open, walletWith } from '#tests/fixtures/wizard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const TYPED = 'Each digit changes the figures, and may make them fit or not.';

/** The first instalment, and the buyer's account that receives it. */
const whereToPay = (): Expectation[] => [
  heading('Send ₦312,500 to your account'),
  text('Account number8162 409 735'),
  region('The account to pay into'),
  text('BankSandbox Bank'),
  text('Account nameTolu Adeyemi'),
  text('Amount₦312,500'),
  heading('What happens next'),
];

type Expecting = NonNullable<Screen['expects']>[string];

interface TypedMonths {
  readonly months: string;
  readonly monthly: string;
  readonly ofSalary: string;
}

/** The months of the plan, by the step that types them. The home costs ₦25,000,000, and Plan B asks 30 % of it. */
const TYPED_MONTHS: Readonly<Record<string, TypedMonths>> = {
  'figures typed': { months: '24', monthly: '₦312,500', ofSalary: '37%' },
  'figures of someone too old typed': { months: '25', monthly: '₦300,000', ofSalary: '36%' },
};

/** The figures that were typed, and what the page works out from them. */
const calculated: Expecting = ({ steps }) => {
  const typed = TYPED_MONTHS[steps.at(-1) ?? ''];
  if (!typed) return [];
  const isOnPlanC = steps.findLast((step) => step.startsWith('Plan ')) === 'Plan C chosen';
  return [
    field('Age', { value: '53' }),
    field('Salary a month', { value: '850,000' }),
    field('Duration', { value: typed.months }),
    heading('You contribute'),
    heading('Where the * comes from'),
    { role: 'img', name: 'Where the price comes from: *' },
    heading('Schedule'),
    button('Open'),
    ...(isOnPlanC ? [] : onPlanB(typed)),
  ];
};

/** 24 months are the longest at 53: 33 % of ₦850,000 in each are 30 % of ₦22,440,000. */
const onPlanB = ({ months, monthly, ofSalary }: TypedMonths): Expectation[] => [
  text(`${monthly}a month for ${months} months`),
  text(`${ofSalary} of your salary`),
  { role: 'progressbar', name: 'Share of your salary' },
  text('Yours fits homes up to ₦22,440,000 over 24 months.'),
  link('See those homes'),
];

const STEPS: Expectation = { role: 'list', name: 'Steps to your contribution' };

export const contribution: Screen = {
  mount: (start, host) => {
    const input = contributionModel.starts[start];
    if (!input) throw new Error(`The wizard does not begin with ${start}.`);
    const { wantedStep, propertyId, apartmentId, saved } = input;
    if (saved) window.sessionStorage.setItem(SAVED_FLOW_KEY, JSON.stringify(saved));
    const address =
      wantedStep === 'unit' && propertyId
        ? unitAddress(propertyId, apartmentId)
        : STEP_ROUTES[wantedStep] + (propertyId ? `?property=${propertyId}` : '');
    return mounted(open(address, host));
  },
  expects: {
    noHome: () => [text('A contribution begins with a home and one of its units.')],
    'selectUnit.block': () => [
      STEPS,
      heading('Ile Ayo Court'),
      text('Select a block, and its floors and units are shown.'),
    ],
    'selectUnit.unit': () => [
      heading('Ile Ayo Court'),
      heading('2. Select a Unit'),
      text('Ground floor'),
      { role: 'tablist', name: 'Views of the home' },
      text('Your browser cannot draw in 3D. The drawn front shows the units.'),
    ],
    selectPlan: () => [field('Months'), { role: 'table', name: 'The three plans' }],
    'calculator.entering': (story) => [
      field('Property value', { value: '25,000,000' }),
      text('Equity contribution is 30% of the Property Value minus 25% of RSA Value.'),
      field('RSA balance', { description: 'Your pension savings.' }),
      ...calculated(story),
    ],
    'calculator.terms': () => [button('Cancel')],
    'payment.instructions.watching': whereToPay,
    'payment.instructions.checking': whereToPay,
    'payment.instructions.unreachable': whereToPay,
    'payment.declaring': whereToPay,
    'response.received': () => [{ role: 'img', name: '0 of 0 instalments paid, ₦312,500 of ₦7,500,000' }],
  },
  inSeveralEvents: {
    'figures typed': TYPED,
    'figures of someone too old typed': TYPED,
    'a comfortable share of the salary typed': TYPED,
    'a heavier share of the salary typed': TYPED,
    'an age of 17 typed': TYPED,
    'an age of 18 typed': TYPED,
    'an age of 100 typed': TYPED,
    'an age of 101 typed': TYPED,
  },
  responses: {
    'GET /wallet/get': { message: '', body: { wallet: walletWith(ZERO_KOBO) } },
    'GET /contributions': { message: '', body: { contributions: [] } },
  },
};
