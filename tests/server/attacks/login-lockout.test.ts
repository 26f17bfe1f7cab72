import { afterAll, beforeAll, expect, it } from 'vitest';
import { KNOWN_DEVICE_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { cookiesOf, signUpVerified, TEST_PASSWORD, type TestPerson, verifyEmail } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const ATTACKER = '10.6.6.6';

describeOnDatabase('an attacker who sends wrong passwords', (open) => {
  let server: TestServer;
  let victim: TestPerson;
  beforeAll(async () => {
    server = await open({ ONBOARDING_LIMIT_PER_IDENTIFIER: '10' });
  });
  afterAll(() => server.close());

  const aMember = async () => {
    victim = await signUpVerified(server.app);
    await verifyEmail(server.app, victim);
    return victim.user;
  };
  const logIn = (remoteAddress: string, identifier: string, password: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/onboarding/login',
      remoteAddress,
      payload: { identifier, password },
      headers,
    });
  const statusesOf = async (count: number, identifierOf: (nth: number) => string) => {
    const statuses: number[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      statuses.push((await logIn(ATTACKER, identifierOf(nth), `guess ${nth}`)).statusCode);
    }
    return statuses;
  };

  it('does not lock out the owner', async () => {
    const { phone } = await aMember();
    await statusesOf(12, () => phone);
    expect((await logIn('41.58.1.1', phone, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it("does not even lock out the owner's browser on the same network", async () => {
    const { phone } = await aMember();
    const known = cookiesOf(await logIn(ATTACKER, phone, TEST_PASSWORD));
    await statusesOf(12, () => phone);
    expect((await logIn(ATTACKER, phone, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await logIn(ATTACKER, phone, TEST_PASSWORD, known)).statusCode).toBe(200);
  });

  it('is counted with a browser that has not logged in for too long', async () => {
    const { phone } = await aMember();
    const known = cookiesOf(await logIn(ATTACKER, phone, TEST_PASSWORD));
    server.clock.advance(KNOWN_DEVICE_LIFETIME_MS);
    await statusesOf(12, () => phone);
    expect((await logIn(ATTACKER, phone, TEST_PASSWORD, known)).statusCode).toBe(429);
  });

  it('keeps nobody who is signed in on the same network from what asks for the password', async () => {
    const { phone } = await aMember();
    await statusesOf(12, () => phone);
    const call = (url: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api${url}`,
        remoteAddress: ATTACKER,
        headers: victim.headers,
        payload,
      });
    expect((await call('/users/me/export', { current_password: TEST_PASSWORD })).statusCode).toBe(200);
    const password = 'another-danfo-43';
    const change = { current_password: TEST_PASSWORD, password, confirm_password: password };
    expect((await call('/users/me/password', change)).statusCode).toBe(200);
  });

  it('guesses ten times by email and phone together, and then waits longer each time', async () => {
    const { phone, email } = await aMember();
    const statuses = await statusesOf(12, (nth) => (nth % 2 ? phone : email));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const waits: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      const blocked = await logIn(ATTACKER, phone, TEST_PASSWORD);
      const waitSeconds = Number(blocked.headers['retry-after']);
      waits.push(waitSeconds);
      server.clock.advance(Math.max(waitSeconds * 1000, MINUTE_MS));
      expect((await logIn(ATTACKER, email, 'another guess')).statusCode).toBe(401);
    }
    expect(waits).toEqual([60, 120, 240, 480]);
  });

  it('finds that an identifier without an account is counted in the same way', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS);
    const { phone } = await aMember();
    /** A minute apart, so that only the growing wait can reject the last one. */
    const statusesFor = async (identifier: string) => {
      const statuses: number[] = [];
      for (const count of [10, 1, 1]) {
        statuses.push(...(await statusesOf(count, () => identifier)));
        server.clock.advance(MINUTE_MS);
      }
      return statuses;
    };
    const counted = [...Array<number>(11).fill(401), 429];
    expect(await statusesFor(phone)).toEqual(counted);
    expect(await statusesFor('+2348099999999')).toEqual(counted);
  });

  it('ignores the cookie of another account', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS);
    const attacker = await aMember();
    const own = cookiesOf(await logIn(ATTACKER, attacker.phone, TEST_PASSWORD));
    const { phone } = await aMember();
    await statusesOf(12, () => phone);
    server.clock.advance(MINUTE_MS / 2);
    expect((await logIn(ATTACKER, phone, 'one more', own)).statusCode).toBe(429);
  });
});
