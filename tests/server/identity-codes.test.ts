import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { OTP_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { wallets } from '#server/platform/db/schema/bank.ts';
import { oneTimeCodes } from '#server/platform/db/schema/users.ts';
import { messagesTo } from './kit/outbox.ts';
import {
  buildRegistration,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  type TestPerson,
  wrongOtp,
} from './kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from './kit/server.ts';

const ofPhone = ({ user }: TestPerson) =>
  and(eq(oneTimeCodes.subject, user.id), eq(oneTimeCodes.purpose, 'onboard'));

const verify = async (server: TestServer, { user, headers }: TestPerson, otp: string) => {
  const response = await post(server.app, '/onboarding/verify-otp', { otp, user_id: user.id }, headers);
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], json: response.json() };
};
const codeOf = async (server: TestServer, person: TestPerson, otp: string): Promise<string> =>
  (await verify(server, person, otp)).json.code;
const resend = (server: TestServer, { user, headers }: TestPerson) =>
  post(server.app, '/onboarding/resend-otp', { user_id: user.id }, headers);

describeOnDatabase('verifying the phone', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it('accepts the code once, and opens the wallet', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const { status, json } = await verify(server, person, otp);
    expect(status).toBe(200);
    const { body } = signedIn.parse(json);
    expect(body.user).toEqual({ ...person.user, phone_verified: true });
    expect(await server.db.select().from(wallets).where(eq(wallets.userId, person.user.id))).toHaveLength(1);
    expect((await verify(server, person, otp)).json.code).toBe('session_expired');
    const headers = { authorization: `Bearer ${body.token.authToken}` };
    const again = await verify(server, { ...person, headers }, otp);
    expect([again.status, again.json.code]).toEqual([409, 'already_verified']);
  });

  it('verifies once if the code is submitted twice concurrently', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(server, person, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Some find the phone already verified; others find their session ended, because the first call replaced it.
    expect(answers.filter(({ status }) => status === 409 || status === 401)).toHaveLength(5);
    expect(await server.db.select().from(wallets).where(eq(wallets.userId, person.user.id))).toHaveLength(1);
  });

  it("refuses another's id, a stranger, and a code for another", async () => {
    const [ada, bola] = [await signUp(server.app), await signUp(server.app)];
    const otp = await latestOtp(server.app, ada.user.phone);
    const crossed = await verify(server, { ...ada, headers: bola.headers }, otp);
    expect([crossed.status, crossed.json.code]).toEqual([403, 'not_yours']);
    const stranger = await post(server.app, '/onboarding/verify-otp', { otp, user_id: ada.user.id });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_signed_in']);
    const theirs = await latestOtp(server.app, bola.user.phone);
    expect(await codeOf(server, ada, theirs === otp ? wrongOtp(otp) : theirs)).toBe('otp_wrong');
    expect((await verify(server, ada, otp)).status).toBe(200);
  });

  it.each([['123'], ['12345'], ['12a4'], ['１２３４'], [' 1234'], [1234], [null], [undefined]])(
    'refuses %o as a code, and counts no failure',
    async (otp) => {
      const person = await signUp(server.app);
      const payload = { otp, user_id: person.user.id };
      const response = await post(server.app, '/onboarding/verify-otp', payload, person.headers);
      expect(response.statusCode).toBe(422);
      expect(failure.parse(response.json()).fields).toEqual({ otp: 'OTP must be four characters!' });
      const [code] = await server.db.select().from(oneTimeCodes).where(ofPhone(person));
      expect(code?.failedAttempts).toBe(0);
    },
  );

  it('expires a code after ten minutes, to the millisecond', async () => {
    const [inTime, late] = [await signUp(server.app), await signUp(server.app)];
    const codes = [
      await latestOtp(server.app, inTime.user.phone),
      await latestOtp(server.app, late.user.phone),
    ] as const;
    server.clock.advance(OTP_LIFETIME_MS - 1);
    expect((await verify(server, inTime, codes[0])).status).toBe(200);
    server.clock.advance(1);
    expect(await codeOf(server, late, codes[1])).toBe('otp_expired');
  });

  it('ends a code after five wrong ones; a new code has five again', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await codeOf(server, person, wrongOtp(otp, nth))).toBe('otp_wrong');
    }
    expect(await codeOf(server, person, otp)).toBe('otp_attempts_exhausted');
    const resent = await resend(server, person);
    expect([resent.statusCode, resent.json().message]).toEqual([
      200,
      'OTP has been resent to your phone number and email.',
    ]);
    expect((await verify(server, person, await latestOtp(server.app, person.user.phone))).status).toBe(200);
  });

  it('says how many tries a wrong code leaves', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const messages: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      messages.push((await verify(server, person, wrongOtp(otp, nth))).json.message);
    }
    expect(messages).toEqual([
      'That code is not right. You have 4 tries left.',
      'That code is not right. You have 3 tries left.',
      'That code is not right. You have 2 tries left.',
      'That code is not right. You have 1 try left.',
      'That code is not right, and you have no tries left. Please ask for a new one.',
    ]);
  });

  it('lets a new code overwrite the old', async () => {
    const person = await signUp(server.app);
    const old = await latestOtp(server.app, person.user.phone);
    await resend(server, person);
    const otp = await latestOtp(server.app, person.user.phone);
    if (otp !== old) expect(await codeOf(server, person, old)).toBe('otp_wrong');
    const live = await server.db
      .select()
      .from(oneTimeCodes)
      .where(and(ofPhone(person), isNull(oneTimeCodes.closedAt)));
    expect(live).toHaveLength(1);
    expect((await verify(server, person, otp)).status).toBe(200);
  });

  it('counts failures across new codes: ten, then growing waits', async () => {
    const person = await signUp(server.app);
    const guessFive = async () => {
      const otp = await latestOtp(server.app, person.user.phone);
      for (let nth = 0; nth < 5; nth += 1) await verify(server, person, wrongOtp(otp, nth));
    };
    await guessFive();
    server.clock.advance(HOUR_MS);
    await resend(server, person);
    await guessFive();
    const otp = await latestOtp(server.app, person.user.phone);
    const rejected = await verify(server, person, otp);
    expect(rejected.status).toBe(429);
    expect(rejected.json).toMatchObject({
      code: 'otp_too_many_failures',
      message: 'Too many wrong codes. Please try again in a minute.',
    });
    expect(rejected.retryAfter).toBe('60');
    const unsent = await resend(server, person);
    expect([unsent.statusCode, unsent.json().code]).toEqual([429, 'otp_too_many_failures']);

    server.clock.advance(60_000);
    await resend(server, person);
    const fresh = await latestOtp(server.app, person.user.phone);
    expect(await codeOf(server, person, wrongOtp(fresh))).toBe('otp_wrong');
    expect((await verify(server, person, fresh)).retryAfter).toBe(String(4 * 60));
    server.clock.advance(4 * 60_000);
    expect((await verify(server, person, fresh)).status).toBe(200);
  });

  it('sends five codes an hour, and says how long to wait for the next', async () => {
    const person = await signUp(server.app);
    for (let sent = 1; sent < 5; sent += 1) expect((await resend(server, person)).statusCode).toBe(200);
    server.clock.advance(10 * 60_000);
    const rejected = await resend(server, person);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe(String(50 * 60));
    expect(rejected.json()).toMatchObject({
      code: 'otp_too_many_codes',
      message: 'You have asked for too many codes. Please try again in 50 minutes.',
    });
  });

  it('sends five codes to a phone that is never verified, and no more', async () => {
    const person = await signUp(server.app);
    for (let sent = 1; sent < 5; sent += 1) await resend(server, person);
    server.clock.advance(HOUR_MS);
    const rejected = await resend(server, person);
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      429,
      'We sent 5 codes to this phone number, and none was entered. Please check that it is right, or contact us.',
    ]);
    const { phone } = person.user;
    const other = await post(server.app, '/onboarding/register', { ...buildRegistration(), phone });
    expect(other.json().code).toBe('otp_too_many_codes');
  });

  it('sends at most five codes for twenty concurrent requests', async () => {
    const person = await signUp(server.app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(server, person)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(4);
    const codes = await server.db.select().from(oneTimeCodes).where(ofPhone(person));
    expect(codes).toHaveLength(5);
    expect(codes.filter((code) => code.closedAt === null)).toHaveLength(1);
  });

  describe('resending', () => {
    it("refuses another's id, a stranger, the verified, both and neither", async () => {
      const [ada, bola] = [await signUp(server.app), await signUpVerified(server.app)];
      const send = async (payload: object, headers: Record<string, string> = {}) => {
        const response = await post(server.app, '/onboarding/resend-otp', payload, headers);
        return [response.statusCode, response.json().code];
      };
      expect(await send({ user_id: ada.user.id }, bola.headers)).toEqual([403, 'not_yours']);
      expect(await send({ user_id: ada.user.id })).toEqual([401, 'not_signed_in']);
      expect(await send({ user_id: bola.user.id }, bola.headers)).toEqual([409, 'already_verified']);
      expect(await send({ user_id: ada.user.id, identifier: ada.user.phone }, ada.headers)).toEqual([
        422,
        'invalid_fields',
      ]);
      expect(await send({})).toEqual([422, 'invalid_fields']);
      expect(await send({ user_id: 'me' }, ada.headers)).toEqual([422, 'invalid_fields']);
      expect(await send({ user_id: ada.user.id, channel: 'pigeon' }, ada.headers)).toEqual([
        422,
        'invalid_fields',
      ]);
    });

    it.each(['whatsapp', 'voice'] as const)(
      'reaches the phone by %s, within the limits of SMS',
      async (channel) => {
        const person = await signUp(server.app);
        const { phone, email } = person.user;
        const send = () =>
          post(server.app, '/onboarding/resend-otp', { user_id: person.user.id, channel }, person.headers);
        expect((await send()).statusCode).toBe(200);
        const channels = (await messagesTo(server.db, phone)).map((message) => message.channel);
        expect(channels.toSorted()).toEqual(['sms', channel].toSorted());
        expect((await messagesTo(server.db, email)).map((message) => message.channel)).toEqual([
          'email',
          'email',
        ]);
        const tries = [await send(), await resend(server, person), await send(), await send()];
        expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
        expect((await verify(server, person, await latestOtp(server.app, phone))).status).toBe(200);
      },
    );

    it('of a reset only reaches the verified phone and email', async () => {
      const { user } = await signUpVerified(server.app);
      const send = (identifier: string) =>
        post(server.app, '/onboarding/resend-otp', { identifier, channel: 'whatsapp' });
      const known = await send(user.phone);
      const unknown = await send('+2348099999999');
      expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
      const reset = (await messagesTo(server.db, user.phone)).filter(({ text }) => text.includes('reset'));
      expect(reset.map(({ channel }) => channel)).toEqual(['whatsapp']);
      expect((await messagesTo(server.db, user.email)).filter(({ text }) => text.includes('reset'))).toEqual(
        [],
      );
      expect(await messagesTo(server.db, '+2348099999999')).toEqual([]);
    });
  });
});

