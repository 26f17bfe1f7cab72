import { ZERO_KOBO } from '#domain/money.ts';
import { button, type Expectation, field, heading, text } from '#flows/paths/model/expectation.ts';
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
  text('BankSandbox Bank'),
  text('Account nameTolu Adeyemi'),
  text('Amount₦312,500'),
  heading('What happens next'),
];

/** The figures that were typed, and what the page works out from them; its result is asserted by the unit tests. */
const calculated: NonNullable<Screen['expects']>[string] = ({ steps }) =>
  steps.at(-1) === 'figures typed'
    ? [
        field('Age', { value: '53' }),
        field('Salary a month', { value: '850,000' }),
        field('Duration', { value: '24' }),
        heading('You contribute'),
        heading('Where the * comes from'),
        heading('Schedule'),
        button('Open'),
      ]
    : [];

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
    'selectUnit.block': () => [
      heading('Ile Ayo Court'),
      text('Select a block, and its floors and units are shown.'),
    ],
    'selectUnit.unit': () => [heading('Ile Ayo Court'), heading('2. Select a Unit'), text('Ground floor')],
    selectPlan: () => [field('Months'), { role: 'table', name: 'The three plans' }],
    'calculator.entering': (story) => [
      field('Property value'),
      field('RSA balance', { description: 'Your pension savings.' }),
      ...calculated(story),
    ],
    'calculator.terms': () => [button('Cancel')],
    'payment.instructions.watching': whereToPay,
    'payment.instructions.checking': whereToPay,
    'payment.instructions.unreachable': whereToPay,
    'payment.declaring': whereToPay,
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
