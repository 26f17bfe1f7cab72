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
import { ageAtLimit, figures, isTyping, SORRY, terms } from './contribution.model.figures.ts';
import type { Cases, Snapshot } from './contribution.model.visits.ts';

const isInBlocks = (snapshot: Snapshot): boolean => snapshot.matches({ selectUnit: 'block' });
const isInUnits = (snapshot: Snapshot): boolean => snapshot.matches({ selectUnit: 'unit' });
const isInPlans = (snapshot: Snapshot): boolean => snapshot.matches('selectPlan');
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

const isAged = ({ context }: Snapshot): boolean => ageAtLimit(context) === null;
const isMissing = (snapshot: Snapshot): boolean =>
  isAged(snapshot) && Object.keys(fieldErrorsOf(snapshot.context)).length > 0;
const isTooOld = (snapshot: Snapshot): boolean =>
  isAged(snapshot) && !isMissing(snapshot) && !isBuyerEligible(snapshot.context.inputs);

export const continued = (
  when: (snapshot: Snapshot) => boolean,
  expects: NonNullable<Cases[string]['expects']>,
): Cases[string] => ({
  event: { type: 'calculation.confirmed', newKey: 'agreement key' },
  fresh: 'newKey',
  when,
  perform: ({ press }) => press('Continue'),
  expects,
});

export const agreeing: Cases = {
  // The plan ends at the age of 55, and a month later.
  'figures typed': figures({ ageYears: 53, durationMonths: 24 }),
  'figures of someone too old typed': figures({ ageYears: 53, durationMonths: 25 }),
  'continued without figures': continued(isMissing, [
    field('Age', { description: 'Enter an age' }),
    without(terms),
  ]),
  'continued at too great an age': continued(isTooOld, [SORRY, without(terms)]),
  continued: continued(
    (snapshot) => isAged(snapshot) && !isMissing(snapshot) && !isTooOld(snapshot),
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
    event: { type: 'transfer.declared', newKey: 'payment key' },
    fresh: 'newKey',
    when: ({ context }) => context.payment !== null,
    perform: ({ press }) => press('I have sent the money'),
    expects: [heading('We are waiting for *')],
  },
  'said so though no payment waits': {
    event: { type: 'transfer.declared', newKey: 'payment key' },
    fresh: 'newKey',
    when: ({ context }) => context.payment === null,
    perform: ({ press }) => press('I have sent the money'),
    expects: [button('I have sent the money', { is: 'busy' })],
  },
  'paid from the wallet': {
    event: { type: 'walletPayment.requested', newKey: 'payment key' },
    fresh: 'newKey',
    shownElsewhere: 'The wallet is empty in the walks; SendPaymentScreen.test.tsx presses the button.',
    expects: [address('/send-payment')],
  },
  'came back to the payment page': {
    event: { type: 'check.requested' },
    when: (snapshot) => snapshot.matches('payment'),
    in: [
      'payment.instructions.watching',
      'payment.instructions.checking',
      'payment.instructions.unreachable',
    ],
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
    in: ['response.waiting', 'response.asking'],
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
