import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { userResponse } from '#api/contract/users.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
  type TestPerson,
  verifyEmail,
} from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('changing the password', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const NEW_PASSWORD = 'lantern-okada-77';
  const changePassword = (person: TestPerson, payload: object = {}) =>
    post(
      server.app,
      '/users/me/password',
      {
        current_password: TEST_PASSWORD,
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
        ...payload,
      },
      person.headers,
    );
  const logInWith = (person: TestPerson, password: string) =>
    post(server.app, '/onboarding/login', { identifier: person.user.email, password });

  it('ends the other sessions, keeps this one and notifies the owner', async () => {
    const person = await signUpVerified(server.app);
    await verifyEmail(server.app, person);
    const other = signedIn.parse((await logInWith(person, TEST_PASSWORD)).json()).body.token.authToken;
    expect((await changePassword(person)).statusCode).toBe(200);
    const kept = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    expect(userResponse.parse(kept.json()).body.user).toEqual({ ...person.user, email_verified: true });
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    expect((await logInWith(person, TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logInWith(person, NEW_PASSWORD)).statusCode).toBe(200);
    const sent = await server.db.select().from(outboxMessages);
    expect(
      sent.filter(({ to, text }) => to === person.user.email && text.includes('was changed')),
    ).toHaveLength(1);
  });

  it('withdraws a new email and phone that somebody else may have asked for, and their codes', async () => {
    const person = await signUpVerified(server.app);
    await verifyEmail(server.app, person);
    const { email, phone } = buildRegistration();
    const asked = { email, phone, current_password: TEST_PASSWORD };
    const { app } = server;
    const url = '/api/users/me';
    await app.inject({ method: 'PATCH', url, headers: person.headers, payload: asked });
    const otp = await latestOtp(app, email);
    expect((await changePassword(person)).statusCode).toBe(200);
    const verified = await post(app, '/users/me/contacts/verify', { channel: 'email', otp }, person.headers);
    expect(verified.json().code).toBe('nothing_to_verify');
    const kept = await app.inject({ url, headers: person.headers });
    expect(userResponse.parse(kept.json()).body.user).toEqual({ ...person.user, email_verified: true });
  });

  it('is done once of two changes at the same moment, whose old password is no longer that', async () => {
    const person = await signUp(server.app);
    const responses = await Promise.all([changePassword(person), changePassword(person)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const rejected = responses.find(({ statusCode }) => statusCode === 422);
    expect(rejected?.json().code).toBe('current_password_wrong');
  });

  it.each([
    [{ current_password: 'not it' }, 'current_password_wrong', 'current_password'],
    [{ confirm_password: 'another' }, 'passwords_differ', 'confirm_password'],
    [{ password: 'short', confirm_password: 'short' }, 'invalid_fields', 'password'],
    [{ password: 'password1', confirm_password: 'password1' }, 'invalid_fields', 'password'],
    [{ password: 12345678 }, 'invalid_fields', 'password'],
    [{ current_password: undefined }, 'invalid_fields', 'current_password'],
  ])('rejects %o as %s', async (payload, code, field) => {
    const person = await signUp(server.app);
    const response = await changePassword(person, payload);
    expect(response.statusCode).toBe(422);
    expect(failure.parse(response.json())).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect((await logInWith(person, TEST_PASSWORD)).statusCode).toBe(200);
  });
});
