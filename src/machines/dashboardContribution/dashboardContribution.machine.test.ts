import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import { ApiError, type Failure, NETWORK_MESSAGE } from '#api/failure.ts';
import { type Kobo, naira } from '#domain/money.ts';
import type { DashboardContributionInput, PaymentDeclaration } from './dashboardContribution.events.ts';
import { dashboardContributionMachine } from './dashboardContribution.machine.ts';

const payment = (status: Payment['status']): Payment => ({
  id: 'payment-1',
  contributionId: 'contribution-1',
  amount: naira(400_000),
  status,
  cancelReason: status === 'cancelled' ? 'replaced' : null,
  lapsesAt: null,
  reference: 'REF-1',
  createdAt: '2026-11-21T09:00:00.000Z',
  receivedAt: status === 'received' ? '2026-11-21T09:05:00.000Z' : null,
});

/** Waits until the machine has handled settled promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(options: Partial<DashboardContributionInput> = {}) {
  const clock = new SimulatedClock();
  const declared: PaymentDeclaration[] = [];
  const looks: string[] = [];
  let changes = 0;
  let answer: () => Promise<Payment> = () => new Promise(() => {});
  let look: () => Promise<Payment> = () => new Promise(() => {});
  const actor = createActor(
    dashboardContributionMachine.provide({
      actors: {
        declarePayment: fromPromise<Payment, PaymentDeclaration>(({ input }) => {
          declared.push(input);
          return answer();
        }),
        readPayment: fromPromise<Payment, { paymentId: string }>(({ input }) => {
          looks.push(input.paymentId);
          return look();
        }),
      },
      actions: {
        refreshServerState: () => {
          changes += 1;
        },
      },
    }),
    {
      clock,
      input: {
        contributionId: 'contribution-1',
        requestId: 'request-1',
        dueKobo: naira(400_000),
        remainingKobo: naira(6_000_000),
        awaitingPayment: null,
        draft: null,
        ...options,
      },
    },
  );
  actor.start();
  return {
    actor,
    clock,
    declared,
    looks,
    changes: () => changes,
    answerWith: (next: () => Promise<Payment>) => {
      answer = next;
    },
    lookFinds: (next: () => Promise<Payment>) => {
      look = next;
    },
    /** The contribution changes: this is left of it, and due. */
    change: (
      remainingKobo: Kobo,
      awaitingPayment: Payment | null = null,
      dueKobo: Kobo | null = naira(300_000),
    ) => actor.send({ type: 'contribution.changed', dueKobo, remainingKobo, awaitingPayment }),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    announce: async () => {
      actor.send({ type: 'amount.confirmed', isCovered: false });
      await settle();
    },
  };
}

const fails = (code: Failure['code'], message?: string) =>
  new ApiError({ code, status: code === 'network_down' ? null : 422, ...(message && { message }) });

describe('choosing the amount', () => {
  it('offers the next due amount, and accepts it unchanged', () => {
    const flow = start();
    expect(flow.context()).toMatchObject({ choice: 'fixed', dueKobo: naira(400_000) });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    expect(flow.value()).toBe('declaring');
    expect(flow.declared[0]?.amountKobo).toBe(naira(400_000));
  });

  it('asks for a custom amount if nothing is due', () => {
    const flow = start({ dueKobo: null });
    expect(flow.context().choice).toBe('custom');
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    expect(flow.value()).toBe('choosing');
    expect(flow.context().amountError).toBe('Enter an amount of at least ₦1,000.');
  });

  it.each([
    [null, 'Enter an amount of at least ₦1,000.'],
    [naira(0), 'Enter an amount of at least ₦1,000.'],
    [naira(999), 'Enter an amount of at least ₦1,000.'],
    [naira(6_000_001), 'That is more than is left to contribute, ₦6,000,000.'],
  ])('rejects a custom amount of %s', (amountKobo, problem) => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    expect(flow.value()).toBe('choosing');
    expect(flow.context().amountError).toBe(problem);
  });

  it('accepts exactly the remaining amount', () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(6_000_000) });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    expect(flow.value()).toBe('declaring');
  });

  it('accepts less than ₦1,000 if no more than that remains', () => {
    const flow = start({ dueKobo: naira(300), remainingKobo: naira(300) });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    expect(flow.value()).toBe('declaring');
  });

  it('starts with the choice from when it was last closed, and returns it', () => {
    const flow = start({ draft: { choice: 'custom', customKobo: naira(75_000) } });
    expect(flow.context()).toMatchObject({ choice: 'custom', customKobo: naira(75_000) });
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(80_000) });
    flow.actor.send({ type: 'dialog.closed' });
    expect(flow.actor.getSnapshot().output).toEqual({
      isRequestUsed: false,
      draft: { choice: 'custom', customKobo: naira(80_000) },
    });
  });

  it('clears the error as soon as the amount or the choice changes', () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: null });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(1) });
    expect(flow.context().amountError).toBeNull();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: null });
    flow.actor.send({ type: 'amount.confirmed', isCovered: false });
    flow.actor.send({ type: 'choice.made', choice: 'fixed' });
    expect(flow.context().amountError).toBeNull();
  });
});

