import type { SnapshotFrom } from 'xstate';
import { stateName } from '../../stateName.ts';
import type { contributionMachine } from '../contribution.machine.ts';
import type { Step } from '../contribution.urls.ts';

/** The expected page of each state, by its dotted name. `wanted`: the requested page. */
export const STATE_STEPS = {
  loading: 'wanted',
  loadFailed: 'wanted',
  noHome: 'unit',
  'selectUnit.block': 'unit',
  'selectUnit.unit': 'unit',
  selectPlan: 'plan',
  'calculator.entering': 'calculator',
  'calculator.terms': 'calculator',
  'calculator.agreeing': 'calculator',
  'calculator.verifying': 'calculator',
  'payment.instructions.watching': 'payment',
  'payment.instructions.checking': 'payment',
  'payment.instructions.unreachable': 'payment',
  'payment.declaring': 'payment',
  'payment.payingFromWallet': 'payment',
  'payment.confirmingCancel': 'payment',
  'payment.cancelling': 'payment',
  'response.waiting': 'response',
  'response.asking': 'response',
  'response.unreachable': 'response',
  'response.confirmingCancel': 'response',
  'response.cancelling': 'response',
  'response.received': 'response',
  started: null,
  finished: null,
} as const satisfies Record<string, Step | 'wanted' | null>;

export type ContributionState = keyof typeof STATE_STEPS;

const isState = (name: string): name is ContributionState => Object.hasOwn(STATE_STEPS, name);

export const CONTRIBUTION_STATES: readonly ContributionState[] = Object.keys(STATE_STEPS).filter(isState);

/** `selectUnit.block` for `{ selectUnit: 'block' }`. */
export function stateOf({
  value,
}: Pick<SnapshotFrom<typeof contributionMachine>, 'value'>): ContributionState {
  const name = stateName(value);
  if (!isState(name)) throw new RangeError(`Not a state of the wizard: ${name}`);
  return name;
}
