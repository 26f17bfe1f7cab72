import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import {
  contribution,
  home,
  IDS,
  networkDown,
  never,
  payment,
  receivedContribution,
} from '../model/contribution.fixtures.ts';
import { REACH_STATE, startAtWaiting } from '../model/contribution.setups.fixtures.ts';

const RECEIVED = {
  payment: payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
  contribution: receivedContribution(),
};

describe('following the payment', () => {
  it('checks immediately, and then only after a change or on the buyer’s request', async () => {
    const flow = await startAtWaiting();
    expect(flow.made.followPayment).toHaveLength(1);
    await flow.wait(3_600_000);
    expect(flow.made.followPayment).toHaveLength(1);
    await flow.send({ type: 'check.requested' });
    expect(flow.made.followPayment).toHaveLength(2);
  });

  it('checks again if something changed during a check', async () => {
    const flow = await startAtWaiting({ followPayment: never });
    await flow.send({ type: 'check.requested' });
    expect(flow.made.followPayment).toHaveLength(2);
    expect(flow.state()).toBe('response.asking');
  });

  it('checks after the cancel dialog closes, because it missed changes while it was open', async () => {
    const flow = await startAtWaiting();
    await flow.send({ type: 'cancellation.requested' }, { type: 'cancellation.dismissed' });
    expect(flow.made.followPayment).toHaveLength(2);
  });

  it('shows received only after the bank has confirmed it, and then stops checking', async () => {
    const flow = await startAtWaiting();
    expect(flow.snapshot().hasTag('awaiting')).toBe(true);
    flow.calls.followPayment = async () => RECEIVED;
    await flow.send({ type: 'check.requested' });
    expect(flow.state()).toBe('response.received');
    expect(flow.snapshot().hasTag('awaiting')).toBe(false);
    expect(flow.context().contribution?.status).toBe('active');
    const asked = flow.made.followPayment.length;
    await flow.wait(3_600_000);
    expect(flow.made.followPayment).toHaveLength(asked);
  });

  it('keeps checking while the network is down, and shows that it is down', async () => {
    const flow = await startAtWaiting({ followPayment: () => Promise.reject(networkDown()) });
    expect(flow.state()).toBe('response.unreachable');
    expect(flow.context().failure?.code).toBe('network_down');
    flow.calls.followPayment = async () => RECEIVED;
    await flow.wait(15_000);
    expect(flow.state()).toBe('response.received');
    expect(flow.context().failure).toBeNull();
  });

  it('says that it could not ask until it gets an answer, however often it asks', async () => {
    const flow = await startAtWaiting({ followPayment: () => Promise.reject(networkDown()) });
    flow.calls.followPayment = never;
    await flow.send({ type: 'check.requested' }, { type: 'check.requested' });
    expect(flow.state()).toBe('response.asking');
    expect(flow.context().failure?.code).toBe('network_down');
  });

  it('checks again if no response arrives by the deadline', async () => {
    const flow = await startAtWaiting({ followPayment: never });
    await flow.wait(29_999);
    expect(flow.state()).toBe('response.asking');
    await flow.wait(1);
    expect(flow.state()).toBe('response.unreachable');
  });

  describe('a payment that was cancelled', () => {
    const afterCancelled = async (
      found: ReturnType<typeof contribution>,
      cancelled = payment({ status: 'cancelled', cancelReason: 'contribution_ended' }),
    ) => {
      const flow = await startAtWaiting();
      flow.calls.followPayment = async () => ({
        payment: cancelled,
        contribution: found,
      });
      flow.calls.openFlow = async () => ({ property: home(), contribution: found });
      await flow.send({ type: 'check.requested' });
      expect(flow.made.openFlow.at(-1)).toEqual({ propertyId: IDS.home, contributionId: IDS.contribution });
      return flow;
    };

    it.each([
      ['expired', 'holdLapsed'],
      ['cancelled', 'cancelled'],
    ] as const)('with its contribution %s: back to the units, and why', async (status, notice) => {
      const flow = await afterCancelled(contribution('B', { status, holdExpiresAt: null }));
      expect(flow.state()).toBe('selectUnit.unit');
      expect(flow.context()).toMatchObject({ notice, contributionId: null, apartmentId: null });
    });

    it.each([
      ['withdrawn', 'paymentWithdrawn'],
      ['lapsed', 'paymentLapsed'],
    ] as const)('alone, %s: the payment page says so', async (cancelReason, notice) => {
      const flow = await afterCancelled(contribution(), payment({ status: 'cancelled', cancelReason }));
      expect(flow.state()).toBe('payment.instructions.watching');
      expect(flow.context()).toMatchObject({ notice, payment: null, declaredAtMs: null });
    });

    it('replaced by another: waits for that one, and shows why', async () => {
      const other = payment({ id: IDS.otherUnit, amount: naira(100_000) });
      const flow = await afterCancelled(
        contribution('B', { awaitingPayment: other }),
        payment({ status: 'cancelled', cancelReason: 'replaced' }),
      );
      expect(flow.state()).toBe('response.waiting');
      expect(flow.context()).toMatchObject({ notice: 'paymentReplaced', payment: other });
    });

    it('on its own: the unit is still held and can be paid for', async () => {
      const flow = await afterCancelled(contribution());
      expect(flow.state()).toBe('payment.instructions.watching');
      expect(flow.context()).toMatchObject({ contributionId: IDS.contribution, payment: null });
      expect(flow.context().notice).not.toBe('holdLapsed');
    });

    it('of a contribution that was paid in another way: shows received', async () => {
      const flow = await afterCancelled(receivedContribution());
      expect(flow.state()).toBe('response.received');
    });
  });
});

describe('received', () => {
  it('goes on to the contribution on the dashboard', async () => {
    const flow = await REACH_STATE.finished();
    expect(flow.snapshot().status).toBe('done');
    expect(flow.went).toEqual(['/dashboard/property/ile-ayo-court-000040']);
  });

  it('checks the declared payment', async () => {
    const flow = await startAtWaiting();
    expect(flow.made.followPayment).toEqual([{ paymentId: IDS.payment }]);
  });
});
