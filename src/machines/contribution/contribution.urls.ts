/** The steps of the wizard, in order; each is one page. */
export const STEPS = ['unit', 'plan', 'calculator', 'payment', 'response'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_ROUTES: Readonly<Record<Step, string>> = {
  unit: '/select-unit',
  plan: '/select-plan',
  calculator: '/contribution-calculator',
  payment: '/send-payment',
  response: '/contribution-response',
};

/** The step that a path shows, or null when it is not the wizard's. */
export const stepOfRoute = (pathname: string): Step | null =>
  STEPS.find((step) => STEP_ROUTES[step] === pathname.replace(/\/+$/, '')) ?? null;

export const stepIndex = (step: Step): number => STEPS.indexOf(step);

/** Every leaf of the machine, by its dotted name. */
export const CONTRIBUTION_STATES = [
  'loading',
  'loadFailed',
  'noHome',
  'selectUnit.block',
  'selectUnit.unit',
  'selectPlan',
  'calculator.entering',
  'calculator.terms',
  'calculator.agreeing',
  'calculator.verifying',
  'payment.instructions.watching',
  'payment.instructions.checking',
  'payment.declaring',
  'payment.confirmingCancel',
  'payment.cancelling',
  'response.waiting',
  'response.asking',
  'response.confirmingCancel',
  'response.cancelling',
  'response.received',
  'started',
  'finished',
] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/**
 * The page on which each state is shown. `wanted`: the page that was asked for, while we find out whether it is
 * allowed. Null: the wizard has been left.
 */
export const STATE_STEPS: Readonly<Record<ContributionState, Step | 'wanted' | null>> = {
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
  'payment.declaring': 'payment',
  'payment.confirmingCancel': 'payment',
  'payment.cancelling': 'payment',
  'response.waiting': 'response',
  'response.asking': 'response',
  'response.confirmingCancel': 'response',
  'response.cancelling': 'response',
  'response.received': 'response',
  started: null,
  finished: null,
};

interface Placed {
  readonly value: unknown;
  readonly context: { readonly wantedStep: Step; readonly propertyId: string | null };
}

/** `selectUnit.block` for `{ selectUnit: 'block' }`. */
export function stateOf(snapshot: Pick<Placed, 'value'>): ContributionState {
  const name = dotted(snapshot.value);
  const known = CONTRIBUTION_STATES.find((state) => state === name);
  if (!known) throw new RangeError(`Not a state of the wizard: ${name}`);
  return known;
}

function dotted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, child]) => `${key}.${dotted(child)}`)
    .join(',');
}

/** The step that the wizard is on; null once it has been left. */
export function stepOf(snapshot: Placed): Step | null {
  const step = STATE_STEPS[stateOf(snapshot)];
  return step === 'wanted' ? snapshot.context.wantedStep : step;
}

/** The address of the wizard's step; null once it has been left. The first step names its home. */
export function addressOf(snapshot: Placed): string | null {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const { propertyId } = snapshot.context;
  return step === 'unit' && propertyId
    ? `${STEP_ROUTES.unit}?property=${encodeURIComponent(propertyId)}`
    : STEP_ROUTES[step];
}
