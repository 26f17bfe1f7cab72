import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Payment } from '#api/calls/contributions.ts';
import { ApiError } from '#api/failure.ts';
import { paymentOf } from '#tests/fixtures/contributions.ts';
import { withdrawPaymentMachine } from './withdrawPayment.machine.ts';

/** Lets settled promises reach the machine. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const rejectWith = (code: ApiError['code']) => () =>
  Promise.reject(new ApiError({ code, status: code === 'network_down' ? null : 409 }));
const withdrawn = async () => paymentOf({ status: 'cancelled', cancelReason: 'withdrawn', receivedAt: null });

function start(respond: () => Promise<Payment>) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const flow = { respond, changes: 0 };
  const actor = createActor(
    withdrawPaymentMachine.provide({
      actors: {
        withdrawPayment: fromPromise<Payment, { paymentId: string }>(({ input }) => {
          asked.push(input.paymentId);
          return flow.respond();
        }),
      },
      actions: {
        announceChange: () => {
          flow.changes += 1;
        },
      },
    }),
    { clock, input: { paymentId: 'payment-1' } },
  );
  actor.start();
  return {
    actor,
    clock,
    asked,
    flow,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure?.code ?? null,
    confirm: async () => {
      actor.send({ type: 'question.opened' });
      actor.send({ type: 'question.confirmed' });
      await settle();
    },
  };
}

describe('withdrawing a payment', () => {
  it('asks first', () => {
    const { actor, asked, state } = start(withdrawn);
    actor.send({ type: 'question.confirmed' });
    expect(state()).toBe('idle');
    actor.send({ type: 'question.opened' });
    actor.send({ type: 'question.dismissed' });
    expect(state()).toBe('idle');
    expect(asked).toEqual([]);
  });

  it('withdraws it, and what shows it is told', async () => {
    const { confirm, state, asked, flow } = start(withdrawn);
    await confirm();
    expect(state()).toBe('done');
    expect(asked).toEqual(['payment-1']);
    expect(flow.changes).toBe(1);
  });

  it('says that it does not wait any more where the money came first', async () => {
    const { actor, confirm, state, failure, flow } = start(rejectWith('payment_closed'));
    await confirm();
    expect(state()).toBe('tooLate');
    expect(failure()).toBe('payment_closed');
    expect(flow.changes).toBe(1);
    actor.send({ type: 'explanation.closed' });
    expect(state()).toBe('over');
  });

  it.each(['network_down', 'internal_error'] as const)('%s: the question stays', async (code) => {
    const { actor, confirm, state, failure, flow } = start(rejectWith(code));
    await confirm();
    expect(state()).toBe('confirming');
    expect(failure()).toBe(code);
    flow.respond = withdrawn;
    actor.send({ type: 'question.confirmed' });
    await settle();
    expect(state()).toBe('done');
  });

  it('is given up at the deadline, not before', async () => {
    const { clock, confirm, state, failure } = start(() => new Promise(() => {}));
    await confirm();
    clock.increment(29_999);
    expect(state()).toBe('calling');
    clock.increment(1);
    expect(state()).toBe('confirming');
    expect(failure()).toBe('network_down');
  });
});
