import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { SESSION_CHECK_INTERVAL_MS, SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { buildBuyer } from '../buyer.fixtures.ts';
import { CALL_DEADLINE_MS } from '../callFailures.ts';
import type { StoredSession } from './session.events.ts';
import { sessionMachine } from './session.machine.ts';
import { LOGOUT_DEADLINE_MS } from './session.setup.ts';

const USER = buildBuyer({ id: 'user-1' });
const EXPIRED = new ApiError({ code: 'session_expired', status: 401 });
const DOWN = new ApiError({ code: 'network_down', status: null });

/**
 * Advances the clock in steps. One long `increment` fires each running timer once, at its end, so a timer that starts
 * another one needs the steps between.
 */
function advance(clock: SimulatedClock, totalMs: number, stepMs: number): void {
  let leftMs = totalMs;
  while (leftMs > 0) {
    clock.increment(Math.min(stepMs, leftMs));
    leftMs -= stepMs;
  }
}

type Loading = { resolve: (user: User) => void; reject: (error: unknown) => void };

function start(stored: StoredSession | null) {
  const clock = new SimulatedClock();
  const loading: Loading[] = [];
  const effects = {
    rememberSession: vi.fn(),
    forgetSession: vi.fn(),
    forgetSessionEndedElsewhere: vi.fn(),
    setAuthHeaders: vi.fn(),
    resetServerState: vi.fn(),
    followAccess: vi.fn(),
    openLogin: vi.fn(),
  };
  const server = { resolve: () => {}, reject: (_error: unknown) => {} };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadUser: fromPromise(
          () => new Promise<User>((resolve, reject) => loading.push({ resolve, reject })),
        ),
        endOnServer: fromPromise(
          () => new Promise<void>((resolve, reject) => Object.assign(server, { resolve, reject })),
        ),
        watchOtherTabs: fromCallback(() => {}),
      },
      actions: { ...effects, readClock: assign({ nowMs: () => clock.now() }) },
    }),
    { input: { stored, nowMs: clock.now() }, clock },
  ).start();
  return { actor, clock, loading, effects, server };
}

const logIn = () => {
  const parts = start(null);
  parts.actor.send({ type: 'credentials.accepted', token: 'token-1', user: USER });
  return parts;
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('opening the page', () => {
  it('starts signed out without a cookie', () => {
    expect(start(null).actor.getSnapshot().value).toBe('signedOut');
  });

  it('loads the buyer of a stored token', async () => {
    const { actor, loading, effects } = start({ token: 'token-1', expiresAtMs: 1000 });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'restoring' });
    expect(effects.setAuthHeaders).toHaveBeenCalledTimes(1);
    loading[0]?.resolve(USER);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(actor.getSnapshot().context.user).toEqual(USER);
  });

  it.each([
    [0, 'signedOut'],
    [1, { signedIn: 'restoring' }],
  ])('with %d ms left of the three hours is %j', (expiresAtMs, value) => {
    expect(start({ token: 'token-1', expiresAtMs }).actor.getSnapshot().value).toEqual(value);
  });

  it('gives a token without an expiry three hours', () => {
    const { actor } = start({ token: 'token-1', expiresAtMs: null });
    expect(actor.getSnapshot().context.expiresAtMs).toBe(SESSION_LIFETIME_MS);
  });

  it('starts signed out if the server rejects the token', async () => {
    const { actor, loading, effects } = start({ token: 'token-1', expiresAtMs: 1000 });
    loading[0]?.reject(EXPIRED);
    await settled();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.token).toBeNull();
    expect(effects.forgetSession).toHaveBeenCalledTimes(1);
    expect(effects.followAccess).toHaveBeenCalledTimes(1);
    expect(effects.openLogin).not.toHaveBeenCalled();
  });

  it('keeps the session and can retry if the network is down', async () => {
    const { actor, loading, effects } = start({ token: 'token-1', expiresAtMs: 1000 });
    loading[0]?.reject(DOWN);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'unreachable' });
    expect(actor.getSnapshot().context.failure?.code).toBe('network_down');
    expect(effects.forgetSession).not.toHaveBeenCalled();
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    loading[1]?.resolve(USER);
    await settled();
    expect(actor.getSnapshot().context.user).toEqual(USER);
  });

  it('times out at the deadline, not before', () => {
    const { actor, clock } = start({ token: 'token-1', expiresAtMs: SESSION_LIFETIME_MS });
    clock.increment(CALL_DEADLINE_MS - 1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'restoring' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'unreachable' });
  });
});

