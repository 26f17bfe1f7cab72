import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import type { PaymentDeclaration } from './dashboardContribution.events.ts';
import { dashboardContributionMachine, PAYMENT_POLL_MS } from './dashboardContribution.machine.ts';

const payment = (status: Payment['status']): Payment => ({
  id: 'payment-1',
  contributionId: 'contribution-1',
  amount: naira(400_000),
  status,
  cancelReason: status === 'cancelled' ? 'contribution_ended' : null,
  lapsesAt: null,
  reference: 'REF-1',
  createdAt: '2026-11-21T09:00:00.000Z',
  receivedAt: status === 'received' ? '2026-11-21T09:05:00.000Z' : null,
});

/** Lets settled promises reach the machine. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(options: { dueKobo?: ReturnType<typeof naira> | null } = {}) {
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
        announceChange: () => {
          changes += 1;
        },
      },
    }),
    {
      clock,
      input: {
        contributionId: 'contribution-1',
        requestId: 'request-1',
        dueKobo: options.dueKobo === undefined ? naira(400_000) : options.dueKobo,
        remainingKobo: naira(6_000_000),
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
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    declare: async () => {
      actor.send({ type: 'amount.confirmed' });
      actor.send({ type: 'transfer.declared' });
      await settle();
    },
  };
}

const fails = (code: 'amount_above_remaining' | 'contribution_closed' | 'network_down', message?: string) =>
  new ApiError({ code, status: code === 'network_down' ? null : 422, ...(message && { message }) });

describe('choosing the amount', () => {
  it('offers the amount that is due next, and takes it as it is', () => {
    const flow = start();
    expect(flow.context()).toMatchObject({ choice: 'fixed', dueKobo: naira(400_000) });
    flow.actor.send({ type: 'amount.confirmed' });
    expect(flow.value()).toBe('transferring');
  });

  it('asks for an amount of one’s own where nothing is due', () => {
    const flow = start({ dueKobo: null });
    expect(flow.context().choice).toBe('custom');
    flow.actor.send({ type: 'amount.confirmed' });
    expect(flow.value()).toBe('choosing');
    expect(flow.context().amountError).toBe('Enter an amount of more than ₦0.');
  });

  it.each([
    [null, 'Enter an amount of more than ₦0.'],
    [naira(0), 'Enter an amount of more than ₦0.'],
    [naira(6_000_001), 'That is more than is left to contribute, ₦6,000,000.'],
  ])('refuses a custom amount of %s', (amountKobo, problem) => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo });
    flow.actor.send({ type: 'amount.confirmed' });
    expect(flow.value()).toBe('choosing');
    expect(flow.context().amountError).toBe(problem);
  });

  it('takes exactly what remains', () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(6_000_000) });
    flow.actor.send({ type: 'amount.confirmed' });
    expect(flow.value()).toBe('transferring');
  });

  it('drops the problem as soon as the amount or the choice changes', () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: null });
    flow.actor.send({ type: 'amount.confirmed' });
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(1) });
    expect(flow.context().amountError).toBeNull();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: null });
    flow.actor.send({ type: 'amount.confirmed' });
    flow.actor.send({ type: 'choice.made', choice: 'fixed' });
    expect(flow.context().amountError).toBeNull();
  });
});

describe('declaring the transfer', () => {
  it('is received at once where the wallet covers it', async () => {
    const flow = start();
    flow.answerWith(async () => payment('received'));
    await flow.declare();
    expect(flow.value()).toBe('received');
    expect(flow.context().isPaidFromWallet).toBe(true);
    expect(flow.changes()).toBe(1);
  });

  it('awaits the transfer otherwise', async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    await flow.declare();
    expect(flow.value()).toEqual({ awaitingTransfer: 'pausing' });
    expect(flow.changes()).toBe(1);
  });

  it('repeats the same key on a retry and takes a new one for another amount', async () => {
    const flow = start();
    flow.answerWith(async () => {
      throw fails('network_down');
    });
    await flow.declare();
    expect(flow.value()).toBe('transferring');
    expect(flow.context().failure?.message).toBe(NETWORK_MESSAGE);
    flow.actor.send({ type: 'transfer.declared' });
    await settle();
    flow.actor.send({ type: 'amount.changeRequested' });
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(100_000) });
    await flow.declare();
    const [first, retry, other] = flow.declared;
    expect(retry).toEqual(first);
    expect(other?.amountKobo).toBe(naira(100_000));
    expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('shows at the amount that less is left than was chosen, and keeps the choice', async () => {
    const flow = start();
    flow.actor.send({ type: 'customAmount.typed', amountKobo: naira(500_000) });
    flow.answerWith(async () => {
      throw fails('amount_above_remaining', 'That is more than is left to contribute.');
    });
    await flow.declare();
    expect(flow.value()).toBe('choosing');
    expect(flow.context()).toMatchObject({
      choice: 'custom',
      customKobo: naira(500_000),
      amountError: 'That is more than is left to contribute.',
    });
  });

  it('says that a closed contribution takes no more', async () => {
    const flow = start();
    flow.answerWith(async () => {
      throw fails('contribution_closed');
    });
    await flow.declare();
    expect(flow.value()).toBe('refused');
    expect(flow.context().failure?.code).toBe('contribution_closed');
  });

  it('gives up after 30 seconds, not a moment before', async () => {
    const flow = start();
    await flow.declare();
    flow.clock.increment(29_999);
    expect(flow.value()).toBe('declaring');
    flow.clock.increment(1);
    expect(flow.value()).toBe('transferring');
    expect(flow.context().failure?.code).toBe('network_down');
  });
});

describe('following the payment', () => {
  const awaiting = async () => {
    const flow = start();
    flow.answerWith(async () => payment('awaiting_transfer'));
    await flow.declare();
    return flow;
  };

  it('looks every 5 seconds, not a moment before', async () => {
    const flow = await awaiting();
    flow.clock.increment(PAYMENT_POLL_MS - 1);
    expect(flow.value()).toEqual({ awaitingTransfer: 'pausing' });
    flow.clock.increment(1);
    expect(flow.value()).toEqual({ awaitingTransfer: 'checking' });
    expect(flow.looks).toEqual(['payment-1']);
  });

  it.each([
    ['awaiting_transfer', { awaitingTransfer: 'pausing' }, 1],
    ['received', 'received', 2],
    ['cancelled', 'cancelled', 2],
  ] as const)('when the payment is %s', async (status, value, changes) => {
    const flow = await awaiting();
    flow.lookFinds(async () => payment(status));
    flow.clock.increment(PAYMENT_POLL_MS);
    await settle();
    expect(flow.value()).toEqual(value);
    expect(flow.context().isPaidFromWallet).toBe(false);
    expect(flow.changes()).toBe(changes);
  });

  it('keeps looking when the network is away, and says so until it is back', async () => {
    const flow = await awaiting();
    flow.lookFinds(async () => {
      throw fails('network_down');
    });
    flow.clock.increment(PAYMENT_POLL_MS);
    await settle();
    expect(flow.value()).toEqual({ awaitingTransfer: 'pausing' });
    expect(flow.context().isFollowLost).toBe(true);
    flow.lookFinds(async () => payment('awaiting_transfer'));
    flow.clock.increment(PAYMENT_POLL_MS);
    await settle();
    expect(flow.context().isFollowLost).toBe(false);
  });

  it('gives up one look after 30 seconds, and goes on', async () => {
    const flow = await awaiting();
    flow.clock.increment(PAYMENT_POLL_MS);
    flow.clock.increment(29_999);
    expect(flow.value()).toEqual({ awaitingTransfer: 'checking' });
    flow.clock.increment(1);
    expect(flow.value()).toEqual({ awaitingTransfer: 'pausing' });
    expect(flow.context().isFollowLost).toBe(true);
  });
});

describe('closing', () => {
  it.each(['choosing', 'transferring', 'declaring', 'awaitingTransfer', 'received'])(
    'from %s',
    async (step) => {
      const flow = start();
      if (step !== 'choosing') flow.actor.send({ type: 'amount.confirmed' });
      if (step === 'awaitingTransfer') flow.answerWith(async () => payment('awaiting_transfer'));
      if (step === 'received') flow.answerWith(async () => payment('received'));
      if (!['choosing', 'transferring'].includes(step)) flow.actor.send({ type: 'transfer.declared' });
      await settle();
      expect(flow.actor.getSnapshot().matches(step as 'choosing')).toBe(true);
      flow.actor.send({ type: 'dialog.closed' });
      expect(flow.actor.getSnapshot().status).toBe('done');
      expect(flow.actor.getSnapshot().output?.payment?.status ?? null).toBe(
        { awaitingTransfer: 'awaiting_transfer', received: 'received' }[step] ?? null,
      );
    },
  );
});
