import { describe, expect, it } from 'vitest';
import { addressOf, stepOf } from './contribution.address.ts';
import type { NoticeCode } from './contribution.notices.ts';
import { STEP_ROUTES, STEPS, type Step, stepOfRoute } from './contribution.urls.ts';
import { IDS, startFlow } from './model/contribution.fixtures.ts';
import { REACH_STATE } from './model/contribution.setups.fixtures.ts';
import {
  CONTRIBUTION_STATES,
  type ContributionState,
  STATE_STEPS,
} from './model/contribution.states.fixtures.ts';

describe('the table of steps and routes', () => {
  it.each(STEPS)('the route of %s maps back to it, with or without a trailing slash', (step) => {
    expect(stepOfRoute(STEP_ROUTES[step])).toBe(step);
    expect(stepOfRoute(`${STEP_ROUTES[step]}/`)).toBe(step);
  });

  it.each(['/', '/search', '/dashboard', '/select-unit/more', '/property/select-unit'])(
    '%s is no step',
    (path) => {
      expect(stepOfRoute(path)).toBeNull();
    },
  );

  it.each(CONTRIBUTION_STATES)('%s can be reached, and is shown on its page', async (state) => {
    const flow = await REACH_STATE[state]();
    expect(flow.state()).toBe(state);
    const step = STATE_STEPS[state] === 'wanted' ? 'unit' : STATE_STEPS[state];
    expect(stepOf(flow.snapshot())).toBe(step);
    const path = addressOf(flow.snapshot())?.split('?')[0] ?? null;
    expect(path).toBe(step && STEP_ROUTES[step]);
  });

  it('has the home in the URL of the first step', async () => {
    const flow = await REACH_STATE['selectUnit.block']();
    expect(addressOf(flow.snapshot())).toBe(`/select-unit?property=${IDS.home}`);
  });
});

/** Final states are left out: their page has been left. */
type Leavable = Exclude<ContributionState, 'started' | 'finished'>;
const LEAVABLE = CONTRIBUTION_STATES.filter(
  (state): state is Leavable => state !== 'started' && state !== 'finished',
);

type Landing = readonly [ContributionState, NoticeCode | null];
const inOrder = (unit: Landing, plan: Landing, calculator: Landing, payment: Landing, response: Landing) => ({
  unit,
  plan,
  calculator,
  payment,
  response,
});
const stays = (state: ContributionState, reason: NoticeCode | null = null): Landing => [state, reason];
const everywhere = (landing: Landing) => inOrder(landing, landing, landing, landing, landing);

const noUnit = inOrder(
  ['selectUnit.block', null],
  ['selectUnit.block', 'chooseUnitFirst'],
  ['selectUnit.block', 'chooseUnitFirst'],
  ['selectUnit.block', 'chooseUnitFirst'],
  ['selectUnit.block', 'chooseUnitFirst'],
);
const blockChosen = inOrder(
  ['selectUnit.unit', null],
  ['selectUnit.unit', 'chooseUnitFirst'],
  ['selectUnit.unit', 'chooseUnitFirst'],
  ['selectUnit.unit', 'chooseUnitFirst'],
  ['selectUnit.unit', 'chooseUnitFirst'],
);
const planMissing = inOrder(
  ['selectUnit.unit', null],
  ['selectPlan', null],
  ['selectPlan', 'choosePlanFirst'],
  ['selectPlan', 'choosePlanFirst'],
  ['selectPlan', 'choosePlanFirst'],
);
const calculating = inOrder(
  ['selectUnit.unit', null],
  ['selectPlan', null],
  ['calculator.entering', null],
  ['calculator.entering', 'agreeFirst'],
  ['calculator.entering', 'agreeFirst'],
);
const held = (state: ContributionState) =>
  inOrder(
    stays(state, 'payOrCancelFirst'),
    stays(state, 'payOrCancelFirst'),
    stays(state, 'payOrCancelFirst'),
    stays(state),
    stays(state, 'declareFirst'),
  );
const awaited = (state: ContributionState) =>
  inOrder(
    stays(state, 'transferAwaited'),
    stays(state, 'transferAwaited'),
    stays(state, 'transferAwaited'),
    stays(state, 'transferAwaited'),
    stays(state),
  );

