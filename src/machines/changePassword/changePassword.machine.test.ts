import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { PasswordChange } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { changePasswordMachine } from './changePassword.machine.ts';

const typed: PasswordChange = {
  currentPassword: 'old password',
  password: 'new password',
  confirmPassword: 'new password',
};
const mistyped = { ...typed, confirmPassword: 'new pasword' };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(change: () => Promise<unknown>) {
  const clock = new SimulatedClock();
  const sent: PasswordChange[] = [];
  let announcements = 0;
  const actor = createActor(
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<unknown, PasswordChange>(({ input }) => {
          sent.push(input);
          return change();
        }),
      },
      actions: {
        confirmChange: () => {
          announcements += 1;
        },
      },
    }),
    { clock },
  ).start();
  return { actor, clock, sent, announcements: () => announcements, value: () => actor.getSnapshot().value };
}

describe('changing a password', () => {
  it('changes the password and notifies once', async () => {
    const flow = start(async () => ({}));
    flow.actor.send({ type: 'passwords.submitted', passwords: typed });
    await settle();
    expect(flow.value()).toEqual({ form: 'changed' });
    expect(flow.sent).toEqual([typed]);
    expect(flow.announcements()).toBe(1);
  });

  it('sends nothing if the two new passwords differ', async () => {
    const flow = start(async () => ({}));
    flow.actor.send({ type: 'passwords.submitted', passwords: mistyped });
    expect(flow.value()).toEqual({ form: 'rejected' });
    expect(flow.actor.getSnapshot().context.failure?.fields).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
    flow.actor.send({ type: 'passwords.submitted', passwords: mistyped });
    expect(flow.value()).toEqual({ form: 'rejected' });
    expect(flow.sent).toEqual([]);
    flow.actor.send({ type: 'passwords.submitted', passwords: typed });
    await settle();
    expect(flow.value()).toEqual({ form: 'changed' });
    expect(flow.actor.getSnapshot().context.failure).toBeNull();
    flow.actor.send({ type: 'passwords.submitted', passwords: mistyped });
    expect(flow.value()).toEqual({ form: 'rejected' });
  });

  it('reports a wrong current password', async () => {
    const flow = start(async () => {
      throw new ApiError({
        code: 'current_password_wrong',
        status: 422,
        message: 'That is not your current password.',
      });
    });
    flow.actor.send({ type: 'passwords.submitted', passwords: typed });
    await settle();
    expect(flow.value()).toEqual({ form: 'rejected' });
    expect(flow.actor.getSnapshot().context.failure?.message).toBe('That is not your current password.');
    expect(flow.announcements()).toBe(0);
  });

  it('times out after 30 seconds, not a millisecond earlier', () => {
    const flow = start(() => new Promise(() => {}));
    flow.actor.send({ type: 'passwords.submitted', passwords: typed });
    flow.clock.increment(29_999);
    expect(flow.value()).toBe('saving');
    flow.clock.increment(1);
    expect(flow.value()).toEqual({ form: 'unreachable' });
    expect(flow.actor.getSnapshot().context.failure?.code).toBe('network_down');
  });

  it('has no password in its persisted snapshot', async () => {
    const flow = start(async () => ({}));
    flow.actor.send({ type: 'passwords.submitted', passwords: typed });
    expect(JSON.stringify(flow.actor.getSnapshot().context)).not.toContain('password');
  });

  it('does not blame the current password that a lost response has replaced', async () => {
    const responses = [
      new ApiError({ code: 'network_down', status: null }),
      new ApiError({ code: 'current_password_wrong', status: 422 }),
    ];
    const flow = start(async () => {
      throw responses.shift() ?? new Error('a third try');
    });
    for (const state of ['unreachable', 'unsure']) {
      flow.actor.send({ type: 'passwords.submitted', passwords: typed });
      await settle();
      expect(flow.value()).toEqual({ form: state });
    }
    expect(flow.actor.getSnapshot().context.failure).toBeNull();
  });
});
