import type { SnapshotFrom } from 'xstate';
import {
  address,
  button,
  dialog,
  type Expectation,
  heading,
  link,
  region,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import type { BuyerModel } from '../../about/model.ts';
import { stepOf } from '../contribution.address.ts';
import { chosenUnit } from '../contribution.facts.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import { STEP_ROUTES, type Step, unitAddress } from '../contribution.urls.ts';
import { IDS } from './contribution.fixtures.ts';

export type Cases = BuyerModel<typeof contributionMachine>['events'];
export type Snapshot = SnapshotFrom<typeof contributionMachine>;
type When = (snapshot: Snapshot) => boolean;

/** Opens another page of the wizard by a link, back or forward. */
const opens = (step: Step, when: When, expects: readonly Expectation[]): Cases[string] => ({
  event: { type: 'route.visited', step, propertyId: null, apartmentId: null },
  when: (snapshot) => stepOf(snapshot) !== step && when(snapshot),
  perform: ({ open }) => open(STEP_ROUTES[step]),
  expects,
});

const isOpening: When = (snapshot) => snapshot.matches('loading') || snapshot.matches('loadFailed');
const isAgreeing: When = (snapshot) => snapshot.matches({ calculator: 'agreeing' });
/** The buyer is on the page that verifies the phone number. */
const isVerifying: When = (snapshot) => snapshot.matches({ calculator: 'verifying' });
const isChoosing: When = (snapshot) =>
  !isAgreeing(snapshot) &&
  !isVerifying(snapshot) &&
  (snapshot.matches('selectUnit') || snapshot.matches('selectPlan') || snapshot.matches('calculator'));
const isUnitChosen: When = ({ context }) => chosenUnit(context)?.status === 'available';
const isUnitFree: When = ({ context: { propertyId, property } }) =>
  propertyId === IDS.home && chosenUnit({ property, apartmentId: IDS.unit })?.status === 'available';
const isCancelling: When = (snapshot) => snapshot.hasTag('busy') && snapshot.hasTag('cancelling');
const isPaying: When = (snapshot) =>
  snapshot.matches({ payment: 'declaring' }) || snapshot.matches({ payment: 'payingFromWallet' });
const isReceived: When = (snapshot) => snapshot.matches({ response: 'received' });

/** While the home is loaded; what is opened meanwhile opens in its place. */
export const opening = status('Opening the home');
const HELD = 'This unit is held for you.';
const SENT = 'You have told us that the money is sent.';

/** Opens a page of another home. */
const opensAnother = (step: Step, when: When): Cases[string] => ({
  event: { type: 'route.visited', step, propertyId: IDS.otherHome, apartmentId: null },
  when: (snapshot) => snapshot.context.propertyId !== IDS.otherHome && when(snapshot),
  perform: ({ open }) => open(`${STEP_ROUTES[step]}?property=${IDS.otherHome}`),
  expects: [opening, address(STEP_ROUTES[step])],
});

export const visits: Cases = {
  'units page opened instead': opens('unit', isOpening, [opening, address('/select-unit')]),
  'plans page opened instead': opens('plan', isOpening, [opening, address('/select-plan')]),
  'free unit opened instead': {
    event: { type: 'route.visited', step: 'unit', propertyId: IDS.home, apartmentId: IDS.unit },
    when: (snapshot) =>
      isOpening(snapshot) &&
      snapshot.context.propertyId === IDS.home &&
      snapshot.context.apartmentId === null,
    in: ['loading', 'loadFailed'],
    perform: ({ open }) => open(unitAddress(IDS.home, IDS.unit)),
    expects: [opening, address('/select-unit')],
  },
  'payment page opened instead': opens('payment', isOpening, [opening, address('/send-payment')]),
  'units page opened': opens('unit', isChoosing, [address('/select-unit')]),
  'free unit opened': {
    event: { type: 'route.visited', step: 'unit', propertyId: IDS.home, apartmentId: IDS.unit },
    when: (snapshot) => isChoosing(snapshot) && isUnitFree(snapshot),
    perform: ({ open }) => open(unitAddress(IDS.home, IDS.unit)),
    expects: [button('*, Selected'), address('/select-unit')],
  },
  'plans page opened': opens('plan', (snapshot) => isChoosing(snapshot) && isUnitChosen(snapshot), [
    address('/select-plan'),
  ]),
  'plans page opened without a home': opens('plan', (snapshot) => snapshot.matches('noHome'), [
    link('Search homes'),
    address('/select-unit'),
  ]),
  'plans page opened without a block': opens(
    'plan',
    (snapshot) => snapshot.matches({ selectUnit: 'block' }),
    [text('Choose a unit first.'), heading('Which block?'), address('/select-unit')],
  ),
  'plans page opened without a unit': opens(
    'plan',
    (snapshot) => snapshot.matches({ selectUnit: 'unit' }) && !isUnitChosen(snapshot),
    [text('Choose a unit first.'), region('2. Select a Unit'), address('/select-unit')],
  ),
  'payment page opened without a plan': opens(
    'payment',
    (snapshot) => isChoosing(snapshot) && isUnitChosen(snapshot) && snapshot.context.plan === null,
    [text('Choose a plan first.'), heading('Choose how you will pay'), address('/select-plan')],
  ),
  'payment page opened before the terms': opens(
    'payment',
    (snapshot) => isChoosing(snapshot) && isUnitChosen(snapshot) && snapshot.context.plan !== null,
    [
      text('Agree to the terms before you pay.'),
      heading('Contribution calculator'),
      address('/contribution-calculator'),
    ],
  ),
  'plans page opened while agreeing': opens('plan', isAgreeing, [
    dialog('Before you proceed, here are the terms for starting a contribution scheme'),
    address('/contribution-calculator'),
  ]),
  'plans page opened with a unit held': opens(
    'plan',
    (snapshot) => snapshot.matches('payment') && !snapshot.hasTag('busy'),
    [text(HELD), address('/send-payment')],
  ),
  'plans page opened while it is noted': opens('plan', isPaying, [
    button('I have sent the money', { is: 'busy' }),
    without(text(HELD)),
    address('/send-payment'),
  ]),
  'plans page opened while cancelling': opens('plan', isCancelling, [
    button('Yes, cancel it', { is: 'busy' }),
    without(text(HELD)),
    without(text(SENT)),
  ]),
  'plans page opened with money on its way': opens(
    'plan',
    (snapshot) => snapshot.matches('response') && !isCancelling(snapshot) && !isReceived(snapshot),
    [text(SENT), address('/contribution-response')],
  ),
  'plans page opened once it is received': opens('plan', isReceived, [
    text('This contribution has been received.'),
    address('/contribution-response'),
  ]),
  'another home opened': opensAnother(
    'unit',
    (snapshot) => !isOpening(snapshot) && !isVerifying(snapshot) && !snapshot.hasTag('busy'),
  ),
  // A page that is still loading does not show its home; only the page after it does.
  'calculator of another home opened instead': opensAnother('calculator', (snapshot) =>
    snapshot.matches('loading'),
  ),
  'last page of another home opened instead': opensAnother('response', (snapshot) =>
    snapshot.matches('loadFailed'),
  ),
};
