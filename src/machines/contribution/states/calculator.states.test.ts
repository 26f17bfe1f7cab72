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
