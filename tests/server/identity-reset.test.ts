import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  cookiesOf,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
  verifyEmail,
  wrongOtp,
} from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const NEW_PASSWORD = 'lantern-okada-77';

describeOnDatabase('resetting the password', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** The browser used in these tests. */
  let browser: Record<string, string> = {};
  const ask = async (url: string, payload: object) => {
    const response = await post(server.app, url, payload, browser);
    if (response.cookies.length > 0) browser = cookiesOf(response);
    return response;
  };
  const request = (identifier: string) => ask('/onboarding/init-reset-password', { identifier });
  const check = (identifier: string, otp: string) => ask('/onboarding/check-otp', { identifier, otp });
  const reset = (identifier: string, otp: string, change: object = {}) =>
    ask('/onboarding/reset-password', {
      identifier,
      otp,
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
      ...change,
    });
  const aMember = async (app = server.app) => {
    const person = await signUpVerified(app);
    await verifyEmail(app, person);
    return person;
  };
  const logIn = (identifier: string, password: string) =>
    post(server.app, '/onboarding/login', { identifier, password });

  it('ends the wait caused by wrong passwords', async () => {
    const { phone } = (await aMember()).user;
    for (let nth = 0; nth < 11; nth += 1) await logIn(phone, `guess ${nth}`);
    expect((await logIn(phone, TEST_PASSWORD)).statusCode).toBe(429);
    await request(phone);
    expect((await reset(phone, await latestOtp(server.app, phone))).statusCode).toBe(200);
    expect((await logIn(phone, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('works from the request to the login, ends every session and notifies the owner', async () => {
    const person = await aMember();
    const { phone, email } = person.user;
    const requested = await request(phone);
    expect([requested.statusCode, requested.json()]).toEqual([
      200,
      { message: 'If you have an account with us, a code is on its way to you.', body: {} },
    ]);
    const otp = await latestOtp(server.app, email);
    expect(otp).toMatch(/^\d{6}$/);
    expect(await latestOtp(server.app, phone)).toBe(otp);
    expect((await check(phone, otp)).statusCode).toBe(200);
    expect((await check(email, otp)).statusCode).toBe(200);
    const done = await reset(phone, otp);
    expect([done.statusCode, done.json().message]).toEqual([200, 'Password has been reset successfully!']);

    const me = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    expect(me.statusCode).toBe(401);
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    const sent = await server.db.select().from(outboxMessages).orderBy(outboxMessages.id);
    const notices = sent.filter(
      ({ to, text }) => [phone, email].includes(to) && text.includes('was changed'),
    );
    expect(notices.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  });

  it('withdraws a new email and phone that somebody else may have asked for', async () => {
    const { user, headers } = await aMember();
    const { email, phone } = buildRegistration();
    const payload = { email, phone, current_password: TEST_PASSWORD };
    await server.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
    await request(user.phone);
    expect((await reset(user.phone, await latestOtp(server.app, user.phone))).statusCode).toBe(200);
    const loggedIn = signedIn.parse((await logIn(user.email, NEW_PASSWORD)).json()).body;
    expect(loggedIn.user).toMatchObject({ pending_email: null, pending_phone: null });
  });

  it('accepts a code once', async () => {
    const { user } = await aMember();
    await request(user.email);
    const otp = await latestOtp(server.app, user.email);
    expect((await reset(user.email, otp)).statusCode).toBe(200);
    const replay = await reset(user.email, otp, {
      password: 'another-one-55',
      confirm_password: 'another-one-55',
    });
    expect([replay.statusCode, replay.json().code]).toEqual([422, 'otp_wrong']);
    expect((await logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('accepts one of ten concurrent resets with the same code', async () => {
    const { user } = await aMember();
    await request(user.email);
    const otp = await latestOtp(server.app, user.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(user.email, otp)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('rejects a code that was sent to another user', async () => {
    const ada = await aMember();
    const bola = await aMember();
    await request(ada.user.phone);
    await request(bola.user.phone);
    const [adas, bolas] = [
      await latestOtp(server.app, ada.user.phone),
      await latestOtp(server.app, bola.user.phone),
    ];
    if (adas !== bolas) expect((await reset(bola.user.phone, adas)).json().code).toBe('otp_wrong');
    expect((await logIn(bola.user.phone, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('changes nothing when the passwords differ or the new one is easy, and leaves the code usable', async () => {
    const { user } = await aMember();
    await request(user.email);
    const otp = await latestOtp(server.app, user.email);
    const differing = await reset(user.email, otp, { confirm_password: 'another-one-55' });
    expect(failure.parse(differing.json())).toMatchObject({
      code: 'passwords_differ',
      message: 'Passwords do not match!',
      fields: { confirm_password: 'Passwords do not match!' },
    });
    const easy = await reset(user.email, otp, { password: 'password1', confirm_password: 'password1' });
    expect(failure.parse(easy.json()).fields).toHaveProperty('password');
    const short = await reset(user.email, otp, { password: 'short', confirm_password: 'short' });
    expect(failure.parse(short.json()).fields).toEqual({
      password: 'Password should be at least 8 characters',
    });
    expect((await logIn(user.email, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await reset(user.email, otp)).statusCode).toBe(200);
  });

  it('counts wrong guesses of check-otp and reset-password together', async () => {
    const { user } = await aMember();
    await request(user.email);
    const otp = await latestOtp(server.app, user.email);
    for (let nth = 0; nth < 3; nth += 1) await check(user.email, wrongOtp(otp, nth));
    for (let nth = 3; nth < 5; nth += 1) await reset(user.phone, wrongOtp(otp, nth));
    expect((await check(user.email, otp)).json().code).toBe('otp_attempts_exhausted');
    expect((await reset(user.email, otp)).json().code).toBe('otp_attempts_exhausted');
    expect((await logIn(user.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['/onboarding/init-reset-password', {}, ['identifier']],
    ['/onboarding/init-reset-password', { identifier: ['a@example.com'] }, ['identifier']],
    ['/onboarding/init-reset-password', { identifier: 'x'.repeat(255) }, ['identifier']],
    ['/onboarding/init-reset-password', { identifier: 'a\u0000@example.com' }, ['identifier']],
    ['/onboarding/check-otp', {}, ['otp', 'identifier']],
    ['/onboarding/check-otp', { identifier: 'a@example.com', otp: '12' }, ['otp']],
    ['/onboarding/reset-password', {}, ['password', 'confirm_password', 'identifier', 'otp']],
  ])('%s rejects %o at %o', async (url, payload, fields) => {
    const response = await post(server.app, url, payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(failure.parse(response.json()).fields ?? {})).toEqual(fields);
  });

  describe('whether there is an account', () => {
    /** Everything that a stranger can do with an identifier, with all responses. */
    const probe = async (identifier: string, wrongGuess: () => Promise<string>) => {
      const seen: unknown[] = [];
      const note = (response: Awaited<ReturnType<typeof post>>) =>
        seen.push([
          response.statusCode,
          response.headers['retry-after'],
          { ...response.json(), request_id: undefined },
        ]);
      note(await check(identifier, '000000'));
      for (let sent = 0; sent < 2; sent += 1) {
        note(await request(identifier));
        note(await ask('/onboarding/resend-otp', { identifier }));
        const guess = await wrongGuess();
        for (let nth = 0; nth < 6; nth += 1) note(await check(identifier, guess));
        note(await reset(identifier, guess));
      }
      server.clock.advance(11 * 60_000);
      note(await check(identifier, '000000'));
      note(await request(identifier));
      return seen;
    };

    it('is not revealed by any response, however many requests are made', async () => {
      const known = await aMember();
      const unknown = buildRegistration();
      browser = {};
      const ofKnown = await probe(known.user.email, async () =>
        wrongOtp(await latestOtp(server.app, known.user.email)),
      );
      browser = {};
      const ofUnknown = await probe(unknown.email, async () => '000000');
      expect(ofUnknown).toEqual(ofKnown);
      expect(JSON.stringify(ofKnown)).toContain('otp_attempts_exhausted');
      expect(JSON.stringify(ofKnown)).toContain('otp_too_many_failures');
    });

    it('is not revealed by sending, using or guessing codes', async () => {
      const known = await aMember();
      const askAndGuess = async (identifier: string) => {
        const seen: unknown[] = [];
        browser = {};
        for (let times = 0; times < 6; times += 1) seen.push((await request(identifier)).statusCode);
        const guess = identifier === known.user.phone ? await latestOtp(server.app, identifier) : '000000';
        for (let nth = 0; nth < 7; nth += 1)
          seen.push((await check(identifier, wrongOtp(guess, nth))).json().code);
        return seen;
      };
      const ofKnown = await askAndGuess(known.user.phone);
      expect(ofKnown.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(ofKnown.slice(6).at(-1)).toBe('otp_attempts_exhausted');
      expect(await askAndGuess(buildRegistration().phone)).toEqual(ofKnown);
    });

    it('is not revealed by the limit per identifier', async () => {
      const limited = await open({ ONBOARDING_LIMIT_PER_IDENTIFIER: '2' });
      try {
        const known = await aMember(limited.app);
        const statusesOf = async (identifier: string) => {
          const statuses: number[] = [];
          for (let times = 0; times < 3; times += 1) {
            const response = await post(limited.app, '/onboarding/init-reset-password', { identifier });
            statuses.push(response.statusCode);
          }
          return statuses;
        };
        expect(await statusesOf(known.user.email)).toEqual(await statusesOf(buildRegistration().email));
      } finally {
        await limited.close();
      }
    });

    it('is not revealed by the response time', async () => {
      const known = await aMember();
      const timeOf = async (identifier: string) => {
        const startedAt = performance.now();
        await request(identifier);
        return performance.now() - startedAt;
      };
      for (const identifier of [known.user.email, buildRegistration().email, 'nonsense']) {
        expect(await timeOf(identifier)).toBeGreaterThanOrEqual(149);
      }
    });

    it('sends nothing to an address that nobody has verified', async () => {
      const { phone, email } = buildRegistration();
      const unverified = await signUp(server.app, { phone, email });
      await server.db.delete(outboxMessages);
      await request(email);
      await request(phone);
      expect(unverified.user.phone).toBe(phone);
      const sent = await server.db.select().from(outboxMessages).orderBy(outboxMessages.id);
      expect(sent.filter(({ to }) => to === email || to === phone)).toEqual([]);
    });
  });
});
