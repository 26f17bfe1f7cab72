import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Credentials, PasswordReset, Registration, SignedIn } from '#api/calls/onboarding.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from './callFailures.ts';
import { createPasswordMachine } from './createPassword/createPassword.machine.ts';
import { loginMachine } from './login/login.machine.ts';
import { resetPasswordMachine } from './resetPassword/resetPassword.machine.ts';
import { signUpMachine } from './signUp/signUp.machine.ts';

type Call = () => Promise<never>;
type Rejection = readonly [code: Failure['code'], status: number];

const PASSWORD = 'long enough';

function startLogin(call: Call, clock: SimulatedClock) {
  const actors = { logIn: fromPromise<SignedIn, Credentials>(call) };
  const actor = createActor(loginMachine.provide({ actors }), { clock }).start();
  const credentials = { identifier: '08031234567', password: PASSWORD };
  return { actor, submit: () => actor.send({ type: 'credentials.submitted', credentials }) };
}

function startSignUp(call: Call, clock: SimulatedClock) {
  const actors = { register: fromPromise<SignedIn, Registration>(call) };
  const actor = createActor(signUpMachine.provide({ actors }), { clock }).start();
  const details = {
    firstName: 'Tolu',
    lastName: 'Adeyemi',
    phone: '+2348031234567',
    email: 'tolu@example.com',
    password: PASSWORD,
  };
  return { actor, submit: () => actor.send({ type: 'details.submitted', details }) };
}

function startResetPassword(call: Call, clock: SimulatedClock) {
  const actors = { sendCode: fromPromise<unknown, { identifier: string }>(call) };
  const actor = createActor(resetPasswordMachine.provide({ actors }), { clock }).start();
  return { actor, submit: () => actor.send({ type: 'identifier.submitted', identifier: '08031234567' }) };
}

function startCreatePassword(call: Call, clock: SimulatedClock) {
  const actors = { resetPassword: fromPromise<unknown, PasswordReset>(call) };
  const input = { otp: '734159', identifier: 'tolu@example.com' };
  const actor = createActor(createPasswordMachine.provide({ actors }), { clock, input }).start();
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return { actor, submit: () => actor.send({ type: 'password.submitted', ...passwords }) };
}

const FORMS: readonly {
  readonly name: string;
  readonly start:
    | typeof startLogin
    | typeof startSignUp
    | typeof startResetPassword
    | typeof startCreatePassword;
  readonly rejections: readonly [Rejection, ...Rejection[]];
}[] = [
  { name: 'login', start: startLogin, rejections: [['wrong_credentials', 401]] },
  {
    name: 'signUp',
    start: startSignUp,
    rejections: [
      ['email_taken', 409],
      ['phone_taken', 409],
    ],
  },
  { name: 'resetPassword', start: startResetPassword, rejections: [['invalid_fields', 422]] },
  { name: 'createPassword', start: startCreatePassword, rejections: [['passwords_differ', 422]] },
];

describe.each(FORMS)('the form of $name', ({ start, rejections }) => {
  function submitted(call: Call) {
    const clock = new SimulatedClock();
    const { actor, submit } = start(call, clock);
    submit();
    return {
      clock,
      submit,
      state: () => actor.getSnapshot().value,
      failureCode: () => actor.getSnapshot().context.failure?.code ?? null,
      settled: () => expect.poll(() => actor.getSnapshot().hasTag('form')).toBe(true),
    };
  }
  const rejectedWith = (
    code: Failure['code'],
    status: number | null,
    retryAfterSeconds: number | null = null,
  ) => submitted(() => Promise.reject(new ApiError({ code, status, retryAfterSeconds })));

  it.each<readonly [Failure['code'], number | null, string]>([
    ...rejections.map(([code, status]) => [code, status, 'rejected'] as const),
    ['invalid_fields', 422, 'rejected'],
    ['too_many_requests', 429, 'limited'],
    ['network_down', null, 'unreachable'],
    ['internal_error', 500, 'unreachable'],
    ['dependency_down', 503, 'unreachable'],
  ])('is shown again after %s', async (code, status, form) => {
    const { settled, state, failureCode } = rejectedWith(code, status);
    await settled();
    expect(state()).toEqual({ form });
    expect(failureCode()).toBe(code);
  });

  it('clears the last failure when it is submitted again', async () => {
    const [[code, status]] = rejections;
    const { settled, submit, state, failureCode } = rejectedWith(code, status);
    await settled();
    submit();
    expect(state()).toBe('submitting');
    expect(failureCode()).toBeNull();
  });

  it('is limited for as long as the server requires', async () => {
    const { clock, settled, state, failureCode } = rejectedWith('too_many_requests', 429, 12);
    await settled();
    clock.increment(11_999);
    expect(state()).toEqual({ form: 'limited' });
    clock.increment(1);
    expect(state()).toEqual({ form: 'ready' });
    expect(failureCode()).toBeNull();
  });

  it('times out at its deadline, not before', () => {
    const { clock, state, failureCode } = submitted(() => new Promise(() => {}));
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(state()).toBe('submitting');
    clock.increment(1);
    expect(state()).toEqual({ form: 'unreachable' });
    expect(failureCode()).toBe('network_down');
  });

  it('is submitted only once', () => {
    const call = vi.fn(() => new Promise<never>(() => {}));
    submitted(call).submit();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