describe('being signed in', () => {
  it('remembers the token for three hours from login', () => {
    const { actor, effects } = logIn();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(actor.getSnapshot().context).toMatchObject({
      token: 'token-1',
      user: USER,
      expiresAtMs: SESSION_LIFETIME_MS,
    });
    expect(effects.rememberSession).toHaveBeenCalledTimes(1);
    expect(effects.setAuthHeaders).toHaveBeenCalledTimes(1);
  });

  it('takes the new token of a verified phone, and restarts the three hours', () => {
    const { actor, clock } = logIn();
    clock.increment(SESSION_CHECK_INTERVAL_MS);
    actor.send({ type: 'credentials.accepted', token: 'token-2', user: USER });
    expect(actor.getSnapshot().context.token).toBe('token-2');
    expect(actor.getSnapshot().context.expiresAtMs).toBe(SESSION_CHECK_INTERVAL_MS + SESSION_LIFETIME_MS);
  });

  it('takes a changed profile', () => {
    const { actor } = logIn();
    actor.send({ type: 'user.changed', user: { ...USER, firstName: 'Ada' } });
    expect(actor.getSnapshot().context.user?.firstName).toBe('Ada');
  });

  it('asks again for a buyer who is changed while loading', async () => {
    const { actor, loading } = start({ token: 'token-1', expiresAtMs: SESSION_LIFETIME_MS });
    actor.send({ type: 'user.changed', user: USER });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'restoring' });
    loading[0]?.resolve({ ...USER, phoneVerified: false });
    loading[1]?.resolve(USER);
    await settled();
    expect(actor.getSnapshot().context.user).toEqual(USER);
  });

  it.each([
    ['is being loaded', false],
    ['is known', true],
  ])('keeps another buyer, who %s, from the change of the one before', async (_, isKnown) => {
    const { actor, loading } = logIn();
    actor.send({ type: 'elsewhere.signedIn', token: 'token-2', expiresAtMs: null });
    const other = { ...USER, id: 'user-2' };
    if (isKnown) {
      loading[0]?.resolve(other);
      await settled();
    }
    actor.send({ type: 'user.changed', user: { ...USER, firstName: 'Ada' } });
    expect(actor.getSnapshot().context.user).toEqual(isKnown ? other : null);
    expect(actor.getSnapshot().context.token).toBe('token-2');
  });

  it('checks the clock every 8 seconds, not before', () => {
    const { actor, clock } = logIn();
    // Only the clock check ends an expired session; the expiry alone does not.
    actor.send({ type: 'elsewhere.signedIn', token: 'token-1', expiresAtMs: 1 });
    clock.increment(SESSION_CHECK_INTERVAL_MS - 1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('ending');
  });

  it('ends after three hours, not a millisecond earlier', () => {
    const { actor, clock } = logIn();
    expect(SESSION_LIFETIME_MS % SESSION_CHECK_INTERVAL_MS).toBe(0);
    advance(clock, SESSION_LIFETIME_MS - 1, SESSION_CHECK_INTERVAL_MS);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('ending');
    expect(actor.getSnapshot().context.endReason).toBe('expired');
  });
});

describe('the end', () => {
  it('of a logout removes all data here, notifies the server, then leaves', async () => {
    const { actor, effects, server } = logIn();
    effects.setAuthHeaders.mockClear();
    actor.send({ type: 'logout.requested' });
    expect(actor.getSnapshot().value).toBe('ending');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, endReason: 'logged_out' });
    expect(effects.forgetSession).toHaveBeenCalledTimes(1);
    expect(effects.setAuthHeaders).not.toHaveBeenCalled();
    expect(effects.openLogin).not.toHaveBeenCalled();
    server.resolve();
    await settled();
    expect(effects.setAuthHeaders).toHaveBeenCalledTimes(1);
    expect(effects.openLogin).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('does not need the server', async () => {
    const { actor, effects, server } = logIn();
    actor.send({ type: 'logout.requested' });
    server.reject(DOWN);
    await settled();
    expect(effects.openLogin).toHaveBeenCalledTimes(1);
  });

  it('times out at the deadline, not before', () => {
    const { actor, clock, effects } = logIn();
    actor.send({ type: 'logout.requested' });
    clock.increment(LOGOUT_DEADLINE_MS - 1);
    expect(effects.openLogin).not.toHaveBeenCalled();
    clock.increment(1);
    expect(effects.openLogin).toHaveBeenCalledTimes(1);
  });

  it('follows immediately if the server rejects the session', () => {
    const { actor, effects } = logIn();
    actor.send({ type: 'session.rejected', token: 'token-1' });
    expect(actor.getSnapshot().context).toMatchObject({ token: null, endReason: 'refused' });
    expect(effects.forgetSession).toHaveBeenCalledTimes(1);
    expect(effects.openLogin).toHaveBeenCalledTimes(1);
  });

  it('does not follow from a late response to an older session', () => {
    const { actor, effects } = logIn();
    actor.send({ type: 'session.rejected', token: 'token-0' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(effects.forgetSession).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('sign a visitor in here too', async () => {
    const { actor, loading, effects } = start(null);
    actor.send({ type: 'elsewhere.signedIn', token: 'token-2', expiresAtMs: 5000 });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'restoring' });
    expect(effects.followAccess).toHaveBeenCalledTimes(1);
    loading[0]?.resolve(USER);
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-2', user: USER, expiresAtMs: 5000 });
  });

  it.each(['logged_out', 'expired'] as const)('sign a buyer out here too, who has %s', (reason) => {
    const { actor, effects } = logIn();
    actor.send({ type: 'elsewhere.signedOut', reason });
    expect(actor.getSnapshot().context.endReason).toBe(reason);
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null });
    expect(effects.followAccess).toHaveBeenCalledTimes(1);
    expect(effects.openLogin).not.toHaveBeenCalled();
  });

  it('change the buyer here too', async () => {
    const { actor, loading, effects } = logIn();
    effects.resetServerState.mockClear();
    actor.send({ type: 'elsewhere.signedIn', token: 'token-2', expiresAtMs: null });
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(effects.resetServerState).toHaveBeenCalledTimes(1);
    loading[0]?.resolve({ ...USER, id: 'user-2' });
    await settled();
    expect(actor.getSnapshot().context.user?.id).toBe('user-2');
  });

  it('renew the same session without loading the buyer again', () => {
    const { actor, loading } = logIn();
    actor.send({ type: 'elsewhere.signedIn', token: 'token-1', expiresAtMs: 99 });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'watching' });
    expect(actor.getSnapshot().context.expiresAtMs).toBe(99);
    expect(loading).toEqual([]);
  });
});
