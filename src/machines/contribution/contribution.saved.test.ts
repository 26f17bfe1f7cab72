import { describe, expect, it } from 'vitest';
import { stepOf } from './contribution.address.ts';
import {
  clearSaved,
  type FlowStorage,
  parseSaved,
  readSaved,
  SAVED_FLOW_KEY,
  toSaved,
  writeSaved,
} from './contribution.saved.ts';
import {
  contribution,
  home,
  IDS,
  networkDown,
  payment,
  receivedContribution,
  rejection,
  saved,
  startFlow,
} from './model/contribution.fixtures.ts';
import { REACH_STATE, startAtPayment } from './model/contribution.setups.fixtures.ts';
import {
  CONTRIBUTION_STATES,
  type ContributionState,
  STATE_STEPS,
} from './model/contribution.states.fixtures.ts';

function memory(text?: string): FlowStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>(text === undefined ? [] : [[SAVED_FLOW_KEY, text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const forbidden: FlowStorage = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

describe('the saved flow', () => {
  it('is read back as it was written', () => {
    const storage = memory();
    writeSaved([storage], saved());
    expect(readSaved([storage], IDS.user)).toEqual(saved());
    clearSaved([storage]);
    expect(readSaved([storage], IDS.user)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...saved(), version: 0 })],
    ['a missing field', JSON.stringify({ ...saved(), inputs: undefined })],
    ['a plan that there is not', JSON.stringify({ ...saved(), plan: 'plan C' })],
    [
      'an amount that is not whole',
      JSON.stringify({ ...saved(), inputs: { ...saved().inputs, salaryKobo: 0.5 } }),
    ],
  ])('is dropped when it is %s', (_, text) => {
    expect(parseSaved(text)).toBeNull();
  });

  it('is removed if it belongs to another buyer', () => {
    const storage = memory(JSON.stringify(saved({ userId: IDS.otherUser })));
    expect(readSaved([storage], IDS.user)).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('is read from the tab’s own storage first, then from the shared one', () => {
    const own = memory(JSON.stringify(saved({ plan: 'A' })));
    const shared = memory(JSON.stringify(saved({ plan: 'C' })));
    expect(readSaved([own, shared], IDS.user)?.plan).toBe('A');
    expect(readSaved([memory(), shared], IDS.user)?.plan).toBe('C');
  });

  it('is optional: full or blocked storage does not fail', () => {
    expect(readSaved([forbidden], IDS.user)).toBeNull();
    expect(() => writeSaved([forbidden], saved())).not.toThrow();
    expect(() => clearSaved([forbidden])).not.toThrow();
  });

  it('is not restored for another home', async () => {
    const flow = startFlow({ propertyId: IDS.otherHome, saved: saved() });
    await flow.settled();
    expect(flow.context()).toMatchObject({ propertyId: IDS.otherHome, apartmentId: null, plan: null });
  });

  it('is restored if the URL names no home', async () => {
    const flow = startFlow({ propertyId: null, wantedStep: 'plan', saved: saved() });
    await flow.settled();
    expect(flow.state()).toBe('selectPlan');
  });
});

/** The server's state when each stable state is reloaded. */
const held = () => contribution();
const awaited = () => contribution('B', { awaitingPayment: payment() });
const RELOADED: Partial<
  Record<ContributionState, readonly [ContributionState, (() => ReturnType<typeof held>) | null]>
> = {
  loadFailed: ['selectUnit.block', null],
  'selectUnit.block': ['selectUnit.block', null],
  'selectUnit.unit': ['selectUnit.unit', null],
  selectPlan: ['selectPlan', null],
  'calculator.entering': ['calculator.entering', null],
  'calculator.terms': ['calculator.entering', null],
  'calculator.verifying': ['calculator.entering', null],
  'payment.instructions.watching': ['payment.instructions.watching', held],
  'payment.instructions.checking': ['payment.instructions.watching', held],
  'payment.instructions.unreachable': ['payment.instructions.watching', held],
  'payment.confirmingCancel': ['payment.instructions.watching', held],
  'response.waiting': ['response.waiting', awaited],
  'response.asking': ['response.waiting', awaited],
  'response.unreachable': ['response.waiting', awaited],
  'response.confirmingCancel': ['response.waiting', awaited],
  'response.received': ['response.received', receivedContribution],
};

describe('a reload', () => {
  it.each(Object.entries(RELOADED))('in %s opens the same step', async (state, [landing, onServer]) => {
    const known = CONTRIBUTION_STATES.find((name) => name === state);
    if (!known) throw new Error(`${state} is no state`);
    const before = await REACH_STATE[known]();
    const storage = memory();
    writeSaved([storage], before.context());
    const after = startFlow(
      {
        wantedStep: stepOf(before.snapshot()) ?? 'unit',
        propertyId: null,
        saved: readSaved([storage], IDS.user),
      },
      {
        openFlow: async () => ({ property: home(), contribution: onServer?.() ?? null }),
      },
    );
    await after.settled();
    expect(after.state()).toBe(landing);
    expect(after.context().notice).toBeNull();
    expect(after.context().inputs).toEqual(before.context().inputs);
    expect(after.made.agree).toEqual([]);
    expect(after.made.declareTransfer).toEqual([]);
  });

  it('covers every state except busy ones, final ones and those without a home', () => {
    const covered = new Set(Object.keys(RELOADED));
    const missing = CONTRIBUTION_STATES.filter((state) => !covered.has(state) && STATE_STEPS[state] !== null);
    expect(missing).toEqual([
      'loading',
      'noHome',
      'calculator.agreeing',
      'payment.declaring',
      'payment.payingFromWallet',
      'payment.cancelling',
      'response.cancelling',
    ]);
  });

  it('retries a lost agreement under the same key', async () => {
    const before = await REACH_STATE['calculator.terms']();
    const kept = toSaved(before.context());
    const after = startFlow({ wantedStep: 'calculator', saved: kept });
    await after.send({ type: 'calculation.confirmed', newKey: 'key-2' }, { type: 'terms.agreed' });
    expect(after.made.agree.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('of the payment page stays there, although the agreement created a pending payment', async () => {
    const flow = startFlow(
      { wantedStep: 'payment', saved: saved({ contributionId: IDS.contribution }) },
      { openFlow: async () => ({ property: home(), contribution: awaited() }) },
    );
    await flow.settled();
    expect(flow.state()).toBe('payment.instructions.watching');
    expect(flow.context().notice).toBeNull();
  });

  it('retries a lost payment under the same key', async () => {
    const before = await startAtPayment({ declareTransfer: () => Promise.reject(networkDown()) });
    await before.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
    const after = startFlow({ wantedStep: 'payment', saved: toSaved(before.context()) });
    await after.send({ type: 'transfer.declared', newKey: 'payment-key-2' });
    expect(after.made.declareTransfer.map(({ key }) => key)).toEqual(['payment-key-1.31250000']);
  });

  it('reports that the chosen unit was taken in the meantime', async () => {
    const flow = startFlow({ wantedStep: 'calculator', saved: saved({ apartmentId: IDS.soldUnit }) });
    await flow.settled();
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice: 'unitGone', apartmentId: null, plan: 'B' });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'holdLapsed'],
    ['left', 'chooseUnitFirst'],
  ] as const)('of a contribution that is %s returns to the units', async (status, notice) => {
    const flow = startFlow(
      { wantedStep: 'payment', saved: saved({ contributionId: IDS.contribution }) },
      {
        openFlow: async () => ({
          property: home(),
          contribution: contribution('B', { status }),
        }),
      },
    );
    await flow.settled();
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice, contributionId: null });
  });

  it('starts again for a buyer who returns to buy another unit', async () => {
    const flow = startFlow(
      { wantedStep: 'unit', saved: saved({ contributionId: IDS.contribution }) },
      { openFlow: async () => ({ property: home(), contribution: receivedContribution() }) },
    );
    await flow.settled();
    expect(flow.state()).toBe('selectUnit.block');
    expect(flow.context()).toMatchObject({
      contributionId: null,
      apartmentId: null,
      plan: null,
      notice: null,
    });
  });

  it('reports the money that arrived while the payment page was open', async () => {
    const flow = startFlow(
      { wantedStep: 'payment', saved: saved({ contributionId: IDS.contribution }) },
      { openFlow: async () => ({ property: home(), contribution: receivedContribution() }) },
    );
    await flow.settled();
    expect(flow.state()).toBe('response.received');
    expect(flow.context().notice).toBe('alreadyReceived');
  });

  it('drops a contribution that the server cannot find', async () => {
    const flow = startFlow(
      { wantedStep: 'payment', saved: saved({ contributionId: IDS.contribution }) },
      { openFlow: async () => ({ property: home(), contribution: null }) },
    );
    await flow.settled();
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.context()).toMatchObject({ notice: 'agreeFirst', contributionId: null });
  });
});

