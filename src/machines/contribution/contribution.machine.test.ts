import { describe, expect, it } from 'vitest';
import { ERRORS } from '#api/contract/errors.ts';
import { naira } from '#domain/money.ts';
import { PLANS } from '#domain/plans/plans.ts';
import {
  contribution,
  home,
  IDS,
  receivedContribution,
  saved,
  startFlow,
} from './model/contribution.fixtures.ts';
import { CALCULATOR_INPUTS, REACH_STATE } from './model/contribution.setups.fixtures.ts';

const opensUnit = async () => {
  const flow = startFlow();
  await flow.settled();
  return flow;
};

describe('opening', () => {
  it('shows the blocks of the home in the URL', async () => {
    const flow = await opensUnit();
    expect(flow.made.openFlow).toEqual([{ propertyId: IDS.home, contributionId: null }]);
    expect(flow.context().property?.title).toBe('Ile Ayo Court');
  });

  it('shows the failure and retries on request', async () => {
    const flow = await REACH_STATE.loadFailed();
    expect(flow.context().failure?.code).toBe('network_down');
    flow.calls.openFlow = async () => ({ property: home(), contribution: null });
    await flow.send({ type: 'retry.requested' });
    expect(flow.state()).toBe('selectUnit.block');
    expect(flow.context().failure).toBeNull();
  });

  it('times out at its deadline, not before', async () => {
    const flow = await REACH_STATE.loading();
    await flow.wait(29_999);
    expect(flow.state()).toBe('loading');
    await flow.wait(1);
    expect(flow.state()).toBe('loadFailed');
  });

  it('opens the page that was requested last', async () => {
    const flow = startFlow({ saved: saved() });
    flow.actor.send({ type: 'route.visited', step: 'plan', propertyId: null, apartmentId: null });
    await flow.settled();
    expect(flow.state()).toBe('selectPlan');
  });
});

describe('a unit in the URL', () => {
  const open = async (...options: Parameters<typeof startFlow>) => {
    const flow = startFlow({ apartmentId: IDS.unit, ...options[0] }, options[1]);
    await flow.settled();
    return flow;
  };

  it('is selected with its block', async () => {
    const flow = await open();
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ apartmentId: IDS.unit, buildingId: IDS.block1, notice: null });
  });

  it('takes precedence over the saved unit, and keeps plan and figures', async () => {
    const flow = await open({ apartmentId: IDS.otherUnit, saved: saved() });
    expect(flow.context()).toMatchObject({
      apartmentId: IDS.otherUnit,
      buildingId: IDS.block2,
      plan: 'B',
      inputs: saved().inputs,
    });
  });

  it('is reported as taken if it is not free; its block stays open', async () => {
    const flow = await open({ apartmentId: IDS.soldUnit });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({
      apartmentId: null,
      buildingId: IDS.block1,
      notice: 'unitGone',
    });
  });

  it('says nothing of the unit where its home is not there', async () => {
    const flow = await open({}, { openFlow: async () => ({ property: null, contribution: null }) });
    expect(flow.state()).toBe('noHome');
    expect(flow.context()).toMatchObject({ apartmentId: null, notice: 'homeNotFound' });
  });

  it('is selected after a paid or closed contribution, unless it is the unit of that contribution', async () => {
    const kept = saved({ contributionId: IDS.contribution });
    for (const found of [receivedContribution(), contribution('B', { status: 'expired' })]) {
      const openFlow = async () => ({ property: home(), contribution: found });
      const another = await open({ apartmentId: IDS.otherUnit, saved: kept }, { openFlow });
      expect(another.context()).toMatchObject({ apartmentId: IDS.otherUnit, buildingId: IDS.block2 });
      const same = await open({ apartmentId: null, saved: kept }, { openFlow });
      expect(same.context().apartmentId).toBeNull();
    }
  });

  it('does not leave a unit that is held and unpaid', async () => {
    const flow = await open({
      apartmentId: IDS.otherUnit,
      saved: saved({ contributionId: IDS.contribution }),
    });
    expect(flow.state()).toBe('payment.instructions.watching');
    expect(flow.context().notice).toBe('payOrCancelFirst');
  });

  it('is selected if its URL opens while the home loads, from another home, or in the wizard', async () => {
    const flow = startFlow();
    const visit = { type: 'route.visited', step: 'unit', apartmentId: IDS.unit } as const;
    flow.actor.send({ ...visit, propertyId: null });
    await flow.settled();
    expect(flow.context().apartmentId).toBe(IDS.unit);
    await flow.send({ type: 'next.pressed' }, { ...visit, propertyId: IDS.home, apartmentId: IDS.otherUnit });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ apartmentId: IDS.otherUnit, buildingId: IDS.block2 });
    flow.calls.openFlow = async () => ({ property: home({ id: IDS.otherHome }), contribution: null });
    await flow.send({ ...visit, propertyId: IDS.otherHome });
    expect(flow.context()).toMatchObject({ propertyId: IDS.otherHome, apartmentId: IDS.unit });
  });
});

