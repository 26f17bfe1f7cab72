import type { Contribution } from '#api/calls/contributions.ts';
import {
  address,
  alert,
  button,
  dialog,
  field,
  heading,
  link,
  region,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { type BuyerModel, networkDown, rejected } from '../../about/model.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import type { Step } from '../contribution.urls.ts';
import { contribution, home, IDS, payment, receivedContribution } from './contribution.fixtures.ts';

type Responses = BuyerModel<typeof contributionMachine>['responses'];
type GuardArgs = Parameters<NonNullable<Responses[string][string]['when']>>[0];

const asksForContribution = ({ context }: GuardArgs): boolean => context.contributionId !== null;
const asksForHome = (asked: GuardArgs): boolean =>
  asked.context.propertyId === IDS.home && !asksForContribution(asked);
const asksForOtherHome =
  (step: Step) =>
  ({ context: { propertyId, buildingId, wantedStep } }: GuardArgs): boolean =>
    propertyId === IDS.otherHome && buildingId === null && wantedStep === step;
const asksForChosenUnit = (asked: GuardArgs): boolean =>
  asksForHome(asked) && asked.context.apartmentId !== null;
const paysHere = ({ context }: GuardArgs): boolean => context.plan !== 'C';
const isDeclared = ({ context }: GuardArgs): boolean => context.declaredAtMs !== null;
const wantsToPay = ({ context: { wantedStep } }: GuardArgs): boolean =>
  wantedStep === 'payment' || wantedStep === 'response';

/** The furthest page before the payment that was requested and is allowed, for a home that exists. */
function pageOf({ context: { wantedStep, buildingId, apartmentId, plan } }: GuardArgs): string {
  if (buildingId === null && apartmentId === null) return 'blocks';
  if (apartmentId === null || wantedStep === 'unit') return 'units';
  return plan === null || wantedStep === 'plan' ? 'plans' : 'calculator';
}
const canOpenAt =
  (page: string) =>
  (asked: GuardArgs): boolean =>
    asksForHome(asked) && pageOf(asked) === page;

/** The same home with Block 1 sold out. */
const soldHome = home({
  buildings: home().buildings.map((building) =>
    building.id === IDS.block1
      ? { ...building, apartments: building.apartments.map((unit) => ({ ...unit, status: 'sold' as const })) }
      : building,
  ),
});
const paid = payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' });

const theHome = resolved({ property: home(), contribution: null });
const otherHome = resolved({ property: home({ id: IDS.otherHome }), contribution: null });
const unitFirst = [heading('Which block?'), text('Choose a unit first.')];
/** The contribution after the agreement: its payment is waiting for the transfer. */
const held = contribution('B', { awaitingPayment: payment() });
const begun = (found: Contribution) => resolved({ property: home(), contribution: found });

const terms = dialog('Before you proceed, here are the terms for starting a contribution scheme');
const received = heading('You just made a contribution');
const openingPayment = [status('Opening the home'), address('/send-payment')];
const toUnits = [status('Opening the home'), address('/select-unit')];

/** The possible responses to each call of the wizard. */
export const responses: Responses = {
  openFlow: {
    'the home': { ...theHome, when: canOpenAt('blocks'), expects: [heading('Which block?')] },
    'the home with a block': { ...theHome, when: canOpenAt('units'), expects: [region('2. Select a Unit')] },
    'the home with a unit': {
      ...theHome,
      when: canOpenAt('plans'),
      expects: [heading('Choose how you will pay')],
    },
    'the home with a plan': {
      ...theHome,
      when: canOpenAt('calculator'),
      expects: [heading('Contribution calculator')],
    },
    'the other home': {
      ...otherHome,
      when: asksForOtherHome('unit'),
      expects: [heading('Which block?'), without(text('Choose a unit first.'))],
    },
    'the other home, whose last page was asked for': {
      ...otherHome,
      when: asksForOtherHome('response'),
      expects: unitFirst,
    },
    'the other home, whose calculator was asked for': {
      ...otherHome,
      when: asksForOtherHome('calculator'),
      expects: unitFirst,
    },
    'the home, its unit taken': {
      ...resolved({ property: soldHome, contribution: null }),
      when: asksForChosenUnit,
      expects: [region('2. Select a Unit'), text('no longer available')],
    },
    'no such home': {
      ...resolved({ property: null, contribution: null }),
      when: (asked) => !asksForContribution(asked),
      expects: [link('Search homes')],
    },
    'a unit is held': {
      ...begun(held),
      when: (asked) => asksForContribution(asked) && !isDeclared(asked),
      expects: [heading('Send * to your account')],
    },
    'a unit is held, its payment gone': {
      ...begun(contribution()),
      when: asksForContribution,
      expects: [heading('Send * to your account')],
    },
    'a transfer is awaited': {
      ...begun(held),
      when: (asked) => asksForContribution(asked) && isDeclared(asked),
      expects: [heading('We are waiting for *'), button('Cancel Payment')],
    },
    'the money is there': {
      ...begun(receivedContribution()),
      when: (asked) => asksForContribution(asked) && wantsToPay(asked),
      expects: [received],
    },
    'the money is there, to buy again': {
      ...begun(receivedContribution()),
      when: (asked) => asksForContribution(asked) && !wantsToPay(asked),
      expects: [heading('Which block?')],
    },
    'the hold has lapsed': {
      ...begun(contribution('B', { status: 'expired' })),
      when: asksForContribution,
      expects: [region('2. Select a Unit'), text('No payment was confirmed in time')],
    },
    'it was cancelled': {
      ...begun(contribution('B', { status: 'cancelled' })),
      when: asksForContribution,
      expects: [region('2. Select a Unit'), text('Your payment is cancelled')],
    },
    'no network': { ...networkDown, expects: [heading('We could not open this home')] },
  },
  agree: {
    'the unit is held': {
      ...resolved(held, [heading('Send * to your account')]),
      when: paysHere,
    },
    'begun with nothing to pay': {
      ...resolved(contribution('C', { awaitingPayment: payment() }), [address('/dashboard/property/*')]),
      when: (asked) => !paysHere(asked),
    },
    'made and paid before': { ...resolved(receivedContribution(), [received]), when: paysHere },
    'someone was faster': { ...rejected('unit_taken'), expects: toUnits },
    'the unit is theirs already': { ...rejected('unit_already_yours'), expects: toUnits },
    'home taken off sale': { ...rejected('listing_withdrawn'), expects: toUnits },
    'phone never verified': { ...rejected('phone_not_verified'), expects: [address('/verify-email')] },
    'too old at the end': {
      ...rejected('not_eligible'),
      expects: [text('Sorry, you are not eligible'), without(terms)],
    },
    'a figure refused': {
      ...rejected('invalid_fields', { fields: { age: 'Enter an age from 18 to 100.' } }),
      expects: [field('Age', { description: 'Enter an age from 18 to 100.' }), without(terms)],
    },
    'new terms': {
      ...rejected('terms_outdated'),
      expects: [text('Reload this page to see the new ones.'), without(terms)],
    },
    'a new price': {
      ...rejected('figures_outdated'),
      expects: [status('Opening the home'), address('/contribution-calculator')],
    },
    'no network': {
      ...networkDown,
      expects: [terms, alert('Nothing was lost: agree again to try once more.')],
    },
  },
  declareTransfer: {
    'it is noted': resolved(payment({ id: IDS.announced }), [heading('We are waiting for *')]),
    'it is over': { ...rejected('contribution_closed'), expects: openingPayment },
    'no network': { ...networkDown, expects: [alert('Nothing was lost: you can try again.')] },
  },
  payFromWallet: {
    'the wallet has paid': resolved({ ...paid, id: IDS.announced }, [heading('We are waiting for *')]),
    'it is covered no longer': resolved(payment({ id: IDS.announced }), [
      heading('Send * to your account'),
      text('Your wallet no longer covers this.'),
    ]),
    'it is over': { ...rejected('contribution_closed'), expects: openingPayment },
    'no network': { ...networkDown, expects: [alert('Nothing was lost: you can try again.')] },
  },
  followContribution: {
    'not there yet': resolved(held, [heading('Send * to your account')]),
    'its payment is gone': resolved(contribution(), [heading('Send * to your account')]),
    'it has arrived': resolved(receivedContribution(), [received]),
    'it is over': resolved(contribution('B', { status: 'cancelled' }), openingPayment),
    'no network': {
      ...networkDown,
      expects: [
        heading('Send * to your account'),
        without(alert('An error occurred, please check your internet connection!')),
      ],
    },
  },
  followPayment: {
    'not there yet': resolved({ payment: payment(), contribution: null }, [
      heading('We are waiting for *'),
      without(text('We go on asking.')),
    ]),
    'it has arrived': resolved({ payment: paid, contribution: receivedContribution() }, [received]),
    'it will not come': resolved(
      {
        payment: payment({ status: 'cancelled', cancelReason: 'contribution_ended' }),
        contribution: contribution('B', { status: 'cancelled' }),
      },
      [status('Opening the home'), address('/contribution-response')],
    ),
    'it was withdrawn': resolved(
      {
        payment: payment({ status: 'cancelled', cancelReason: 'withdrawn' }),
        contribution: contribution(),
      },
      [status('Opening the home'), address('/contribution-response')],
    ),
    'no network': {
      ...networkDown,
      expects: [text('We go on asking.'), button('Try again', { isNot: 'busy' })],
    },
  },
  cancelContribution: {
    'it is cancelled': resolved(contribution('B', { status: 'cancelled' }), toUnits),
    'it was closed already': { ...rejected('contribution_closed'), expects: openingPayment },
    'the money came first': {
      ...rejected('contribution_paid_into'),
      expects: [status('Opening the home'), address('/contribution-response')],
    },
    'no network': { ...networkDown, expects: [alert('Cancel again to try once more.')] },
  },
};
