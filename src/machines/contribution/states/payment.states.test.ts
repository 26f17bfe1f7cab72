import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import {
  contribution,
  home,
  IDS,
  NOW_MS,
  networkDown,
  never,
  payment,
  receivedContribution,
  rejection,
} from '../model/contribution.fixtures.ts';
import { REACH_STATE, startAtPayment, startAtWaiting } from '../model/contribution.setups.fixtures.ts';

/** The server's response to an agreement, with its pending payment. */
const held = () => contribution('B', { awaitingPayment: payment() });
const keysOf = ({
  made,
}: {
  readonly made: { readonly declareTransfer: readonly { readonly key: string }[] };
}) => made.declareTransfer.map(({ key }) => key);
const ended = (status: 'cancelled' | 'expired') => async () => ({
  property: home(),
  contribution: contribution('B', { status, holdExpiresAt: null }),
});

describe('reporting the transfer as sent', () => {
  it('records the due amount and immediately checks whether it has arrived', async () => {
    const flow = await startAtWaiting();
    expect(flow.made.declareTransfer).toEqual([
      { contributionId: IDS.contribution, amountKobo: naira(312_500), key: 'payment-key-1.31250000' },
    ]);
    expect(flow.made.followPayment).toEqual([{ paymentId: IDS.payment }]);
    expect(flow.state()).toBe('response.waiting');
  });

  it.each([networkDown(), rejection('internal_error')])(
    '$code: nothing is lost, and it can be said again',
    async (error) => {
      const flow = await startAtPayment({ declareTransfer: () => Promise.reject(error) });
      await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
      expect(flow.state()).toBe('payment.instructions.watching');
      expect(flow.context().failure?.code).toBe(error.code);
      expect(flow.reported).toEqual([error.code]);
      flow.calls.declareTransfer = async () => payment();
      await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
      expect(flow.state()).toBe('response.waiting');
      expect(flow.context().failure).toBeNull();
    },
  );

  it('creates no payment if one is pending since the agreement', async () => {
    const flow = await startAtPayment({ agree: async () => held() });
    await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
    expect(flow.state()).toBe('response.waiting');
    expect(flow.made.declareTransfer).toEqual([]);
    expect(flow.made.followPayment).toEqual([{ paymentId: IDS.payment }]);
    expect(flow.context().declaredAtMs).toBe(NOW_MS);
  });

  it('retries a lost request under the same key', async () => {
    const flow = await startAtPayment({ declareTransfer: () => Promise.reject(networkDown()) });
    await flow.send(
      { type: 'transfer.declared', newKey: 'payment-key-1' },
      { type: 'transfer.declared', newKey: 'payment-key-2' },
    );
    expect(keysOf(flow)).toEqual(['payment-key-1.31250000', 'payment-key-1.31250000']);
  });

  it('takes a new key once the announced payment was withdrawn, whose response was lost', async () => {
    const flow = await startAtPayment({ declareTransfer: () => Promise.reject(networkDown()) });
    flow.calls.followContribution = async () => held();
    await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
    expect(flow.context().payment?.id).toBe(IDS.payment);
    flow.calls.followContribution = async () => contribution();
    await flow.send({ type: 'check.requested' }, { type: 'transfer.declared', newKey: 'payment-key-2' });
    expect(keysOf(flow)).toEqual(['payment-key-1.31250000', 'payment-key-2.31250000']);
  });

  it('takes a new key for a payment that replaced the one it was to pay from the wallet', async () => {
    const flow = await startAtPayment({
      agree: async () => held(),
      payFromWallet: () => Promise.reject(networkDown()),
      followContribution: () => Promise.reject(networkDown()),
    });
    await flow.send({ type: 'walletPayment.requested', newKey: 'payment-key-1' });
    flow.calls.followContribution = async () =>
      contribution('B', { awaitingPayment: payment({ id: IDS.unit, amount: naira(500_000) }) });
    await flow.send(
      { type: 'check.requested' },
      { type: 'walletPayment.requested', newKey: 'payment-key-2' },
    );
    const keys = flow.made.payFromWallet.map(({ key }) => key);
    expect(keys).toEqual(['payment-key-1.31250000', 'payment-key-2.50000000']);
  });

  it('asks for the contribution once the wallet has paid', async () => {
    const flow = await startAtPayment({ agree: async () => held(), followPayment: never });
    await flow.send({ type: 'walletPayment.requested', newKey: 'payment-key-1' });
    expect(flow.made.payFromWallet).toHaveLength(1);
    expect(flow.state()).toBe('response.asking');
  });

  it('says that the wallet no longer covers it, and waits for no transfer that nobody reported', async () => {
    const flow = await startAtPayment({
      agree: async () => held(),
      payFromWallet: async () => payment(),
      followContribution: async () => held(),
    });
    await flow.send({ type: 'walletPayment.requested', newKey: 'payment-key-1' });
    expect(flow.state()).toBe('payment.instructions.watching');
    expect(flow.context()).toMatchObject({ notice: 'walletShort', declaredAtMs: null });
    await flow.send({ type: 'transfer.declared', newKey: 'payment-key-2' });
    expect(flow.made.declareTransfer).toEqual([]);
    expect(flow.context()).toMatchObject({ notice: null, declaredAtMs: NOW_MS });
  });

  it.each([
    ['expired', 'holdLapsed'],
    ['cancelled', 'cancelled'],
  ] as const)('contribution_closed, %s: back to the units, and why', async (status, notice) => {
    const flow = await startAtPayment({
      declareTransfer: () => Promise.reject(rejection('contribution_closed')),
    });
    flow.calls.openFlow = ended(status);
    await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice, contributionId: null, apartmentId: null });
  });

  it('times out at the deadline, not before', async () => {
    const flow = await REACH_STATE['payment.declaring']();
    await flow.wait(29_999);
    expect(flow.state()).toBe('payment.declaring');
    await flow.wait(1);
    expect(flow.state()).toBe('payment.instructions.watching');
  });
});

