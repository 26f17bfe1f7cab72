import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { deleteExpiredSessions } from '#server/identity/sweep.ts';
import { sessions } from '#server/platform/db/schema/users.ts';
import { latestOtp, post, signUp, TEST_PASSWORD, type TestPerson } from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

describeOnEachDatabase('logging in and out', (open) => {
  let server: TestServer;
  let ada: TestPerson;
  beforeAll(async () => {
    server = await open();
    ada = await signUp(server.app, { email: 'ada@example.com', phone: '+2348031234567' });
  });
  afterAll(() => server.close());

  const logIn = async (identifier: string, password = TEST_PASSWORD) => {
    const response = await post(server.app, '/onboarding/login', { identifier, password });
    return { status: response.statusCode, json: response.json() };
  };
  const me = (headers: Record<string, string>) => server.app.inject({ url: '/api/users/me', headers });

  it.each(['0803 123 4567', '+234 803 123 4567', '2348031234567', '002348031234567', '8031234567'])(
    'takes the phone written as %s',
    async (identifier) => {
      const { body } = signedIn.parse((await logIn(identifier)).json);
      expect(body.user.id).toBe(ada.user.id);
    },
  );

  it('accepts the email in any case, with the specified message', async () => {
    const { message, body } = signedIn.parse((await logIn(' Ada@Example.COM ')).json);
    expect(message).toBe('Login Successful!');
    const headers = { authorization: `Bearer ${body.token.authToken}` };
    expect((await me(headers)).json().body.user).toEqual(ada.user);
  });

  it('gives every login its own token', async () => {
    const first = signedIn.parse((await logIn('ada@example.com')).json).body.token.authToken;
    const second = signedIn.parse((await logIn('ada@example.com')).json).body.token.authToken;
    expect(second).not.toBe(first);
  });

  it('responds the same to a wrong password, an unknown account and nonsense', async () => {
    const answers = await Promise.all([
      logIn('ada@example.com', 'not the password'),
      logIn('nobody@example.com', 'not the password'),
      logIn('+2348039999999', 'not the password'),
      logIn("' or 1=1 --", 'not the password'),
    ]);
    const seen = answers.map(({ status, json }) => ({ status, ...failure.parse(json), request_id: '' }));
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(seen[0]).toMatchObject({ status: 401, code: 'wrong_credentials' });
  });

  it('checks a password for an unknown account too, so that the time reveals nothing', async () => {
    const timeOf = async (identifier: string) => {
      const startedAt = performance.now();
      await logIn(identifier, 'not the password');
      return performance.now() - startedAt;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      known.push(await timeOf('ada@example.com'));
      unknown.push(await timeOf('nobody@example.com'));
    }
    // The minimum of each, to exclude delays of a busy machine.
    expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.4);
  });

  it('names the fields that are missing', async () => {
    const response = await post(server.app, '/onboarding/login', { identifier: 12 });
    expect(response.statusCode).toBe(422);
    expect(failure.parse(response.json()).fields).toEqual({
      identifier: 'Phone number or Email is required.',
      password: 'Password is required.',
    });
  });

  describe('the session', () => {
    it('lives three hours to the millisecond, and is then swept away', async () => {
      const { token } = signedIn.parse((await logIn('ada@example.com')).json).body;
      const headers = { authorization: `Bearer ${token.authToken}` };
      server.clock.advance(SESSION_LIFETIME_MS - 1);
      expect((await me(headers)).statusCode).toBe(200);
      server.clock.advance(1);
      const expired = await me(headers);
      expect(expired.statusCode).toBe(401);
      expect(failure.parse(expired.json())).toMatchObject({
        code: 'session_expired',
        message: 'Your session has ended. Please log in again.',
      });
      await deleteExpiredSessions(server.dependencies);
      expect(await server.db.select().from(sessions).where(eq(sessions.userId, ada.user.id))).toEqual([]);
    });

    it('is replaced by a new one when the phone is verified', async () => {
      const { user, headers } = await signUp(server.app);
      server.clock.advance(60_000);
      const payload = { otp: await latestOtp(server.app, user.phone), user_id: user.id };
      const verified = await post(server.app, '/onboarding/verify-otp', payload, headers);
      const { token } = signedIn.parse(verified.json()).body;
      const renewed = { authorization: `Bearer ${token.authToken}` };
      expect((await me(headers)).json().code).toBe('session_expired');
      server.clock.advance(SESSION_LIFETIME_MS - 1);
      expect((await me(renewed)).statusCode).toBe(200);
      server.clock.advance(1);
      expect((await me(renewed)).statusCode).toBe(401);
    });

    it('is the only one to end by logout; a second logout finds none', async () => {
      const [first, second] = [await logIn('ada@example.com'), await logIn('ada@example.com')].map(
        ({ json }) => ({ authorization: `Bearer ${signedIn.parse(json).body.token.authToken}` }),
      );
      if (!first || !second) throw new Error('Both logins answer');
      expect((await post(server.app, '/onboarding/logout', {}, first)).statusCode).toBe(200);
      expect((await me(first)).json().code).toBe('session_expired');
      expect((await post(server.app, '/onboarding/logout', {}, first)).statusCode).toBe(401);
      expect((await me(second)).statusCode).toBe(200);
    });

    it.each([
      ['no header', {}, 'not_signed_in'],
      ['an empty token', { authorization: 'Bearer ' }, 'not_signed_in'],
      ['the text undefined', { authorization: 'Bearer undefined' }, 'not_signed_in'],
      ['another scheme', { authorization: 'Basic YWRhOnNlY3JldA==' }, 'not_signed_in'],
      ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }, 'session_expired'],
    ])('is rejected with %s', async (_, headers, code) => {
      const response = await me(headers);
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe(code);
    });

    it("refuses a User_id header that is not the token's", async () => {
      const { user, headers } = await signUp(server.app);
      expect((await me({ ...headers, user_id: user.id })).statusCode).toBe(200);
      const response = await me({ ...headers, user_id: ada.user.id });
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('not_yours');
    });

    it('also rejects it on a call that needs no session, if a token is sent', async () => {
      const { user, headers } = await signUp(server.app);
      const search = (sent: Record<string, string>) =>
        server.app.inject({ url: '/api/propy/filter-properties', headers: sent });
      expect((await search({ ...headers, user_id: user.id })).statusCode).toBe(200);
      expect((await search({ user_id: ada.user.id })).statusCode).toBe(200);
      const response = await search({ ...headers, user_id: ada.user.id });
      expect([response.statusCode, response.json().code]).toEqual([403, 'not_yours']);
    });

    it('is not found by its hash, only by its token', async () => {
      const [kept] = await server.db.select().from(sessions).limit(1);
      const response = await me({ authorization: `Bearer ${kept?.tokenHash}` });
      expect(response.statusCode).toBe(401);
    });
  });
});
