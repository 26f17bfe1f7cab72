import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#api/contract/onboarding.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  latestOtp,
  post,
  signUpVerified,
  TEST_PASSWORD,
  type TestPerson,
  verifyEmail,
} from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

describeOnDatabase('somebody with a stolen token', (open) => {
  let server: TestServer;
  let victim: TestPerson;
  beforeAll(async () => {
    server = await open();
    victim = await signUpVerified(server.app);
    await verifyEmail(server.app, victim);
  });
  afterAll(() => server.close());

  const change = (payload: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/users/me', headers: victim.headers, payload });

  it('changes neither email nor phone without the password', async () => {
    const { email, phone } = buildRegistration();
    expect((await change({ email })).json().fields).toHaveProperty('current_password');
    expect((await change({ phone })).json().fields).toHaveProperty('current_password');
    expect((await change({ email, phone, current_password: 'guessed it' })).json().code).toBe(
      'current_password_wrong',
    );
  });

  it('cannot guess the password for long', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      statuses.push(
        (await change({ email: buildRegistration().email, current_password: `guess ${nth}` })).statusCode,
      );
    }
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    // The owner can still change it elsewhere.
    const payload = { email: buildRegistration().email, current_password: TEST_PASSWORD };
    const elsewhere = await server.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      remoteAddress: '10.9.9.9',
      headers: victim.headers,
      payload,
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('keeps the owner from writing neither by many writes in turn nor by many at once', async () => {
    const stolen = await signUpVerified(server.app);
    const credentials = { identifier: stolen.user.phone, password: TEST_PASSWORD };
    const loggedIn = await post(server.app, '/onboarding/login', credentials);
    const owner = { authorization: `Bearer ${signedIn.parse(loggedIn.json()).body.token.authToken}` };
    const write = async (headers: Record<string, string>) => {
      const url = '/api/wallet/check-transfers';
      return (await server.app.inject({ method: 'POST', url, headers })).statusCode;
    };
    const inTurn: number[] = [];
    while (inTurn.at(-1) !== 429 && inTurn.length < 100) inTurn.push(await write(stolen.headers));
    expect(inTurn.at(-1)).toBe(429);
    expect(await write(owner)).toBe(200);
    const atOnce = Array.from({ length: 60 }, () => write(stolen.headers));
    expect(await write(owner)).toBe(200);
    expect(new Set(await Promise.all(atOnce))).toEqual(new Set([429]));
  });

  it('puts no email of its own in place of one that was never verified', async () => {
    const person = await signUpVerified(server.app);
    const { email } = buildRegistration();
    const response = await server.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: person.headers,
      payload: { email },
    });
    expect(response.json().fields).toHaveProperty('current_password');
    const sent = await server.db.select().from(outboxMessages);
    expect(sent.filter(({ to }) => to === email)).toEqual([]);
  });

  it('proves no email of the owner with the code that was sent to its own', async () => {
    const stolen = await signUpVerified(server.app);
    await verifyEmail(server.app, stolen);
    const credentials = { identifier: stolen.user.phone, password: TEST_PASSWORD };
    const loggedIn = await post(server.app, '/onboarding/login', credentials);
    const owner = { authorization: `Bearer ${signedIn.parse(loggedIn.json()).body.token.authToken}` };
    const ask = async (headers: Record<string, string>) => {
      const { email } = buildRegistration();
      const payload = { email, current_password: TEST_PASSWORD };
      await server.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
      return latestOtp(server.app, email);
    };
    const own = await ask(stolen.headers);
    await ask(owner);
    const payload = { channel: 'email', otp: own };
    const response = await post(server.app, '/users/me/contacts/verify', payload, stolen.headers);
    expect(response.json().code).toBe('otp_wrong');
  });

  it('has no reset code sent to a new email or phone that was never verified', async () => {
    const { phone, email } = buildRegistration();
    const person = await signUpVerified(server.app);
    await server.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: person.headers,
      payload: { phone, email, current_password: TEST_PASSWORD },
    });
    await server.db.delete(outboxMessages);
    for (const identifier of [phone, email]) {
      await post(server.app, '/onboarding/init-reset-password', { identifier });
    }
    expect(await server.db.select().from(outboxMessages)).toEqual([]);
    await post(server.app, '/onboarding/init-reset-password', { identifier: person.user.phone });
    const sent = await server.db.select().from(outboxMessages);
    expect(sent.map(({ to }) => to)).toEqual([person.user.phone]);
  });
});

describeOnDatabase('somebody with a stolen token on the network of its owner', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ ONBOARDING_LIMIT_PER_IDENTIFIER: '10' });
  });
  afterAll(() => server.close());

  it('keeps them from changing the password by no number of calls', async () => {
    const stolen = await signUpVerified(server.app);
    const credentials = { identifier: stolen.user.phone, password: TEST_PASSWORD };
    const loggedIn = await post(server.app, '/onboarding/login', credentials);
    const owner = { authorization: `Bearer ${signedIn.parse(loggedIn.json()).body.token.authToken}` };
    const askForCode = async () =>
      (await post(server.app, '/users/me/contact-codes', { channel: 'phone' }, stolen.headers)).statusCode;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 20) statuses.push(await askForCode());
    expect(statuses.at(-1)).toBe(429);
    const password = 'another-danfo-43';
    const payload = { current_password: TEST_PASSWORD, password, confirm_password: password };
    expect((await post(server.app, '/users/me/password', payload, owner)).statusCode).toBe(200);
    expect(await askForCode()).toBe(401);
  });
});