describe('the open payment page', () => {
  it('checks after each change, and goes on by itself when the money has arrived', async () => {
    const flow = await startAtPayment({ agree: async () => held() });
    await flow.wait(3_600_000);
    expect(flow.made.followContribution).toEqual([]);
    await flow.send({ type: 'check.requested' });
    expect(flow.made.followContribution).toEqual([{ contributionId: IDS.contribution }]);
    expect(flow.state()).toBe('payment.instructions.watching');
    flow.calls.followContribution = async () => receivedContribution();
    await flow.send({ type: 'check.requested' });
    expect(flow.state()).toBe('response.received');
    expect(flow.made.declareTransfer).toEqual([]);
  });

  it('checks again if something changed during a check', async () => {
    const flow = await startAtPayment({ followContribution: never });
    await flow.send({ type: 'check.requested' }, { type: 'check.requested' });
    expect(flow.made.followContribution).toHaveLength(2);
    expect(flow.state()).toBe('payment.instructions.checking');
  });

  it('checks after the cancel dialog closes, because it missed changes while it was open', async () => {
    const flow = await startAtPayment();
    await flow.send({ type: 'cancellation.requested' }, { type: 'check.requested' });
    expect(flow.made.followContribution).toEqual([]);
    await flow.send({ type: 'cancellation.dismissed' });
    expect(flow.made.followContribution).toHaveLength(1);
  });

  it('retries silently after 15 seconds if the server is unreachable', async () => {
    const flow = await startAtPayment({ followContribution: () => Promise.reject(networkDown()) });
    await flow.send({ type: 'check.requested' });
    expect(flow.state()).toBe('payment.instructions.unreachable');
    expect(flow.context().failure).toBeNull();
    flow.calls.followContribution = never;
    await flow.wait(14_999);
    expect(flow.state()).toBe('payment.instructions.unreachable');
    await flow.wait(1);
    expect(flow.state()).toBe('payment.instructions.checking');
    await flow.wait(30_000);
    expect(flow.state()).toBe('payment.instructions.unreachable');
  });

  it.each([
    ['expired', 'holdLapsed'],
    ['cancelled', 'cancelled'],
  ] as const)('of a contribution that is %s elsewhere says so', async (status, notice) => {
    const flow = await startAtPayment();
    flow.calls.followContribution = async () => contribution('B', { status, holdExpiresAt: null });
    flow.calls.openFlow = ended(status);
    await flow.send({ type: 'check.requested' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context().notice).toBe(notice);
  });

  it('shows the amount of the pending payment', async () => {
    const other = payment({ amount: naira(100_000) });
    const flow = await startAtPayment({ agree: async () => contribution('B', { awaitingPayment: other }) });
    await flow.send({ type: 'walletPayment.requested', newKey: 'payment-key-1' });
    expect(flow.made.payFromWallet[0]?.amountKobo).toBe(naira(100_000));
  });
});

describe('the hold', () => {
  it('is found expired after the server reports a change', async () => {
    const flow = await REACH_STATE['payment.instructions.watching']();
    flow.calls.followContribution = async () => contribution('B', { status: 'expired', holdExpiresAt: null });
    flow.calls.openFlow = ended('expired');
    await flow.send({ type: 'check.requested' });
    expect(flow.made.openFlow.at(-1)).toEqual({ propertyId: IDS.home, contributionId: IDS.contribution });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice: 'holdLapsed', contribution: null, apartmentId: null });
  });
});