describeOnPostgres('guessing at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it('checks only five of twenty wrong codes', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => codeOf(server, person, wrongOtp(otp, nth))),
    );
    expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(5);
    // Ten are checked together; concurrent ones have to wait.
    const others = codes.filter((code) => code !== 'otp_wrong');
    expect(new Set([...others, 'otp_attempts_exhausted', 'otp_too_many_failures']).size).toBe(2);
    const [kept] = await server.db.select().from(oneTimeCodes).where(ofPhone(person));
    expect(kept?.failedAttempts).toBe(5);
    expect(await codeOf(server, person, otp)).toBe('otp_attempts_exhausted');
  });

  it('holds for concurrent guesses, new codes and a new phone', async () => {
    const person = await signUp(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, nth) => verify(server, person, wrongOtp(otp, nth))),
      ...Array.from({ length: 3 }, () => resend(server, person)),
      server.app.inject({
        method: 'PATCH',
        url: '/api/users/me',
        headers: person.headers,
        payload: { phone: '+2349011112222' },
      }),
    ]);
    const statuses = answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const codes = await server.db.select().from(oneTimeCodes).where(ofPhone(person));
    expect(codes.filter((code) => code.closedAt === null)).toHaveLength(1);
    expect(Math.max(...codes.map((code) => code.failedAttempts))).toBeLessThanOrEqual(5);
  });
});

describeOnDatabase('a server that carries codes by SMS alone', (open) => {
  it('sends none in another way', async () => {
    const server = await open({ WHATSAPP_PROVIDER: 'none', VOICE_PROVIDER: 'none' });
    const { user, headers } = await signUp(server.app);
    const response = await post(
      server.app,
      '/onboarding/resend-otp',
      { user_id: user.id, channel: 'whatsapp' },
      headers,
    );
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { channel: 'Codes are not sent in this way.' },
    ]);
    await server.close();
  });
});