describe('choosing a unit', () => {
  it('asks for a block', async () => {
    const flow = await opensUnit();
    await flow.send({ type: 'next.pressed' });
    expect(flow.state()).toBe('selectUnit.block');
    expect(flow.context().stepError).toBe('Please select a block!');
    await flow.send({ type: 'block.chosen', buildingId: IDS.block1 });
    expect(flow.context().stepError).toBeNull();
  });

  it('asks for a unit at the first Next after a block was chosen', async () => {
    const flow = await opensUnit();
    await flow.send({ type: 'block.chosen', buildingId: IDS.block1 });
    expect(flow.state()).toBe('selectUnit.unit');
    await flow.send({ type: 'next.pressed' });
    expect(flow.context().stepError).toBe('Please select a unit!');
  });

  it('asks for a unit', async () => {
    const flow = await REACH_STATE['selectUnit.unit']();
    await flow.send({ type: 'next.pressed' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context().stepError).toBe('Please select a unit!');
  });

  it.each([
    ['on hold', IDS.heldUnit],
    ['sold', IDS.soldUnit],
    ['unknown', IDS.otherHome],
  ])('does not take a unit that is %s', async (_, apartmentId) => {
    const flow = await REACH_STATE['selectUnit.unit']();
    await flow.send({ type: 'unit.chosen', apartmentId });
    expect(flow.context().apartmentId).toBeNull();
  });

  it('goes on to the plans with a free unit, and back again', async () => {
    const flow = await REACH_STATE['selectUnit.unit']();
    await flow.send({ type: 'unit.chosen', apartmentId: IDS.unit }, { type: 'next.pressed' });
    expect(flow.state()).toBe('selectPlan');
    await flow.send({ type: 'back.pressed' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context().apartmentId).toBe(IDS.unit);
    await flow.send({ type: 'back.pressed' });
    expect(flow.state()).toBe('selectUnit.block');
    expect(flow.context()).toMatchObject({ buildingId: null, apartmentId: null });
  });

  it('drops the unit if another block is chosen, not if the same block is', async () => {
    const flow = await REACH_STATE['selectUnit.unit']();
    await flow.send({ type: 'unit.chosen', apartmentId: IDS.unit });
    await flow.send({ type: 'block.chosen', buildingId: IDS.block1 });
    expect(flow.context().apartmentId).toBe(IDS.unit);
    await flow.send({ type: 'block.chosen', buildingId: IDS.block2 });
    expect(flow.context()).toMatchObject({ buildingId: IDS.block2, apartmentId: null });
  });

  it('selects block and unit together if a unit is chosen in the picture', async () => {
    const flow = await opensUnit();
    await flow.send({ type: 'unit.chosen', apartmentId: IDS.otherUnit });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ buildingId: IDS.block2, apartmentId: IDS.otherUnit });
  });
});

