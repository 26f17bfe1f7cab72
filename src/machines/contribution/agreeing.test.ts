import { describe, expect, it } from 'vitest';
import { ERRORS } from '#api/contract/errors.ts';
import { naira } from '#domain/money.ts';
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
  TERMS_VERSION,
} from './model/contribution.fixtures.ts';
import { CALCULATOR_INPUTS, REACH_STATE } from './model/contribution.setups.fixtures.ts';

describe('agreeing', () => {
  it('requests exactly the agreed contribution, under its idempotency key', async () => {
    const flow = await REACH_STATE['payment.instructions.watching']();
    expect(flow.made.agree).toEqual([
      {
        key: 'key-1',
        request: {
          propertyId: IDS.home,
          apartmentId: IDS.unit,
          plan: 'B',
          durationMonths: 24,
          age: 34,
          salary: naira(850_000),
          rsaBalance: 0,
          termsVersion: TERMS_VERSION,
          price: naira(25_000_000),
        },
      },
    ]);
  });

  it('does nothing when the buyer cancels', async () => {
    const flow = await REACH_STATE['calculator.terms']();
    await flow.send({ type: 'terms.declined' });
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.made.agree).toEqual([]);
  });

  it.each(['A', 'B'] as const)('Plan %s: goes on to the payment', async (plan) => {
    const flow = startFlow(
      { wantedStep: 'calculator', saved: saved({ plan }) },
      { agree: async () => contribution(plan) },
    );
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' }, { type: 'terms.agreed' });
    expect(flow.state()).toBe('payment.instructions.watching');
    expect(flow.context().contribution?.plan).toBe(plan);
    expect(flow.went).toEqual([]);
  });

  it('Plan C: goes on to its page on the dashboard', async () => {
    const flow = await REACH_STATE.started();
    expect(flow.snapshot().status).toBe('done');
    expect(flow.went).toEqual(['/dashboard/property/ile-ayo-court-000040']);
    expect(flow.notified.map(({ message }) => message)).toEqual([
      'We hold Ile Ayo Court, Block 1, Ground floor, U1 for you until 23 Nov 2026. Your first contribution is due then; you make it from this page.',
    ]);
  });

  it('Plan C: leaves the wizard even if a payment of the first contribution is pending', async () => {
    const flow = startFlow(
      { wantedStep: 'calculator', saved: saved({ plan: 'C' }) },
      { agree: async () => contribution('C', { awaitingPayment: payment() }) },
    );
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' }, { type: 'terms.agreed' });
    expect(flow.state()).toBe('started');
  });

  it('goes straight to received if an earlier attempt succeeded and was paid', async () => {
    const flow = startFlow(
      { wantedStep: 'calculator', saved: saved() },
      { agree: async () => receivedContribution() },
    );
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' }, { type: 'terms.agreed' });
    expect(flow.state()).toBe('response.received');
  });

  const agreeAgainst = async (error: Error) => {
    const flow = startFlow(
      { wantedStep: 'calculator', saved: saved() },
      { agree: () => Promise.reject(error) },
    );
    await flow.send({ type: 'calculation.confirmed', newKey: 'key-1' }, { type: 'terms.agreed' });
    return flow;
  };

  it.each(['unit_taken', 'unit_not_of_property'] as const)(
    '%s: back to the units, fetched again, and why',
    async (code) => {
      const flow = await agreeAgainst(rejection(code));
      expect(flow.state()).toBe('selectUnit.unit');
      expect(flow.made.openFlow).toHaveLength(2);
      expect(flow.context()).toMatchObject({
        notice: 'unitTaken',
        apartmentId: null,
        plan: 'B',
        inputs: CALCULATOR_INPUTS,
      });
    },
  );

  it('unit_already_yours: returns to the units and explains why', async () => {
    const flow = await agreeAgainst(rejection('unit_already_yours'));
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice: 'unitYours', apartmentId: null, plan: 'B' });
  });

  it('listing_withdrawn: the home is no longer for sale, which its page says', async () => {
    const flow = startFlow(
      { wantedStep: 'calculator', saved: saved() },
      { agree: () => Promise.reject(rejection('listing_withdrawn')) },
    );
    await flow.send({ type: 'calculation.confirmed', newKey: 'key-1' });
    flow.calls.openFlow = async () => ({ property: null, contribution: null });
    await flow.send({ type: 'terms.agreed' });
    expect(flow.state()).toBe('noHome');
    expect(flow.context()).toMatchObject({ notice: 'homeWithdrawn', apartmentId: null });
    expect(flow.reported).toEqual([]);
  });

  it('phone_not_verified: goes to the verification and keeps the inputs', async () => {
    const flow = await agreeAgainst(rejection('phone_not_verified'));
    expect(flow.state()).toBe('calculator.verifying');
    expect(flow.went).toEqual(['/verify-email']);
    expect(flow.context()).toMatchObject({ notice: null, inputs: CALCULATOR_INPUTS });
  });

  it('not_eligible: shows a message for 10 seconds', async () => {
    const flow = await agreeAgainst(rejection('not_eligible'));
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.notified.map(({ durationMs }) => durationMs)).toEqual([10_000]);
  });

  it('invalid_fields: shows the errors at their fields', async () => {
    const flow = await agreeAgainst(rejection('invalid_fields', { age: 'Too old.', salary: 'Too much.' }));
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.context().fieldErrors).toEqual({ ageYears: 'Too old.', salaryKobo: 'Too much.' });
    expect(flow.context().failure).toBeNull();
  });

  it('invalid_fields of a field that is not on this page: shows the server’s message', async () => {
    const flow = await agreeAgainst(rejection('invalid_fields', { plan: 'Choose Plan A, B or C.' }));
    expect(flow.context().fieldErrors).toEqual({});
    expect(flow.context().failure?.message).toBe(ERRORS.invalid_fields.message);
  });

  it('nothing_to_contribute: shows an error at the RSA balance', async () => {
    const flow = await agreeAgainst(rejection('nothing_to_contribute'));
    expect(flow.context().fieldErrors).toEqual({ rsaBalanceKobo: ERRORS.nothing_to_contribute.message });
  });

  it('terms_outdated: asks the buyer to read the terms again', async () => {
    const flow = await agreeAgainst(rejection('terms_outdated'));
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.context()).toMatchObject({ notice: 'termsOutdated' });
  });

  it('figures_outdated: loads the home again, and calculates with its new price', async () => {
    const flow = startFlow(
      { wantedStep: 'unit', saved: saved() },
      { agree: async () => Promise.reject(rejection('figures_outdated')) },
    );
    await flow.settled();
    await flow.send({ type: 'next.pressed' }, { type: 'plan.chosen', plan: 'B', durationMonths: 24 });
    await flow.send({ type: 'calculation.confirmed', newKey: 'k' });
    flow.calls.openFlow = async () => ({ property: home({ price: naira(30_000_000) }), contribution: null });
    await flow.send({ type: 'terms.agreed' });
    expect(flow.state()).toBe('calculator.entering');
    expect(flow.context()).toMatchObject({
      notice: 'priceChanged',
      result: { priceKobo: naira(30_000_000) },
    });
    await flow.send({ type: 'calculation.confirmed', newKey: 'k2' }, { type: 'terms.agreed' });
    expect(flow.made.agree).toMatchObject([
      { key: 'k', request: { price: naira(25_000_000) } },
      { key: 'k2', request: { price: naira(30_000_000) } },
    ]);
  });

  it.each([
    networkDown(),
    rejection('internal_error'),
    rejection('too_many_requests'),
    rejection('session_expired'),
  ])('$code: the terms stay open and the same key is sent again', async (error) => {
    const flow = await agreeAgainst(error);
    expect(flow.state()).toBe('calculator.terms');
    expect(flow.context().failure?.code).toBe(error.code);
    expect(flow.reported).toEqual([error.code]);
    flow.calls.agree = async () => contribution();
    await flow.send({ type: 'terms.agreed' });
    expect(flow.made.agree.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(flow.state()).toBe('payment.instructions.watching');
  });

  it('no response: times out at the deadline, not before, and is retried under the same key', async () => {
    const flow = await REACH_STATE['calculator.agreeing']();
    await flow.wait(29_999);
    expect(flow.state()).toBe('calculator.agreeing');
    await flow.wait(1);
    expect(flow.state()).toBe('calculator.terms');
    await flow.send({ type: 'terms.agreed' });
    expect(new Set(flow.made.agree.map(({ key }) => key))).toEqual(new Set(['key-1']));
  });

  it('reuses the key for the same inputs, and takes a new one if they change', async () => {
    const flow = await agreeAgainst(networkDown());
    await flow.send({ type: 'terms.declined' }, { type: 'calculation.confirmed', newKey: 'key-2' });
    expect(flow.context().agreement?.key).toBe('key-1');
    await flow.send(
      { type: 'terms.declined' },
      { type: 'inputs.changed', inputs: { durationMonths: 30 } },
      { type: 'calculation.confirmed', newKey: 'key-3' },
    );
    expect(flow.context().agreement?.key).toBe('key-3');
  });
});
