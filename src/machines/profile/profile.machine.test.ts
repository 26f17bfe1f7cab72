import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ProfileChange, User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { buildBuyer } from '../buyer.fixtures.ts';
import { profileMachine } from './profile.machine.ts';

const tolu = buildBuyer({ id: 'user-1' });

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(save: (changes: ProfileChange) => Promise<User>) {
  const clock = new SimulatedClock();
  const announced: { user: User; changes: ProfileChange }[] = [];
  const refreshUser = vi.fn();
  const actor = createActor(
    profileMachine.provide({
      actors: { saveProfile: fromPromise<User, ProfileChange>(({ input }) => save(input)) },
      actions: {
        announceUser: (_, saved) => {
          announced.push(saved);
        },
        refreshUser,
      },
    }),
    { clock },
  ).start();
  return { actor, clock, announced, refreshUser };
}

describe('editing a profile', () => {
  it('saves the changes and returns to the details', async () => {
    const flow = start(async (changes) => ({ ...tolu, firstName: changes.firstName ?? '' }));
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({ type: 'changes.submitted', changes: { firstName: 'Tolulope' } });
    await settle();
    expect(flow.actor.getSnapshot().value).toBe('viewing');
    expect(flow.announced.map(({ user }) => user.firstName)).toEqual(['Tolulope']);
  });

  it('reports which email or phone needs its code, and stores the password nowhere', async () => {
    const changes = { phone: '+2348039876543' };
    const flow = start(async (sent) => {
      expect(sent).toStrictEqual({ ...changes, currentPassword: 'a long enough secret' });
      return { ...tolu, pendingPhone: changes.phone };
    });
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({
      type: 'changes.submitted',
      changes: { ...changes, currentPassword: 'a long enough secret' },
    });
    expect(JSON.stringify(flow.actor.getSnapshot().context)).not.toContain('secret');
    await settle();
    expect(flow.actor.getSnapshot().value).toBe('viewing');
    expect(flow.announced).toMatchObject([{ changes, user: { pendingPhone: changes.phone } }]);
  });

  it('shows the reason at each field, and saves on the second attempt', async () => {
    let tries = 0;
    const flow = start(async () => {
      tries += 1;
      if (tries > 1) return tolu;
      throw new ApiError({ code: 'email_taken', status: 409, fields: { email: 'Taken.' } });
    });
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({ type: 'changes.submitted', changes: { email: 'taken@example.com' } });
    await settle();
    expect(flow.actor.getSnapshot().value).toEqual({ editing: 'failed' });
    expect(flow.actor.getSnapshot().context.failure?.fields).toEqual({ email: 'Taken.' });
    flow.actor.send({ type: 'changes.submitted', changes: { email: 'free@example.com' } });
    await settle();
    expect(flow.actor.getSnapshot().value).toBe('viewing');
    expect(flow.actor.getSnapshot().context.failure).toBeNull();
  });

  it('times out after 30 seconds, not a millisecond earlier', () => {
    const flow = start(() => new Promise(() => {}));
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({ type: 'changes.submitted', changes: {} });
    flow.clock.increment(29_999);
    expect(flow.actor.getSnapshot().value).toBe('saving');
    flow.clock.increment(1);
    expect(flow.actor.getSnapshot().value).toEqual({ editing: 'failed' });
    expect(flow.actor.getSnapshot().context.failure?.code).toBe('network_down');
  });

  it('closes without saving from the form and from a failure, which may have been saved', async () => {
    const flow = start(async () => {
      throw new ApiError({ code: 'internal_error', status: 500 });
    });
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({ type: 'edit.abandoned' });
    expect(flow.actor.getSnapshot().value).toBe('viewing');
    expect(flow.refreshUser).not.toHaveBeenCalled();
    flow.actor.send({ type: 'edit.started' });
    flow.actor.send({ type: 'changes.submitted', changes: {} });
    await settle();
    flow.actor.send({ type: 'edit.abandoned' });
    expect(flow.refreshUser).toHaveBeenCalledTimes(1);
    expect(flow.actor.getSnapshot().value).toBe('viewing');
    expect(flow.actor.getSnapshot().context).toEqual({ changes: null, failure: null });
  });
});