describe('announcing the payment', () => {
  it('is received immediately if the wallet covers it', async () => {
    const flow = start();
    flow.answerWith(async () => payment('received'));
    await flow.announce();
    expect(flow.value()).toBe('received');
    expect(flow.context().isPaidFromWallet).toBe(true);
    expect(flow.changes()).toBe(1);
  });

  it('awaits the transfer otherwise, which may have arrived meanwhile', async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    await flow.announce();
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'checking' } });
    expect(flow.looks).toEqual(['payment-1']);
    expect(flow.changes()).toBe(1);
  });

  it('reuses the key on a retry and takes a new one for another amount', async () => {
    const flow = start();
    flow.answerWith(() => Promise.reject(fails('network_down')));
    await flow.announce();
    expect(flow.value()).toBe('choosing');
    expect(flow.context().failure?.message).toBe(NETWORK_MESSAGE);
    await flow.announce();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(100_000) });
    await flow.announce();
    const [first, retry, other] = flow.declared;
    expect(retry).toEqual(first);
    expect(other?.amountKobo).toBe(naira(100_000));
    expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('takes a new key for an amount that another one has replaced', async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    for (const amountKobo of [naira(500_000), naira(100_000), naira(500_000)]) {
      flow.actor.send({ type: 'customAmount.typed', amountKobo });
      await flow.announce();
      flow.actor.send({ type: 'amount.changeRequested' });
    }
    expect(new Set(flow.declared.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  it('takes a new key after a payment was withdrawn, whose announcement was not heard of', async () => {
    const flow = start();
    flow.answerWith(() => Promise.reject(fails('network_down')));
    await flow.announce();
    flow.change(naira(6_000_000), payment('awaiting_transfer'));
    flow.actor.send({ type: 'payment.withdrawn' });
    await flow.announce();
    expect(new Set(flow.declared.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('warns after a failed try that its amount has arrived, pays nothing by itself, and offers what is due now', async () => {
    const flow = start();
    flow.answerWith(() => Promise.reject(fails('network_down')));
    await flow.announce();
    flow.change(naira(5_600_000));
    expect(flow.declared).toHaveLength(1);
    const { failure, isTryReceived, remainingKobo } = flow.context();
    expect([failure, isTryReceived, remainingKobo]).toEqual([null, true, naira(5_600_000)]);
    await flow.announce();
    expect(flow.context().isTryReceived).toBe(false);
  });

  it.each<[string, Failure['code'], Kobo, number]>([
    ['without a try', 'network_down', naira(5_600_000), 0],
    ['by another amount than was tried', 'network_down', naira(5_700_000), 1],
    ['after a response', 'too_many_requests', naira(5_600_000), 1],
  ])('warns of nothing where the contribution grows %s', async (_, code, remainingKobo, tries) => {
    const flow = start();
    flow.answerWith(() => Promise.reject(fails(code)));
    if (tries > 0) await flow.announce();
    flow.change(remainingKobo);
    expect(flow.context()).toMatchObject({ isTryReceived: false, remainingKobo });
    expect(flow.declared).toHaveLength(tries);
  });

  it('announces the payment anew if the first one was withdrawn elsewhere', async () => {
    const flow = start();
    const answers = [payment('cancelled'), payment('awaiting_transfer')];
    flow.answerWith(async () => answers.shift() ?? expect.unreachable());
    await flow.announce();
    await settle();
    expect(flow.value()).toMatchObject({ awaited: { step: 'transferring' } });
    expect(new Set(flow.declared.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('starts with the pending payment, until it is withdrawn', () => {
    const flow = start({ awaitingPayment: payment('awaiting_transfer') });
    expect(flow.context().payment?.id).toBe('payment-1');
    flow.actor.send({ type: 'payment.withdrawn' });
    expect(flow.context().payment).toBeNull();
    expect(flow.changes()).toBe(1);
  });

  it('offers what is due and left after the contribution changed, and nothing fixed if nothing is due', () => {
    const flow = start({ awaitingPayment: payment('awaiting_transfer') });
    flow.change(naira(5_600_000));
    expect(flow.context()).toMatchObject({ choice: 'fixed', dueKobo: naira(300_000), payment: null });
    flow.change(naira(5_500_000), null, null);
    expect(flow.context()).toMatchObject({ choice: 'custom', remainingKobo: naira(5_500_000) });
    expect(flow.context().before).toEqual({ dueKobo: naira(400_000), remainingKobo: naira(6_000_000) });
  });

  it('keeps the announced payment while the contribution changes', async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    await flow.announce();
    flow.change(naira(5_900_000));
    expect(flow.context()).toMatchObject({ dueKobo: naira(300_000), payment: { id: 'payment-1' } });
  });

  it('shows an error at the amount if less is left than was chosen, and keeps the choice', async () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(500_000) });
    flow.answerWith(async () => {
      throw fails('amount_above_remaining', 'That is more than is left to contribute.');
    });
    await flow.announce();
    expect(flow.value()).toBe('choosing');
    expect(flow.context()).toMatchObject({
      choice: 'custom',
      customKobo: naira(500_000),
      amountError: 'That is more than is left to contribute.',
    });
  });

  it('reports that a closed contribution accepts no more payments', async () => {
    const flow = start();
    flow.answerWith(async () => {
      throw fails('contribution_closed');
    });
    await flow.announce();
    expect(flow.value()).toBe('contributionOver');
    expect(flow.context().failure?.code).toBe('contribution_closed');
  });

  it('times out after 30 seconds, not a millisecond earlier', async () => {
    const flow = start();
    await flow.announce();
    flow.clock.increment(29_999);
    expect(flow.value()).toBe('declaring');
    flow.clock.increment(1);
    expect(flow.value()).toBe('choosing');
    expect(flow.context().failure?.code).toBe('network_down');
  });
});

describe('following the payment', () => {
  const awaiting = async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    flow.lookFinds(async () => payment('awaiting_transfer'));
    await flow.announce();
    await settle();
    flow.lookFinds(() => new Promise(() => {}));
    return flow;
  };

  it('checks after a change, and again if something changed during a check', async () => {
    const flow = await awaiting();
    flow.clock.increment(3_600_000);
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'watching' } });
    flow.actor.send({ type: 'check.requested' });
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'checking' } });
    flow.actor.send({ type: 'check.requested' });
    expect(flow.looks).toEqual(['payment-1', 'payment-1', 'payment-1']);
  });

  it.each([
    ['awaiting_transfer', { awaited: { step: 'transferring', follow: 'watching' } }, 1],
    ['received', 'received', 2],
    ['cancelled', 'cancelled', 2],
  ] as const)('when the payment is %s', async (status, value, changes) => {
    const flow = await awaiting();
    flow.lookFinds(async () => payment(status));
    flow.actor.send({ type: 'check.requested' });
    await settle();
    expect(flow.value()).toEqual(value);
    expect(flow.context().isPaidFromWallet).toBe(false);
    expect(flow.changes()).toBe(changes);
  });

  it('is found received, whether or not the buyer reports the transfer', async () => {
    for (const isSaid of [false, true]) {
      const flow = await awaiting();
      if (isSaid) flow.actor.send({ type: 'transfer.declared' });
      flow.lookFinds(async () => payment('received'));
      flow.actor.send({ type: 'check.requested' });
      await settle();
      expect(flow.value()).toBe('received');
    }
  });

  it('retries 15 seconds after a network failure, and shows the failure until the network is back', async () => {
    const flow = await awaiting();
    flow.lookFinds(async () => {
      throw fails('network_down');
    });
    flow.actor.send({ type: 'check.requested' });
    await settle();
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'unreachable' } });
    expect(flow.context().hasCheckFailed).toBe(true);
    flow.lookFinds(async () => payment('awaiting_transfer'));
    flow.clock.increment(15_000);
    await settle();
    expect(flow.context().hasCheckFailed).toBe(false);
  });

  it('abandons a check after 30 seconds, and checks again later', async () => {
    const flow = await awaiting();
    flow.actor.send({ type: 'check.requested' });
    flow.clock.increment(29_999);
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'checking' } });
    flow.clock.increment(1);
    expect(flow.value()).toEqual({ awaited: { step: 'transferring', follow: 'unreachable' } });
    expect(flow.context().hasCheckFailed).toBe(true);
  });
});

describe('closing', () => {
  it.each([
    ['choosing', null, false],
    ['declaring', () => new Promise<Payment>(() => {}), false],
    ['awaited', async () => payment('awaiting_transfer'), true],
    ['received', async () => payment('received'), true],
  ] as const)('from %s', async (state, answer, isRequestUsed) => {
    const flow = start();
    if (answer) {
      flow.answerWith(answer);
      await flow.announce();
    }
    expect(flow.actor.getSnapshot().matches(state)).toBe(true);
    flow.actor.send({ type: 'dialog.closed' });
    expect(flow.actor.getSnapshot().status).toBe('done');
    expect(flow.actor.getSnapshot().output?.isRequestUsed).toBe(isRequestUsed);
  });
});
