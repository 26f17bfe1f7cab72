import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Credentials, SignedIn } from '#api/calls/onboarding.ts';
import { loginMachine } from './login.machine.ts';

const CREDENTIALS: Credentials = { identifier: '08031234567', password: 'long enough' };
const signedIn = (phoneVerified: boolean): SignedIn => ({
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
  const effects = { beginSession: vi.fn(), openDestination: vi.fn(), askToVerify: vi.fn() };
  const actor = createActor(
    loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => logIn(input)) },
      actions: effects,
    }),
  ).start();
  actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { effects, settled };
}

describe('logging in', () => {
  it('sends the credentials, and continues with a verified buyer', async () => {
    const logIn = vi.fn(async () => signedIn(true));
    const { settled, effects } = submit(logIn);
    expect((await settled()).value).toBe('loggedIn');
    expect(logIn).toHaveBeenCalledWith(CREDENTIALS);
    expect(effects.beginSession).toHaveBeenCalledTimes(1);
    expect(effects.openDestination).toHaveBeenCalledTimes(1);
    expect(effects.askToVerify).not.toHaveBeenCalled();
  });

  it('asks a buyer with an unverified phone for the code', async () => {
    const { settled, effects } = submit(async () => signedIn(false));
    expect((await settled()).value).toBe('unverified');
    expect(effects.beginSession).toHaveBeenCalledTimes(1);
    expect(effects.askToVerify).toHaveBeenCalledTimes(1);
    expect(effects.openDestination).not.toHaveBeenCalled();
  });
});