describe('the calculator', () => {
  it.each(PLANS)(
    'works Plan %s out for the months it was chosen for, then as the buyer types',
    async (plan) => {
      const flow = await REACH_STATE.selectPlan();
      await flow.send({ type: 'plan.chosen', plan, durationMonths: 12 });
      expect(flow.state()).toBe('calculator.entering');
      expect(flow.context().result).toMatchObject({ plan, durationMonths: 12 });
      await flow.send({ type: 'inputs.changed', inputs: { durationMonths: null } });
      expect(flow.context().result).toBeNull();
      await flow.send({ type: 'inputs.changed', inputs: { durationMonths: 24 } });
      const monthlyKobo = plan === 'A' ? 83_333_334 : naira(312_500);
      expect(flow.context().result).toMatchObject({ plan, durationMonths: 24, monthlyKobo });
    },
  );

  it('deducts a quarter of the RSA balance', async () => {
    const flow = await REACH_STATE['calculator.entering']();
    await flow.send({ type: 'inputs.changed', inputs: { rsaBalanceKobo: naira(6_000_000) } });
    expect(flow.context().result).toMatchObject({
      targetKobo: naira(6_000_000),
      monthlyKobo: naira(250_000),
    });
  });

  it('clears the result of another plan', async () => {
    const flow = await REACH_STATE['calculator.entering']();
    expect(flow.context().result?.plan).toBe('B');
    await flow.send({ type: 'back.pressed' }, { type: 'plan.chosen', plan: 'A', durationMonths: 24 });
    expect(flow.context().result?.plan).toBe('A');
  });

  it('shows an error at each missing field, and clears it when the field is filled', async () => {
    const flow = startFlow({
      wantedStep: 'calculator',
      saved: saved({
        inputs: { ageYears: null, salaryKobo: null, rsaBalanceKobo: null, durationMonths: null },
      }),
    });
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' });
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.context().fieldErrors).toEqual({
      ageYears: 'Enter an age from 18 to 100.',
      salaryKobo: 'Enter your salary a month. Write 0 if you have none.',
      durationMonths: 'Choose 1 to 36 months.',
    });
    await flow.send({ type: 'inputs.changed', inputs: { ageYears: 30 } });
    expect(Object.keys(flow.context().fieldErrors)).toEqual(['salaryKobo', 'durationMonths']);
  });

  it.each([
    [17, 'calculator.entering'],
    [18, 'calculator.terms'],
    [30.5, 'calculator.entering'],
    [101, 'calculator.entering'],
  ])('takes an age of %s as it should', async (ageYears, state) => {
    const flow = await REACH_STATE['calculator.entering']();
    await flow.send(
      { type: 'inputs.changed', inputs: { ageYears } },
      { type: 'calculation.confirmed', newKey: 'k' },
    );
    expect(flow.state()).toBe(state);
    expect(flow.notified).toEqual([]);
  });

  it('stops if the RSA balance covers the whole contribution', async () => {
    const flow = await REACH_STATE['calculator.entering']();
    await flow.send(
      { type: 'inputs.changed', inputs: { rsaBalanceKobo: naira(30_000_000) } },
      { type: 'calculation.confirmed', newKey: 'k' },
    );
    expect(flow.context().fieldErrors).toEqual({ rsaBalanceKobo: ERRORS.nothing_to_contribute.message });
  });

  describe.each(PLANS)('eligibility on Plan %s', (plan) => {
    const confirm = async (ageYears: number, durationMonths: number) => {
      const flow = startFlow({
        wantedStep: 'calculator',
        saved: saved({ plan, inputs: { ...CALCULATOR_INPUTS, ageYears, durationMonths } }),
      });
      await flow.send({ type: 'calculation.confirmed', newKey: 'k' });
      return flow;
    };

    it('opens the terms for a buyer who is exactly 55 at the end', async () => {
      expect((await confirm(53, 24)).state()).toBe('calculator.terms');
    });

    it('does not open them for one month more, and shows the reason for 10 seconds', async () => {
      const flow = await confirm(53, 25);
      expect(flow.state()).toBe('calculator.entering');
      expect(flow.dismissed).toEqual([]);
      expect(flow.notified).toEqual([
        {
          tone: 'critical',
          message:
            'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.',
          durationMs: 10_000,
        },
      ]);
    });
  });
});
