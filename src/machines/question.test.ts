import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError, type Failure } from '#api/failure.ts';
import { kobo } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { CALL_DEADLINE_MS } from './callFailures.ts';
import { cancelContributionMachine } from './cancelContribution/cancelContribution.machine.ts';
import { cancelInspectionMachine } from './cancelInspection/cancelInspection.machine.ts';
import { withdrawExitMachine } from './withdrawExit/withdrawExit.machine.ts';
import { withdrawPaymentMachine } from './withdrawPayment/withdrawPayment.machine.ts';

/** Settles the call; each machine adds its own response. */
type Server = (id: string) => Promise<void>;

interface Ports {
  readonly server: Server;
  readonly clock: SimulatedClock;
  readonly refreshServerState: () => void;
}

const ID = 'id-1';

function startCancelContribution({ server, clock, refreshServerState }: Ports) {
  const cancelled = contributionOf({ paid: kobo(0), changes: { status: 'cancelled' } });
  const machine = cancelContributionMachine.provide({
    actors: {
      cancelContribution: fromPromise(({ input }) => server(input.contributionId).then(() => cancelled)),
    },
    actions: { refreshServerState },
  });
  return createActor(machine, { clock, input: { contributionId: ID } }).start();
}

function startWithdrawPayment({ server, clock, refreshServerState }: Ports) {
  const withdrawn = paymentOf({ status: 'cancelled', cancelReason: 'withdrawn', receivedAt: null });
  const machine = withdrawPaymentMachine.provide({
    actors: { withdrawPayment: fromPromise(({ input }) => server(input.paymentId).then(() => withdrawn)) },
    actions: { refreshServerState },
  });
  return createActor(machine, { clock, input: { paymentId: ID } }).start();
}

function startWithdrawExit({ server, clock, refreshServerState }: Ports) {
  const machine = withdrawExitMachine.provide({
    actors: {
      withdrawExit: fromPromise(({ input }) =>
        server(input.contributionId).then(() => ({ quote: null, exit: null })),
      ),
    },
    actions: { refreshServerState },
  });
  return createActor(machine, { clock, input: { contributionId: ID } }).start();
}

function startCancelInspection({ server, clock, refreshServerState }: Ports) {
  const machine = cancelInspectionMachine.provide({
    actors: { cancelInspection: fromPromise(({ input }) => server(input.reference)) },
    actions: { refreshServerState },
  });
  return createActor(machine, { clock, input: { reference: ID } }).start();
}

const rejectWith = (code: Failure['code']) => () =>
  Promise.reject(new ApiError({ code, status: code === 'network_down' ? null : 409 }));

const QUESTIONS: readonly {
  readonly name: string;
  readonly start:
    | typeof startCancelContribution
    | typeof startWithdrawPayment
    | typeof startWithdrawExit
    | typeof startCancelInspection;
  readonly tooLate: Failure['code'];
}[] = [
  { name: 'cancelContribution', start: startCancelContribution, tooLate: 'contribution_paid_into' },
  { name: 'withdrawPayment', start: startWithdrawPayment, tooLate: 'payment_closed' },
  { name: 'withdrawExit', start: startWithdrawExit, tooLate: 'exit_closed' },
  { name: 'cancelInspection', start: startCancelInspection, tooLate: 'inspection_closed' },
];

function run(start: (typeof QUESTIONS)[number]['start'], respond: Server) {
  const clock = new SimulatedClock();
  const server = vi.fn(respond);
  const refreshServerState = vi.fn();
  const actor = start({ server, clock, refreshServerState });
  return {
    actor,
    clock,
    server,
    refreshServerState,
    state: () => actor.getSnapshot().value,
    failureCode: () => actor.getSnapshot().context.failure?.code ?? null,
    confirm: async () => {
      actor.send({ type: 'question.opened' });
      actor.send({ type: 'question.confirmed' });
      await expect.poll(() => actor.getSnapshot().value).not.toBe('calling');
    },
  };
}

describe.each(QUESTIONS)('the question of $name', ({ start, tooLate }) => {
  it('is asked before the call', () => {
    const { actor, server, state } = run(start, async () => {});
    actor.send({ type: 'question.confirmed' });
    expect(state()).toBe('idle');
    actor.send({ type: 'question.opened' });
    expect(state()).toBe('confirming');
    actor.send({ type: 'question.dismissed' });
    expect(state()).toBe('idle');
    expect(server).not.toHaveBeenCalled();
  });

  it('ends with the call, and the server state is loaded again', async () => {
    const { confirm, state, server, refreshServerState } = run(start, async () => {});
    await confirm();
    expect(state()).toBe('done');
    expect(server).toHaveBeenCalledExactlyOnceWith(ID);
    expect(refreshServerState).toHaveBeenCalledTimes(1);
  });

  it.each(['network_down', 'internal_error'] as const)('stays after %s', async (code) => {
    const { actor, confirm, state, failureCode, server } = run(start, rejectWith(code));
    await confirm();
    expect(state()).toBe('confirming');
    expect(failureCode()).toBe(code);
    server.mockReturnValueOnce(new Promise(() => {}));
    actor.send({ type: 'question.confirmed' });
    expect(state()).toBe('calling');
    expect(failureCode()).toBeNull();
  });

  it('opens again without the reason of an earlier failure', async () => {
    const { actor, confirm, failureCode } = run(start, rejectWith('network_down'));
    await confirm();
    actor.send({ type: 'question.dismissed' });
    actor.send({ type: 'question.opened' });
    expect(failureCode()).toBeNull();
  });

  it('explains that it is too late, and the server state is loaded again', async () => {
    const { actor, confirm, state, failureCode, refreshServerState } = run(start, rejectWith(tooLate));
    await confirm();
    expect(state()).toBe('tooLate');
    expect(failureCode()).toBe(tooLate);
    expect(refreshServerState).toHaveBeenCalledTimes(1);
    actor.send({ type: 'explanation.closed' });
    expect(state()).toBe('over');
  });

  it('times out at the deadline, not before', () => {
    const { actor, clock, state, failureCode } = run(start, () => new Promise(() => {}));
    actor.send({ type: 'question.opened' });
    actor.send({ type: 'question.confirmed' });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(state()).toBe('calling');
    clock.increment(1);
    expect(state()).toBe('confirming');
    expect(failureCode()).toBe('network_down');
  });
});

it.each(['contribution_closed', 'not_found'] as const)(
  'a contribution that was over already is cancelled: %s',
  async (code) => {
    const { confirm, state, refreshServerState } = run(startCancelContribution, rejectWith(code));
    await confirm();
    expect(state()).toBe('done');
    expect(refreshServerState).toHaveBeenCalledTimes(1);
  },
);
