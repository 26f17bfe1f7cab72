import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cookiesOf,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
  type TestPerson,
  wrongOtp,
} from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const OWNER = '41.58.7.9';
const NEW_PASSWORD = 'lantern-okada-77';

describeOnDatabase('an attacker who wants nobody, or one person, to verify and reset', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const from = (remoteAddress: string, url: string, payload: object, headers = {}) =>
    server.app.inject({ method: 'POST', url: `/api/onboarding/${url}`, remoteAddress, payload, headers });
  /** Requests a code and guesses until it has to wait. */
  const guess = async (remoteAddress: string, identifier: string) => {
    for (let asked = 0; asked < 4; asked += 1) {
      const browser = cookiesOf(await from(remoteAddress, 'init-reset-password', { identifier }));
      for (let nth = 0; nth < 5; nth += 1) {
        await from(remoteAddress, 'check-otp', { identifier, otp: '000000' }, browser);
      }
    }
  };
  const resetFrom = async (remoteAddress: string, { user }: TestPerson) => {
    const identifier = user.phone;
    const browser = cookiesOf(await from(remoteAddress, 'init-reset-password', { identifier }));
    const otp = await latestOtp(server.app, identifier);
    const payload = { identifier, otp, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    return (await from(remoteAddress, 'reset-password', payload, browser)).statusCode;
  };

  it('blocks no other user by 420 wrong codes from four addresses', async () => {
    const owner = await signUp(server.app);
    const member = await signUpVerified(server.app);
    const attackAt = async (address: string, identifier: string) => {
      const browser = cookiesOf(await from(address, 'init-reset-password', { identifier }));
      await from(address, 'check-otp', { identifier, otp: '000000' }, browser);
    };
    // Responses have a minimum duration, so the attackers send their requests concurrently.
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        Array.from({ length: 35 }, (_, nth) => `stranger${round * 35 + nth}@example.com`).flatMap(
          (identifier) =>
            ['10.0.1.1', '10.0.2.1', '10.0.3.1', '10.0.4.1'].map((address) => attackAt(address, identifier)),
        ),
      );
    const otp = await latestOtp(server.app, owner.user.phone);
    const verified = await from(OWNER, 'verify-otp', { otp, user_id: owner.user.id }, owner.headers);
    expect(verified.statusCode).toBe(200);
    expect(await resetFrom(OWNER, member)).toBe(200);

    // On the network of an attacker, resets have to wait, and those who sign up there do not.
    expect(await resetFrom('10.0.1.9', member)).toBe(429);
    const neighbour = await signUp(server.app);
    const code = await latestOtp(server.app, neighbour.user.phone);
    const signedUp = { otp: code, user_id: neighbour.user.id };
    expect((await from('10.0.1.9', 'verify-otp', signedUp, neighbour.headers)).statusCode).toBe(200);
  });

  it('locks nobody out of their reset by wrong codes from another network', async () => {
    const victim = await signUpVerified(server.app);
    await guess('10.1.1.1', victim.user.phone);
    const attackers = cookiesOf(
      await from('10.1.9.1', 'init-reset-password', { identifier: victim.user.phone }),
    );
    expect(attackers.cookie).toMatch(/^reset=/);
    expect(await resetFrom(OWNER, victim)).toBe(200);
  });

  it('does not end the code of the owner by asking for others', async () => {
    const victim = await signUpVerified(server.app);
    const identifier = victim.user.phone;
    const browser = cookiesOf(await from(OWNER, 'init-reset-password', { identifier }));
    const otp = await latestOtp(server.app, identifier);
    for (let nth = 0; nth < 6; nth += 1) await from('10.2.1.1', 'init-reset-password', { identifier });
    expect((await from(OWNER, 'check-otp', { identifier, otp }, browser)).statusCode).toBe(200);
  });

  it('does not even lock out the owner on the same network, whose browser the account knows', async () => {
    const address = '10.3.1.1';
    const victim = await signUpVerified(server.app);
    const identifier = victim.user.phone;
    const known = cookiesOf(await from(address, 'login', { identifier, password: TEST_PASSWORD }));
    await guess(address, identifier);
    const asked = await from(address, 'init-reset-password', { identifier }, known);
    expect(asked.statusCode).toBe(200);
    const browser = { cookie: `${known.cookie}; ${cookiesOf(asked).cookie}` };
    const otp = await latestOtp(server.app, identifier);
    expect((await from(address, 'check-otp', { identifier, otp: wrongOtp(otp) }, browser)).json().code).toBe(
      'otp_wrong',
    );
    expect((await from(address, 'check-otp', { identifier, otp }, browser)).statusCode).toBe(200);
  });

  it('cannot use a code that another browser requested, nor learn whether there is one', async () => {
    const victim = await signUpVerified(server.app);
    const { phone } = victim.user;
    await from(OWNER, 'init-reset-password', { identifier: phone });
    const otp = await latestOtp(server.app, phone);
    const attackers = cookiesOf(
      await post(server.app, '/onboarding/init-reset-password', { identifier: 'other@example.com' }),
    );
    const seen = [];
    for (const identifier of [phone, '+2348099999990', 'nobody@example.com']) {
      for (const browser of [{}, attackers]) {
        const response = await from('10.4.1.1', 'check-otp', { identifier, otp }, browser);
        seen.push([response.statusCode, response.json().code]);
      }
    }
    expect(new Set(seen.map(String))).toEqual(new Set(['422,otp_other_browser']));
  });
});

describeOnDatabase('an attacker who uses up the calls a minute about one person', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ ONBOARDING_LIMIT_PER_IDENTIFIER: '10' });
  });
  afterAll(() => server.close());

  it('keeps no owner on the same network, whose browser the account knows, from the reset', async () => {
    const { phone: identifier } = (await signUpVerified(server.app)).user;
    const credentials = { identifier, password: TEST_PASSWORD };
    const known = cookiesOf(await post(server.app, '/onboarding/login', credentials));
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 20)
      statuses.push(
        (await post(server.app, '/onboarding/check-otp', { identifier, otp: '000000' })).statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
    const asked = await post(server.app, '/onboarding/init-reset-password', { identifier }, known);
    expect(asked.statusCode).toBe(200);
    const otp = await latestOtp(server.app, identifier);
    const payload = { identifier, otp, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const browser = { cookie: `${known.cookie}; ${cookiesOf(asked).cookie}` };
    expect((await post(server.app, '/onboarding/reset-password', payload, browser)).statusCode).toBe(200);
  });
});
