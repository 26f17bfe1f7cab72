import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PasswordReset } from '#api/calls/onboarding.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import { createPasswordMachine, LOGIN_REDIRECT_DELAY_MS } from './createPassword.machine.ts';

const CODE = { otp: '734159', identifier: 'tolu@example.com' };
const PASSWORDS = { password: 'long enough', confirmPassword: 'long enough' };

function submit(resetPassword: (reset: PasswordReset) => Promise<unknown>) {
  const clock = new SimulatedClock();
  const effects = { notifyReset: vi.fn(), forgetCode: vi.fn(), goToLogin: vi.fn() };
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
const submitRejected = (code: Failure['code']) =>
  submit(() => Promise.reject(new ApiError({ code, status: 422 })));

describe('creating a password', () => {
  it('sends the password with the code, and opens the login page after four seconds, not before', async () => {
    const resetPassword = vi.fn(async () => ({}));
    const { actor, clock, settled, effects } = submit(resetPassword);
    expect((await settled()).value).toBe('saved');
    expect(resetPassword).toHaveBeenCalledWith({ ...CODE, ...PASSWORDS });
    expect(effects.forgetCode).toHaveBeenCalledTimes(1);
    clock.increment(LOGIN_REDIRECT_DELAY_MS - 1);
    expect(effects.notifyReset).not.toHaveBeenCalled();
    clock.increment(1);
    expect(effects.notifyReset).toHaveBeenCalledTimes(1);
    expect(effects.goToLogin).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toBe('finished');
  });

  it.each<Failure['code']>(['otp_wrong', 'otp_expired', 'otp_attempts_exhausted', 'otp_other_browser'])(
    'ends where the code no longer opens anything: %s',
    async (code) => {
      const { settled, effects } = submitRejected(code);
      const snapshot = await settled();
      expect(effects.forgetCode).toHaveBeenCalledTimes(1);
      expect(effects.goToLogin).not.toHaveBeenCalled();
      expect(snapshot.value).toBe('codeRejected');
      expect(snapshot.context.failure?.code).toBe(code);
    },
  );

  it('does not blame the code that a lost response has used up', async () => {
    const responses = [
      new ApiError({ code: 'network_down', status: null }),
      new ApiError({ code: 'otp_expired', status: 422 }),
    ];
    const { actor, settled, effects } = submit(() =>
      Promise.reject(responses.shift() ?? new Error('a third try')),
    );
    expect((await settled()).value).toEqual({ form: 'unreachable' });
    actor.send({ type: 'password.submitted', ...PASSWORDS });
    const { value, context } = await settled();
    expect(value).toBe('unsure');
    expect(context.failure).toBeNull();
    expect(effects.forgetCode).toHaveBeenCalledTimes(1);
  });
});
