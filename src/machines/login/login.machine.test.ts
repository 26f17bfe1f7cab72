import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Credentials, SignedIn } from '#api/calls/onboarding.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import { CALL_DEADLINE_MS } from '../call-failures.ts';
import { loginMachine } from './login.machine.ts';

const CREDENTIALS: Credentials = { identifier: '08031234567', password: 'long enough' };
const answer = (phoneVerified: boolean): SignedIn => ({
  token: { authToken: 'token-1' },
  user: {
    id: 'user-1',
    firstName: 'Tolu',
    lastName: 'Adeyemi',
    email: 'tolu@example.com',
    phone: '+2348031234567',
    phoneVerified,
    emailVerified: true,
    pendingEmail: null,
    pendingPhone: null,
    roles: [],
    picture: null,
    dateOfBirth: null,
    employmentStatus: null,
    nextOfKin: null,
  },
});

function submit(logIn: (credentials: Credentials) => Promise<SignedIn>) {
  const clock = new SimulatedClock();
  const effects = { beginSession: vi.fn(), goOn: vi.fn(), askToVerify: vi.fn() };
  const actor = createActor(
    loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => logIn(input)) },
      actions: effects,
    }),
    { clock },
  ).start();
  actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { actor, clock, effects, settled };
}
const refuse = (code: Failure['code'], status: number | null, retryAfterSeconds: number | null = null) =>
  submit(() => Promise.reject(new ApiError({ code, status, retryAfterSeconds })));

describe('logging in', () => {
  it('sends what was typed, and takes a verified buyer on', async () => {
    const logIn = vi.fn(async () => answer(true));
    const { settled, effects } = submit(logIn);
    expect((await settled()).value).toBe('loggedIn');
    expect(logIn).toHaveBeenCalledWith(CREDENTIALS);
    expect(effects.beginSession).toHaveBeenCalledTimes(1);
    expect(effects.goOn).toHaveBeenCalledTimes(1);
    expect(effects.askToVerify).not.toHaveBeenCalled();
  });

  it('asks a buyer without a verified phone for the code', async () => {
    const { settled, effects } = submit(async () => answer(false));
    expect((await settled()).value).toBe('unverified');
    expect(effects.beginSession).toHaveBeenCalledTimes(1);
    expect(effects.askToVerify).toHaveBeenCalledTimes(1);
    expect(effects.goOn).not.toHaveBeenCalled();
  });

  it.each<[Failure['code'], number | null, object]>([
    ['wrong_credentials', 401, { form: 'rejected' }],
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
    expect(effects.beginSession).not.toHaveBeenCalled();
  });

  it('forgets the last failure when it is tried again', async () => {
    const { actor, settled } = refuse('wrong_credentials', 401);
    await settled();
    actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
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
    const logIn = vi.fn(() => new Promise<SignedIn>(() => {}));
    const { actor } = submit(logIn);
    actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
    expect(logIn).toHaveBeenCalledTimes(1);
  });
});
