import type { SnapshotFrom } from 'xstate';
import type { Plain, Reload } from '#flows/paths/model/model.ts';
import { stepOf } from '../contribution.address.ts';
import { fieldErrorsOf, isBuyerEligible } from '../contribution.calculation.ts';
import type { ContributionContext } from '../contribution.context.ts';
import { chosenUnit, phaseOf } from '../contribution.facts.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import { parseSaved, toSaved } from '../contribution.saved.ts';
import { IDS } from './contribution.fixtures.ts';
import { ageAtLimit } from './contribution.model.figures.ts';
import { type ContributionState, stateOf } from './contribution.states.fixtures.ts';

type Machine = typeof contributionMachine;
type Snapshot = SnapshotFrom<Machine>;

/**
 * The facts that distinguish two situations in the same state, without those that do not affect the next transitions.
 */
export function facts(context: ContributionContext, snapshot: Snapshot): Plain {
  if (isOpening(snapshot)) {
    const { wantedStep, propertyId, buildingId, apartmentId, contributionId } = context;
    const isKnown = [propertyId, buildingId, apartmentId, contributionId].map((id) => id !== null);
    const isOtherHome = propertyId === IDS.otherHome;
    const isDeclared = context.declaredAtMs !== null;
    return [wantedStep, isKnown, isOtherHome, isDeclared, planOf(context), figuresOf(context)];
  }
  if (snapshot.matches('response')) return context.failure !== null;
  if (snapshot.matches('payment')) return context.payment !== null;
  if (snapshot.matches('noHome')) return null;
  const isTyping = snapshot.matches({ calculator: 'entering' });
  const age = isTyping ? ageAtLimit(context) : null;
  return [chosenUnit(context)?.status === 'available', planOf(context), age ?? figuresOf(context)];
}

/** Each notice that the home is opened with is shown by the next page; elsewhere, all messages go alike. */
export function message(context: ContributionContext, snapshot: Snapshot): string | null {
  const { notice, failure, stepError, payment } = context;
  if (isOpening(snapshot)) return notice ?? payment?.cancelReason ?? (failure && 'a failure');
  return notice !== null || failure !== null || stepError !== null ? 'a message' : null;
}

/** Plan C has no first payment; A and B behave the same. */
const planOf = ({ plan }: ContributionContext): Plain => plan && (plan === 'C' ? 'C' : 'A or B');

function figuresOf(context: ContributionContext): Plain {
  if (Object.keys(fieldErrorsOf({ ...context, plan: null })).length > 0) return 'missing';
  return isBuyerEligible(context.inputs) ? 'right' : 'too old';
}

const isOpening = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('loadFailed');

/** Reloads the page at its current URL, with the saved flow. */
export const reload: Reload<Machine> = {
  input: (snapshot) => {
    const { context } = snapshot;
    const wantedStep = stepOf(snapshot) ?? 'unit';
    return {
      userId: context.userId,
      termsVersion: context.termsVersion,
      wantedStep,
      propertyId: wantedStep === 'unit' ? context.propertyId : null,
      apartmentId: isOpening(snapshot) && wantedStep === 'unit' ? context.apartmentId : null,
      saved: parseSaved(JSON.stringify(toSaved(context))),
    };
  },
  responses: (snapshot) => [`openFlow: ${serverSays(snapshot)}`],
  leads: {
    'calculator.terms': 'calculator.entering',
    'calculator.verifying': 'calculator.entering',
    'payment.instructions.checking': 'payment.instructions.watching',
    'payment.instructions.unreachable': 'payment.instructions.watching',
    'payment.confirmingCancel': 'payment.instructions.watching',
    'response.confirmingCancel': 'response.waiting',
    'response.unreachable': 'response.waiting',
  },
};

function serverSays(snapshot: Snapshot): string {
  const state = stateOf(snapshot);
  if (state === 'loadFailed') return 'no network';
  if (state === 'noHome') return 'no such home';
  switch (phaseOf(snapshot.context)) {
    case 'toPay':
      return snapshot.context.payment ? 'a unit is held' : 'a unit is held, its payment gone';
    case 'awaited':
      return 'a transfer is awaited';
    case 'received':
      return 'the money is there';
    case 'none':
    case 'closed':
      return homeIn(state);
  }
}

function homeIn(state: ContributionState): string {
  switch (state) {
    case 'selectUnit.block':
      return 'the home';
    case 'selectUnit.unit':
      return 'the home with a block';
    case 'selectPlan':
      return 'the home with a unit';
    default:
      return 'the home with a plan';
  }
}
