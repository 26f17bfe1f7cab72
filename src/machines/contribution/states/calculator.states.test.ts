import { describe, expect, it } from 'vitest';
import { ERRORS } from '#api/contract/errors.ts';
import { saved, startFlow } from '../model/contribution.fixtures.ts';
import { CALCULATOR_INPUTS, REACH_STATE } from '../model/contribution.setups.fixtures.ts';

describe('the message that the plan would end too late', () => {
  const tooOld = async () => {
    const inputs = { ...CALCULATOR_INPUTS, ageYears: 54 };
    const flow = startFlow({ wantedStep: 'calculator', saved: saved({ inputs }) });
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' });
    return flow;
  };

  it('is removed as soon as the figures are eligible', async () => {
    const flow = await tooOld();
    await flow.send({ type: 'inputs.changed', inputs: { durationMonths: 13 } });
    expect(flow.dismissed).toEqual([]);
    await flow.send({ type: 'inputs.changed', inputs: { durationMonths: 12 } });
    expect(flow.dismissed).toEqual([ERRORS.not_eligible.message]);
  });

  it('is removed when the terms open', async () => {
    const flow = await REACH_STATE['calculator.terms']();
    expect(flow.dismissed).toEqual([ERRORS.not_eligible.message]);
  });
});

describe('what is wrong with a field', () => {
  it('is not said any more once the buyer has been to another page', async () => {
    const flow = startFlow({ wantedStep: 'calculator', saved: saved({ inputs: NO_FIGURES }) });
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' });
    expect(Object.keys(flow.context().fieldErrors)).toEqual(['ageYears', 'salaryKobo']);
    await flow.send({ type: 'back.pressed' }, { type: 'plan.chosen', plan: 'C', durationMonths: 24 });
    expect(flow.context().fieldErrors).toEqual({});
  });
});

const NO_FIGURES = { ...CALCULATOR_INPUTS, ageYears: null, salaryKobo: null };