/** The resulting state and the shown reason, for each state and each visited step. */
const LANDINGS: Readonly<Record<Leavable, Readonly<Record<Step, Landing>>>> = {
  loading: everywhere(stays('loading')),
  loadFailed: everywhere(stays('loadFailed')),
  noHome: everywhere(stays('noHome', 'chooseHomeFirst')),
  'selectUnit.block': noUnit,
  'selectUnit.unit': blockChosen,
  selectPlan: planMissing,
  'calculator.entering': calculating,
  'calculator.terms': calculating,
  'calculator.agreeing': everywhere(stays('calculator.agreeing')),
  'calculator.verifying': calculating,
  'payment.instructions.watching': held('payment.instructions.watching'),
  'payment.instructions.checking': held('payment.instructions.checking'),
  'payment.instructions.unreachable': held('payment.instructions.unreachable'),
  'payment.declaring': everywhere(stays('payment.declaring')),
  'payment.payingFromWallet': everywhere(stays('payment.payingFromWallet')),
  'payment.confirmingCancel': held('payment.confirmingCancel'),
  'payment.cancelling': everywhere(stays('payment.cancelling')),
  'response.waiting': awaited('response.waiting'),
  'response.asking': awaited('response.asking'),
  'response.unreachable': awaited('response.unreachable'),
  'response.confirmingCancel': awaited('response.confirmingCancel'),
  'response.cancelling': everywhere(stays('response.cancelling')),
  'response.received': inOrder(
    stays('response.received', 'alreadyReceived'),
    stays('response.received', 'alreadyReceived'),
    stays('response.received', 'alreadyReceived'),
    stays('response.received', 'alreadyReceived'),
    stays('response.received'),
  ),
};

const CASES = LEAVABLE.flatMap((state) =>
  STEPS.map((step) => [state, STEP_ROUTES[step], step, ...LANDINGS[state][step]] as const),
);

describe('every state × every route', () => {
  it.each(CASES)('in %s, visiting %s', async (state, _route, step, landing, reason) => {
    const flow = await REACH_STATE[state]();
    await flow.send({ type: 'route.visited', step, propertyId: null, apartmentId: null });
    expect(flow.state()).toBe(landing);
    expect(flow.context().notice).toBe(reason);
  });
});
const KEPT: readonly ContributionState[] = [
  'calculator.agreeing',
  'payment.declaring',
  'payment.payingFromWallet',
  'payment.cancelling',
  'response.cancelling',
];

describe('visiting another home', () => {
  it.each(LEAVABLE.filter((state) => !KEPT.includes(state)))(
    'in %s, loads its units again',
    async (state) => {
      const flow = await REACH_STATE[state]();
      flow.actor.send({ type: 'route.visited', step: 'unit', propertyId: IDS.otherHome, apartmentId: null });
      expect(flow.state()).toBe('loading');
      expect(flow.context()).toMatchObject({
        propertyId: IDS.otherHome,
        apartmentId: null,
        plan: null,
        contribution: null,
        contributionId: null,
      });
      expect(flow.made.openFlow.at(-1)).toEqual({ propertyId: IDS.otherHome, contributionId: null });
    },
  );

  it.each(KEPT)('in %s, waits for the response first', async (state) => {
    const flow = await REACH_STATE[state]();
    await flow.send({ type: 'route.visited', step: 'unit', propertyId: IDS.otherHome, apartmentId: null });
    expect(flow.state()).toBe(state);
  });

  it('is recognised as the same home if the URL names the current one', async () => {
    const flow = await REACH_STATE.selectPlan();
    await flow.send({ type: 'route.visited', step: 'unit', propertyId: IDS.home, apartmentId: null });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context().apartmentId).toBe(IDS.unit);
  });
});

describe('a deep link without a saved flow', () => {
  it.each([
    ['unit', 'selectUnit.block', null],
    ['plan', 'selectUnit.block', 'chooseUnitFirst'],
    ['calculator', 'selectUnit.block', 'chooseUnitFirst'],
    ['payment', 'selectUnit.block', 'chooseUnitFirst'],
    ['response', 'selectUnit.block', 'chooseUnitFirst'],
  ] as const)('to the %s step of a home', async (wantedStep, state, reason) => {
    const flow = startFlow({ wantedStep });
    await flow.settled();
    expect(flow.state()).toBe(state);
    expect(flow.context().notice).toBe(reason);
  });

  it.each(STEPS)('to the %s step without a home leads to the search', async (wantedStep) => {
    const flow = startFlow(
      { wantedStep, propertyId: null },
      { openFlow: async () => ({ property: null, contribution: null }) },
    );
    await flow.settled();
    expect(flow.state()).toBe('noHome');
    expect(flow.context().notice).toBe('chooseHomeFirst');
  });

  it('to a home that no longer exists shows a message', async () => {
    const flow = startFlow({}, { openFlow: async () => ({ property: null, contribution: null }) });
    await flow.settled();
    expect(flow.state()).toBe('noHome');
    expect(flow.context().notice).toBe('homeNotFound');
  });
});
