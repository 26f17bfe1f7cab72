import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  latestOtp,
  post,
  signUpVerified,
  TEST_PASSWORD,
  verifyEmail,
} from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { newSession } from '../money/kit.ts';

describeOnDatabase('an attacker who makes us send messages', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ CODE_LIMIT_PER_NETWORK: '10' });
  });
  afterAll(() => server.close());

  const registerFrom = (remoteAddress: string, details: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/onboarding/register',
      remoteAddress,
      payload: { ...buildRegistration(), ...details },
    });

  it.each([
    ['satellite phone', '+881612345678'],
    ['satellite phone of Inmarsat', '+870773111632'],
    ['international network', '+882161234567'],
    ['international network', '+883510012345'],
    ['universal number', '+8781012345678'],
    ['international premium number', '+979123456789'],
    ['premium number', '+19005551234'],
    ['premium number', '+449098790000'],
    ['personal number', '+447012345678'],
    ['number that nobody assigned', '+999123456789'],
    ['second spelling of a number, with the 0 that is dialled at home', '+2330241234567'],
    ['second spelling of a number, with the 1 that is dialled at home', '+112125550123'],
  ])('has none sent to a %s', async (_, phone) => {
    const response = await registerFrom('10.0.0.1', { phone });
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { phone: 'We cannot send an SMS to this number. Please use another mobile number.' },
    ]);
  });

  it('has none sent to countries that the setting leaves out', async () => {
    const limited = await open({ SMS_ALLOWED_COUNTRIES: 'NG, gh' });
    try {
      const statusOf = async (phone: string) =>
        (await post(limited.app, '/onboarding/register', { ...buildRegistration(), phone })).statusCode;
      expect(await statusOf('+2348031112222')).toBe(200);
      expect(await statusOf('+233241234567')).toBe(200);
      expect(await statusOf('+447712345678')).toBe(422);
    } finally {
      await limited.close();
    }
  });

  it('is stopped for a network, and nobody else is', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      statuses.push((await registerFrom(`10.2.2.${nth + 1}`, {})).statusCode);
    }
    // Each registration asks for a code by SMS and one by email.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await registerFrom('10.2.3.1', {})).statusCode).toBe(200);
    server.clock.advance(HOUR_MS);
    expect((await registerFrom('10.2.2.1', {})).statusCode).toBe(200);
  });

  it('writes to a stranger five times at most, from however many accounts and networks', async () => {
    const { phone, email } = buildRegistration();
    for (let nth = 0; nth < 8; nth += 1) {
      await registerFrom(`10.3.${nth}.1`, { phone });
      await registerFrom(`10.4.${nth}.1`, { email });
    }
    const sentTo = (to: string) => server.db.$count(outboxMessages, like(outboxMessages.to, to));
    expect(await sentTo(phone)).toBe(5);
    expect(await sentTo(email)).toBe(5);
  });

  it('still signs up where the email has had its five: the phone gets its code', async () => {
    const { email } = buildRegistration();
    for (let nth = 0; nth < 5; nth += 1) await registerFrom(`10.5.${nth}.1`, { email });
    const details = buildRegistration();
    const response = await registerFrom('10.5.9.1', { ...details, email });
    expect(response.statusCode).toBe(200);
    expect(await latestOtp(server.app, details.phone)).toMatch(/^\d{4}$/);
  });

  it('cannot go on all day with news of the own account', async () => {
    let attacker = await signUpVerified(server.app);
    const change = async (payload: object) => {
      server.clock.advance(1_000);
      const { headers } = attacker;
      return server.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
    };
    const rename = (nth: number) => change({ first_name: nth % 2 === 0 ? 'Bisi' : 'Bola' });
    const statuses = [];
    for (let nth = 0; nth < 51; nth += 1) statuses.push((await rename(nth)).statusCode);
    expect(statuses).toEqual([...Array(50).fill(200), 429]);
    const news = and(
      eq(outboxMessages.to, attacker.user.phone),
      like(outboxMessages.text, '%The name on your%'),
    );
    expect(await server.db.$count(outboxMessages, news)).toBe(50);
    expect((await change({ employment_status: 'employed' })).statusCode).toBe(200);
    server.clock.advance(DAY_MS);
    attacker = { ...attacker, ...(await newSession(server, attacker.user.id)) };
    expect((await rename(0)).statusCode).toBe(200);
  });

  it('gets ten notices of new browsers a day, however often the account logs in', async () => {
    const { user } = await signUpVerified(server.app);
    const logIn = () =>
      post(server.app, '/onboarding/login', { identifier: user.phone, password: TEST_PASSWORD });
    for (let nth = 0; nth < 12; nth += 1) {
      server.clock.advance(10_000);
      expect((await logIn()).statusCode).toBe(200);
    }
    const notices = and(eq(outboxMessages.to, user.phone), like(outboxMessages.text, '%from a new device%'));
    expect(await server.db.$count(outboxMessages, notices)).toBe(10);
  });

  it('bombs nobody with news of a change', async () => {
    server.clock.advance(HOUR_MS);
    const attacker = await signUpVerified(server.app);
    await verifyEmail(server.app, attacker);
    const stranger = buildRegistration().email;
    for (const email of [stranger, buildRegistration().email, stranger, attacker.user.email]) {
      await server.app.inject({
        method: 'PATCH',
        url: '/api/users/me',
        headers: attacker.headers,
        payload: { email, current_password: TEST_PASSWORD },
      });
    }
    const sent = await server.db.select().from(outboxMessages).where(like(outboxMessages.to, stranger));
    expect(sent.map(({ text }) => text)).toEqual(
      sent.map(() => expect.stringContaining('verify your email address')),
    );
  });
});
