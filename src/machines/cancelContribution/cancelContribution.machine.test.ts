import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Contribution } from '#api/calls/contributions.ts';
import { ApiError } from '#api/failure.ts';
import { kobo } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { cancelContributionMachine } from './cancelContribution.machine.ts';

/** Lets settled promises reach the machine. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const refuse = (code: ApiError['code']) => () =>
  Promise.reject(new ApiError({ code, status: code === 'network_down' ? null : 409 }));
const cancelled = async () => contributionOf({ paid: kobo(0), changes: { status: 'cancelled' } });

function start(answer: () => Promise<Contribution>) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const flow = { answer, changes: 0 };
  const actor = createActor(
    cancelContributionMachine.provide({
      actors: {
        cancelContribution: fromPromise<Contribution, { contributionId: string }>(({ input }) => {
          asked.push(input.contributionId);
          return flow.answer();
        }),
      },
      actions: {
        announceChange: () => {
          flow.changes += 1;
        },
      },
    }),
    { clock, input: { contributionId: 'contribution-1' } },
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

describe('giving a held unit back', () => {
  it('asks first', () => {
    const { actor, asked, state } = start(cancelled);
    actor.send({ type: 'question.confirmed' });
    expect(state()).toBe('idle');
    actor.send({ type: 'question.opened' });
    expect(state()).toBe('confirming');
    actor.send({ type: 'question.dismissed' });
    expect(state()).toBe('idle');
    expect(asked).toEqual([]);
  });

  it.each([
    ['it is cancelled', cancelled],
    ['it was over already', refuse('contribution_closed')],
    ['it is gone', refuse('not_found')],
  ])('ends where %s', async (_, answer) => {
    const { confirm, state, asked, flow } = start(answer);
    await confirm();
    expect(state()).toBe('done');
    expect(asked).toEqual(['contribution-1']);
    expect(flow.changes).toBe(1);
  });

  it.each(['network_down', 'internal_error'] as const)('%s: the question stands', async (code) => {
    const { actor, confirm, state, failure, flow } = start(refuse(code));
    await confirm();
    expect(state()).toBe('confirming');
    expect(failure()).toBe(code);
    flow.answer = () => new Promise(() => {});
    actor.send({ type: 'question.confirmed' });
    expect(state()).toBe('calling');
    expect(failure()).toBeNull();
  });

  it('begins anew without the reason of an earlier failure', async () => {
    const { actor, confirm, failure } = start(refuse('network_down'));
    await confirm();
    actor.send({ type: 'question.dismissed' });
    actor.send({ type: 'question.opened' });
    expect(failure()).toBeNull();
  });

  it('contribution_paid_into: the contribution stands, and what shows it is told', async () => {
    const { actor, confirm, state, failure, flow } = start(refuse('contribution_paid_into'));
    await confirm();
    expect(state()).toBe('tooLate');
    expect(failure()).toBe('contribution_paid_into');
    expect(flow.changes).toBe(1);
    actor.send({ type: 'explanation.closed' });
    expect(state()).toBe('over');
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
