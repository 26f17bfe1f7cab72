import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { rateLimits } from '#server/platform/db/schema/users.ts';
import { deleteExpiredAttempts } from '#server/platform/http/sweep.ts';
import { SUPPORT_LIMIT_PER_ADDRESS } from '#server/support/routes.ts';
import { signUp } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const LIMITS = { ONBOARDING_LIMIT_PER_ADDRESS: '12', ONBOARDING_LIMIT_PER_IDENTIFIER: '4' };

describeOnDatabase('the limits on calls', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ ...LIMITS, TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  let addresses = 0;
  const newAddress = (): string => {
    addresses += 1;
    return `203.0.113.${addresses}`;
  };
  const call = (url: string, payload: object, forwardedFor: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      headers: { 'x-forwarded-for': forwardedFor },
    });
  const logIn = (identifier: string, forwardedFor: string = newAddress()) =>
    call('/onboarding/login', { identifier, password: 'not the password' }, forwardedFor);

  it('limits calls per minute for an identifier from one network, in any spelling', async () => {
    const forms = ['0803 000 1111', '+2348030001111', '2348030001111', '8030001111'];
    for (const identifier of forms) expect((await logIn(identifier)).statusCode).toBe(401);
    server.clock.advance(20_000);
    const rejected = await logIn('08030001111');
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe('40');
    expect(failure.parse(rejected.json())).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many tries. Please try again in a minute.',
    });
    expect((await logIn('08030002222')).statusCode).toBe(401);
    expect((await logIn('08030001111', '198.51.100.7')).statusCode).toBe(401);
    server.clock.advance(40_000);
    expect((await logIn('08030001111')).statusCode).toBe(401);
  });

  it('counts password reset calls of one identifier together, and separately from its logins', async () => {
    const identifier = 'together@example.com';
    const request = (named: string) =>
      call('/onboarding/init-reset-password', { identifier: named }, newAddress());
    for (let times = 0; times < 4; times += 1) await logIn(identifier);
    expect((await request(identifier)).statusCode).toBe(200);
    await request(identifier);
    await call('/onboarding/check-otp', { identifier, otp: '000000' }, newAddress());
    await call('/onboarding/resend-otp', { identifier }, newAddress());
    const rejected = await request(identifier.toUpperCase());
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
  });

  it('limits calls per minute from one address, even concurrent ones', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => logIn(`someone${nth}@example.com`, address)),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(12);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(8);
    server.clock.advance(MINUTE_MS);
    expect((await logIn('someone@example.com', address)).statusCode).toBe(401);
  });

  it('trusts the entry of the proxy, not the entries of the client', async () => {
    const address = newAddress();
    for (let nth = 0; nth < 12; nth += 1) {
      await logIn(`spoof${nth}@example.com`, `198.51.100.${nth}, ${address}`);
    }
    expect((await logIn('spoof@example.com', `198.51.100.99, ${address}`)).statusCode).toBe(429);
  });

  it('counts the addresses of one IPv6 /64 together', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      await logIn(`six${nth}@example.com`, `2001:db8:1:2:${nth}::1`);
    }
    expect((await logIn('six@example.com', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await logIn('six@example.com', '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('limits guesses at the current password in a session', async () => {
    const { headers } = await signUp(server.app);
    const payload = {
      current_password: 'not it',
      password: 'lantern-okada-77',
      confirm_password: 'lantern-okada-77',
    };
    const statuses = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/users/me/password',
        headers,
        payload,
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
  });

  it('limits the support forms of one address', async () => {
    const address = newAddress();
    const send = () =>
      call('/support/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello' }, address);
    for (let nth = 0; nth < SUPPORT_LIMIT_PER_ADDRESS; nth += 1) expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(429);
  });

  it('deletes expired counters', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS);
    await deleteExpiredAttempts(server.dependencies);
    expect(await server.db.select().from(rateLimits)).toEqual([]);
  });
});