describe('two tabs', () => {
  it('share the saved flow when they open, and are independent afterwards', async () => {
    const shared = memory(JSON.stringify(saved()));
    const ownOfFirst = memory();
    const ownOfSecond = memory();
    const open = (own: FlowStorage) =>
      startFlow({ wantedStep: 'calculator', saved: readSaved([own, shared], IDS.user) });
    const first = open(ownOfFirst);
    const second = open(ownOfSecond);
    await first.send({ type: 'calculation.confirmed', newKey: 'first' }, { type: 'terms.agreed' });
    writeSaved([ownOfFirst, shared], first.context());
    await second.send({ type: 'inputs.changed', inputs: { durationMonths: 12 } });
    writeSaved([ownOfSecond, shared], second.context());

    expect(first.state()).toBe('payment.instructions.watching');
    expect(second.state()).toBe('calculator.entering');
    expect(readSaved([ownOfFirst, shared], IDS.user)?.contributionId).toBe(IDS.contribution);
    expect(readSaved([ownOfSecond, shared], IDS.user)).toMatchObject({
      contributionId: null,
      inputs: { durationMonths: 12 },
    });
  });

  it('let the server decide which one gets the unit', async () => {
    const first = await startAtPayment();
    const second = await REACH_STATE['calculator.terms']();
    second.calls.agree = () => Promise.reject(rejection('unit_taken'));
    second.calls.openFlow = async () => ({
      property: home({ buildings: home().buildings.slice(1) }),
      contribution: null,
    });
    await second.send({ type: 'terms.agreed' });
    expect(second.state()).toBe('selectUnit.unit');
    expect(second.context()).toMatchObject({ notice: 'unitTaken', apartmentId: null, contributionId: null });
    expect(first.state()).toBe('payment.instructions.watching');
  });
});
