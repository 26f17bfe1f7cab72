import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#api/contract/onboarding.ts';
import { messagesTo } from '../kit/outbox.ts';
import { cookiesOf, latestOtp, post, signUpVerified, TEST_PASSWORD } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const NEW_PASSWORD = 'lantern-okada-77';
const change = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };

/** The owner sees that somebody else logged in, and sets another password, which the thief finds out as well. */
describeOnDatabase('a thief whose browser the account knew', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const logIn = async (identifier: string, password: string, browser: Record<string, string> = {}) => {
    server.clock.advance(1_000);
    const response = await post(server.app, '/onboarding/login', { identifier, password }, browser);
    expect(response.statusCode).toBe(200);
    return response;
  };
  const headersOf = (response: LightMyRequestResponse) => {
    const { authToken } = signedIn.parse(response.json()).body.token;
    return { authorization: `Bearer ${authToken}` };
  };
  const noticesTo = async (phone: string) =>
    (await messagesTo(server.db, phone)).filter(({ text }) => text.includes('from a new device')).length;

  it('is announced again after a change of the password, and the owner is not', async () => {
    const { phone } = (await signUpVerified(server.app)).user;
    const thief = cookiesOf(await logIn(phone, TEST_PASSWORD));
    const owner = await logIn(phone, TEST_PASSWORD);
    expect(await noticesTo(phone)).toBe(2);
    const changed = { current_password: TEST_PASSWORD, ...change };
    const response = await post(server.app, '/users/me/password', changed, headersOf(owner));
    expect(response.statusCode).toBe(200);
    await logIn(phone, NEW_PASSWORD, cookiesOf(owner));
    expect(await noticesTo(phone)).toBe(2);
    await logIn(phone, NEW_PASSWORD, thief);
    expect(await noticesTo(phone)).toBe(3);
  });

  it('is announced again after a reset, and the owner is not', async () => {
    const { phone } = (await signUpVerified(server.app)).user;
    const thief = cookiesOf(await logIn(phone, TEST_PASSWORD));
    const owner = cookiesOf(await logIn(phone, TEST_PASSWORD));
    const asked = await post(server.app, '/onboarding/init-reset-password', { identifier: phone }, owner);
    const browser = { cookie: `${owner.cookie}; ${cookiesOf(asked).cookie}` };
    const reset = { identifier: phone, otp: await latestOtp(server.app, phone), ...change };
    expect((await post(server.app, '/onboarding/reset-password', reset, browser)).statusCode).toBe(200);
    await logIn(phone, NEW_PASSWORD, owner);
    expect(await noticesTo(phone)).toBe(2);
    await logIn(phone, NEW_PASSWORD, thief);
    expect(await noticesTo(phone)).toBe(3);
  });
});