describe.each([
  ['payment', startAtPayment, 'payment.instructions.watching'],
  ['response', startAtWaiting, 'response.waiting'],
] as const)('cancelling from the %s page', (page, reach, home) => {
  const cancel = async (answers: Parameters<typeof startAtPayment>[0] = {}) => {
    const flow = await reach(answers);
    await flow.send({ type: 'cancellation.requested' });
    expect(flow.state()).toBe(`${page}.confirmingCancel`);
    await flow.send({ type: 'cancellation.confirmed' });
    return flow;
  };

  it('asks for confirmation first', async () => {
    const flow = await reach();
    await flow.send({ type: 'cancellation.requested' }, { type: 'cancellation.dismissed' });
    expect(flow.state()).toBe(home);
    expect(flow.made.cancelContribution).toEqual([]);
  });

  it('returns to the units and keeps the inputs', async () => {
    const flow = await cancel();
    expect(flow.made.cancelContribution).toEqual([{ contributionId: IDS.contribution }]);
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({
      notice: 'cancelled',
      contribution: null,
      contributionId: null,
      apartmentId: null,
      agreement: null,
      plan: 'B',
    });
  });

  it('shows the notice even if the units load only at the second attempt', async () => {
    const flow = await reach();
    const { openFlow } = flow.calls;
    flow.calls.openFlow = () => Promise.reject(networkDown());
    await flow.send({ type: 'cancellation.requested' }, { type: 'cancellation.confirmed' });
    expect(flow.state()).toBe('loadFailed');
    flow.calls.openFlow = openFlow;
    await flow.send({ type: 'retry.requested' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context()).toMatchObject({ notice: 'cancelled', failure: null });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'holdLapsed'],
  ] as const)('contribution_closed: it was %s already', async (status, notice) => {
    const flow = await reach({ cancelContribution: () => Promise.reject(rejection('contribution_closed')) });
    flow.calls.openFlow = ended(status);
    await flow.send({ type: 'cancellation.requested' }, { type: 'cancellation.confirmed' });
    expect(flow.state()).toBe('selectUnit.unit');
    expect(flow.context().notice).toBe(notice);
  });

  it('contribution_paid_into: the money arrived first, and its page shows it', async () => {
    const flow = await reach({
      cancelContribution: () => Promise.reject(rejection('contribution_paid_into')),
    });
    flow.calls.openFlow = async () => ({
      property: null,
      contribution: receivedContribution(),
    });
    await flow.send({ type: 'cancellation.requested' }, { type: 'cancellation.confirmed' });
    expect(flow.state()).toBe('response.received');
    expect(flow.reported).toEqual(['contribution_paid_into']);
  });

  it('network_down: nothing changes, and the dialog stays open with the reason', async () => {
    const flow = await cancel({ cancelContribution: () => Promise.reject(networkDown()) });
    expect(flow.state()).toBe(`${page}.confirmingCancel`);
    expect(flow.context()).toMatchObject({
      contributionId: IDS.contribution,
      failure: { code: 'network_down' },
    });
    await flow.send({ type: 'cancellation.confirmed' });
    expect(flow.made.cancelContribution).toHaveLength(2);
    await flow.send({ type: 'cancellation.dismissed' });
    expect(flow.state()).toBe(home);
    expect(flow.context().failure).toBeNull();
  });

  it('opens without the reason of an earlier failure', async () => {
    const flow = await reach({
      declareTransfer: () => Promise.reject(networkDown()),
      followPayment: () => Promise.reject(networkDown()),
    });
    if (page === 'payment') await flow.send({ type: 'transfer.declared', newKey: 'payment-key-1' });
    expect(flow.context().failure?.code).toBe('network_down');
    await flow.send({ type: 'cancellation.requested' });
    expect(flow.context().failure).toBeNull();
  });

  it('times out at the deadline, not before', async () => {
    const flow = await REACH_STATE[`${page}.cancelling`]();
    await flow.wait(29_999);
    expect(flow.state()).toBe(`${page}.cancelling`);
    await flow.wait(1);
    expect(flow.state()).toBe(`${page}.confirmingCancel`);
    expect(flow.context().failure?.code).toBe('network_down');
  });
});
