import { naira } from '#domain/money.ts';
import {
  address,
  button,
  dialog,
  field,
  heading,
  region,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { fieldErrorsOf, isBuyerEligible } from '../contribution.calculation.ts';
import { IDS } from './contribution.fixtures.ts';
import type { Cases, Snapshot } from './contribution.model.visits.ts';

const isInBlocks = (snapshot: Snapshot): boolean => snapshot.matches({ selectUnit: 'block' });
const isInUnits = (snapshot: Snapshot): boolean => snapshot.matches({ selectUnit: 'unit' });
const isInPlans = (snapshot: Snapshot): boolean => snapshot.matches('selectPlan');
const isTyping = (snapshot: Snapshot): boolean => snapshot.matches({ calculator: 'entering' });
const isUnitChosen = ({ context }: Snapshot): boolean => context.apartmentId !== null;

export const choosing: Cases = {
  'block chosen': {
    event: { type: 'block.chosen', buildingId: IDS.block1 },
    when: isInBlocks,
    perform: ({ press }) => press('Block 1 *', 'radio'),
    expects: [region('2. Select a Unit')],
  },
  'another block chosen': {
    event: { type: 'block.chosen', buildingId: IDS.block2 },
    when: isInUnits,
    perform: ({ press }) => press('Block 2 *', 'radio'),
    expects: [text('Choose a unit above.')],
  },
  'unit chosen': {
    event: { type: 'unit.chosen', apartmentId: IDS.unit },
    when: (snapshot) => isInUnits(snapshot) && !isUnitChosen(snapshot),
    perform: ({ press }) => press('*, Available'),
    expects: [button('*, Selected')],
  },
  'next pressed without a block': {
    event: { type: 'next.pressed' },
    when: isInBlocks,
    perform: ({ press }) => press('Next'),
    expects: [text('Please select a block!')],
  },
  'next pressed without a unit': {
    event: { type: 'next.pressed' },
    when: (snapshot) => isInUnits(snapshot) && !isUnitChosen(snapshot),
    perform: ({ press }) => press('Next'),
    expects: [text('Please select a unit!')],
  },
  'next pressed': {
    event: { type: 'next.pressed' },
    when: (snapshot) => isInUnits(snapshot) && isUnitChosen(snapshot),
    perform: ({ press }) => press('Next'),
    expects: [heading('Choose how you will pay')],
  },
  'back to the blocks': {
    event: { type: 'back.pressed' },
    when: isInUnits,
    perform: ({ press }) => press('Back'),
    expects: [heading('Which block?')],
  },
  'back to the units': {
    event: { type: 'back.pressed' },
    when: isInPlans,
    perform: ({ press }) => press('Back'),
    expects: [region('2. Select a Unit')],
  },
  'other months compared': {
    event: { type: 'inputs.changed', inputs: { durationMonths: 12 } },
    when: isInPlans,
    perform: ({ choose }) => choose('Months', '12 months'),
    expects: [field('Months', { value: '12' })],
  },
  'Plan B chosen': {
    event: { type: 'plan.chosen', plan: 'B', durationMonths: 24 },
    perform: ({ press }) => press('Choose Plan B'),
    expects: [heading('Contribution calculator'), text('Plan B for')],
  },
  'Plan C chosen': {
    event: { type: 'plan.chosen', plan: 'C', durationMonths: 24 },
    perform: ({ press }) => press('Choose Plan C'),
    expects: [heading('Contribution calculator'), text('Plan C for')],
  },
};

const isMissing = ({ context }: Snapshot): boolean => Object.keys(fieldErrorsOf(context)).length > 0;
const isTooOld = (snapshot: Snapshot): boolean =>
  !isMissing(snapshot) && !isBuyerEligible(snapshot.context.inputs);

/** Figures that the buyer types into the calculator. */
const figures = (ageYears: number, durationMonths: number): Cases[string] => ({
  event: {
    type: 'inputs.changed',
    inputs: { ageYears, salaryKobo: naira(850_000), durationMonths },
  },
  when: isTyping,
  perform: async ({ type, choose }) => {
    await type('Age', String(ageYears));
    await type('Salary a month', '850000');
    await choose('Duration', `${durationMonths} months`);
  },
  expects: [without(text('Choose a duration'))],
});

const continued = (
  when: (snapshot: Snapshot) => boolean,
  expects: NonNullable<Cases[string]['expects']>,
): Cases[string] => ({
  event: { type: 'calculation.confirmed', newKey: 'key-2' },
  when,
  perform: ({ press }) => press('Continue'),
  expects,
});

const terms = dialog('Before you proceed, here are the terms for starting a contribution scheme');

export const agreeing: Cases = {
  'figures typed': figures(34, 24),
  'figures of someone too old typed': figures(54, 24),
  'continued without figures': continued(isMissing, [
    field('Age', { description: 'Enter an age' }),
    without(terms),
  ]),
  'continued at too great an age': continued(isTooOld, [text('Sorry, you are not eligible'), without(terms)]),
  continued: continued(
    (snapshot) => !isMissing(snapshot) && !isTooOld(snapshot),
    [terms, button('Agree', { isNot: 'busy' })],
  ),
  'back to the plans': {
    event: { type: 'back.pressed' },
    when: isTyping,
    perform: ({ press }) => press('Back'),
    expects: [heading('Choose how you will pay')],
  },
  'terms declined': {
    event: { type: 'terms.declined' },
    perform: ({ press }) => press('Cancel'),
    expects: [heading('Contribution calculator')],
  },
  'terms agreed': {
    event: { type: 'terms.agreed' },
    perform: ({ press }) => press('Agree'),
    expects: [button('Agree', { is: 'busy' })],
  },
};

const question = dialog('Cancel this payment?');

const askedToCancel = (when: (snapshot: Snapshot) => boolean): Cases[string] => ({
  event: { type: 'cancellation.requested' },
  when,
  perform: ({ press }) => press('Cancel Payment'),
  expects: [question, button('Yes, cancel it', { isNot: 'busy' })],
});

export const paying: Cases = {
  'said that the money is sent': {
    event: { type: 'transfer.declared', newKey: 'payment-key-1' },
    when: ({ context }) => context.payment !== null,
    perform: ({ press }) => press('I have sent the money'),
    expects: [heading('We are waiting for *')],
  },
  'said so though no payment waits': {
    event: { type: 'transfer.declared', newKey: 'payment-key-1' },
    when: ({ context }) => context.payment === null,
    perform: ({ press }) => press('I have sent the money'),
    expects: [button('I have sent the money', { is: 'busy' })],
  },
  'paid from the wallet': {
    event: { type: 'walletPayment.requested', newKey: 'payment-key-1' },
    shownElsewhere: 'The wallet is empty in the walks; SendPaymentScreen.test.tsx presses the button.',
    expects: [address('/send-payment')],
  },
  'came back to the payment page': {
    event: { type: 'check.requested' },
    when: (snapshot) => snapshot.matches('payment'),
    expects: [heading('Send * to your account')],
  },
  'asked to cancel': askedToCancel((snapshot) => snapshot.matches('payment')),
  'asked to cancel while it is awaited': askedToCancel((snapshot) =>
    snapshot.matches({ response: 'waiting' }),
  ),
  'asked to cancel while the bank is asked': askedToCancel((snapshot) =>
    snapshot.matches({ response: 'asking' }),
  ),
  'asked to cancel while the bank cannot be asked': askedToCancel((snapshot) =>
    snapshot.matches({ response: 'unreachable' }),
  ),
  'kept the unit': {
    event: { type: 'cancellation.dismissed' },
    when: (snapshot) => snapshot.matches('payment'),
    perform: ({ press }) => press('Keep the unit'),
    expects: [without(question), button('I have sent the money', { isNot: 'busy' })],
  },
  'kept the unit and waits': {
    event: { type: 'cancellation.dismissed' },
    when: (snapshot) => snapshot.matches('response'),
    perform: ({ press }) => press('Keep the unit'),
    expects: [without(question), heading('We are waiting for *')],
  },
  'confirmed to cancel': {
    event: { type: 'cancellation.confirmed' },
    perform: ({ press }) => press('Yes, cancel it'),
    expects: [button('Yes, cancel it', { is: 'busy' })],
  },
  'came back to the wait': {
    event: { type: 'check.requested' },
    when: (snapshot) => snapshot.matches({ response: 'waiting' }) || snapshot.matches({ response: 'asking' }),
    expects: [heading('We are waiting for *')],
  },
  'asked again': {
    event: { type: 'check.requested' },
    when: (snapshot) => snapshot.matches({ response: 'unreachable' }),
    perform: ({ press }) => press('Try again'),
    expects: [button('Try again', { is: 'busy' })],
  },
  'went on': {
    event: { type: 'received.acknowledged' },
    perform: ({ press }) => press('Continue'),
    expects: [address('/dashboard/property/*')],
  },
};
