import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PasswordReset } from '#api/calls/onboarding.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from '../call-failures.ts';
import { createPasswordMachine, LOGIN_REDIRECT_DELAY_MS } from './createPassword.machine.ts';

const CODE = { otp: '734159', identifier: 'tolu@example.com' };
const PASSWORDS = { password: 'long enough', confirmPassword: 'long enough' };

function submit(resetPassword: (reset: PasswordReset) => Promise<unknown>) {
  const clock = new SimulatedClock();
  const effects = { announceReset: vi.fn(), forgetCode: vi.fn(), goToLogin: vi.fn() };
  const actor = createActor(
    createPasswordMachine.provide({
      actors: { resetPassword: fromPromise(({ input }) => resetPassword(input)) },
      actions: effects,
    }),
    { clock, input: CODE },
  ).start();
  actor.send({ type: 'password.submitted', ...PASSWORDS });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { actor, clock, effects, settled };
}
const refuse = (code: Failure['code'], status: number | null, retryAfterSeconds: number | null = null) =>
  submit(() => Promise.reject(new ApiError({ code, status, retryAfterSeconds })));

describe('creating a password', () => {
  it('sends the password with the code, and leaves for login after four seconds, not before', async () => {
    const resetPassword = vi.fn(async () => ({}));
    const { actor, clock, settled, effects } = submit(resetPassword);
    expect((await settled()).value).toBe('saved');
    expect(resetPassword).toHaveBeenCalledWith({ ...CODE, ...PASSWORDS });
    expect(effects.forgetCode).toHaveBeenCalledTimes(1);
    clock.increment(LOGIN_REDIRECT_DELAY_MS - 1);
    expect(effects.announceReset).not.toHaveBeenCalled();
    clock.increment(1);
    expect(effects.announceReset).toHaveBeenCalledTimes(1);
    expect(effects.goToLogin).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toBe('finished');
  });

  it.each<Failure['code']>(['otp_wrong', 'otp_expired', 'otp_attempts_exhausted', 'otp_other_browser'])(
    'ends where the code no longer opens anything: %s',
    async (code) => {
      const { settled, effects } = refuse(code, 422);
      const snapshot = await settled();
      expect(effects.forgetCode).toHaveBeenCalledTimes(1);
      expect(snapshot.value).toBe('codeRejected');
      expect(snapshot.context.failure?.code).toBe(code);
    },
  );

  it.each<[Failure['code'], number | null, object]>([
    ['passwords_differ', 422, { form: 'rejected' }],
    ['invalid_fields', 422, { form: 'rejected' }],
    ['too_many_requests', 429, { form: 'limited' }],
    ['network_down', null, { form: 'unreachable' }],
    ['internal_error', 500, { form: 'unreachable' }],
    ['dependency_down', 503, { form: 'unreachable' }],
  ])('goes back to the form after %s', async (code, status, value) => {
    const { settled, effects } = refuse(code, status);
    const snapshot = await settled();
    expect(snapshot.value).toEqual(value);
    expect(snapshot.hasTag('form')).toBe(true);
    expect(snapshot.context.failure?.code).toBe(code);
    expect(effects.goToLogin).not.toHaveBeenCalled();
  });

  it('forgets the last failure when it is tried again', async () => {
    const { actor, settled } = refuse('passwords_differ', 422);
    await settled();
    actor.send({ type: 'password.submitted', ...PASSWORDS });
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('names the wait of a limit until it is over', async () => {
    const { actor, clock, settled } = refuse('too_many_requests', 429, 12);
    await settled();
    clock.increment(11_999);
    expect(actor.getSnapshot().value).toEqual({ form: 'limited' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ form: 'ready' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('waits for an answer until its deadline and no longer', () => {
    const { actor, clock } = submit(() => new Promise(() => {}));
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toBe('submitting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ form: 'unreachable' });
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
  });

  it('is not submitted twice', () => {
    const resetPassword = vi.fn(() => new Promise<unknown>(() => {}));
    const { actor } = submit(resetPassword);
    actor.send({ type: 'password.submitted', ...PASSWORDS });
    expect(resetPassword).toHaveBeenCalledTimes(1);
  });
});
