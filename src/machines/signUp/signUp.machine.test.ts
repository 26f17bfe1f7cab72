import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Registration, SignedIn } from '#api/calls/onboarding.ts';
import { signUpMachine } from './signUp.machine.ts';

const DETAILS: Registration = {
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  phone: '+2348031234567',
  email: 'tolu@example.com',
  password: 'long enough',
};
const SIGNED_IN: SignedIn = {
  token: { authToken: 'token-1' },
  user: {
    id: 'user-1',
    firstName: 'Tolu',
    lastName: 'Adeyemi',
    email: 'tolu@example.com',
    phone: '+2348031234567',
    phoneVerified: false,
    emailVerified: true,
    pendingEmail: null,
    pendingPhone: null,
    roles: [],
    picture: null,
    dateOfBirth: null,
    employmentStatus: null,
    nextOfKin: null,
  },
};

function submit(register: (details: Registration) => Promise<SignedIn>) {
  const effects = { beginSession: vi.fn(), askToVerify: vi.fn() };
  const actor = createActor(
    signUpMachine.provide({
      actors: { register: fromPromise(({ input }) => register(input)) },
      actions: effects,
    }),
  ).start();
  actor.send({ type: 'details.submitted', details: DETAILS });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1000 });
  return { effects, settled };
}

describe('signing up', () => {
  it('sends the details, starts the session and asks for the code', async () => {
    const register = vi.fn(async () => SIGNED_IN);
    const { settled, effects } = submit(register);
    expect((await settled()).value).toBe('registered');
    expect(register).toHaveBeenCalledWith(DETAILS);
    expect(effects.beginSession).toHaveBeenCalledTimes(1);
    expect(effects.askToVerify).toHaveBeenCalledTimes(1);
  });
});
