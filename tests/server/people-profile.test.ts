import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { userAnswer } from '#api/contract/users.ts';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { outboxMessages } from '#server/db/schema/support.ts';
import {
  aRegistration,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
  type TestPerson,
} from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

describeOnEachDatabase('the profile', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const change = (person: Pick<TestPerson, 'headers'>, payload: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/users/me', headers: person.headers, payload });
  const me = async (person: TestPerson) => {
    const response = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    return userAnswer.parse(response.json()).body.user;
  };

  it('shows and changes what is given, and nothing else', async () => {
    const person = await signUpVerified(server.app);
    expect(await me(person)).toEqual(person.user);
    const response = await change(person, {
      first_name: ' Adaeze ',
      date_of_birth: '1990-02-28',
      employment_status: 'self_employed',
      roles: ['admin'],
    });
    const expected = {
      ...person.user,
      first_name: 'Adaeze',
      date_of_birth: '1990-02-28',
      employment_status: 'self_employed',
    };
    expect(response.statusCode).toBe(200);
    expect(userAnswer.parse(response.json()).body.user).toEqual(expected);
    await change(person, { date_of_birth: null });
    expect(await me(person)).toEqual({ ...expected, date_of_birth: null });
    expect((await change(person, {})).statusCode).toBe(200);
  });

  it('asks for a changed phone to be verified again, by a code sent to the new one', async () => {
    const person = await signUpVerified(server.app);
    const { phone } = aRegistration();
    const changed = userAnswer.parse((await change(person, { phone })).json()).body.user;
    expect(changed).toEqual({ ...person.user, phone, phone_verified: false });
    const payload = { otp: await latestOtp(server.app, phone), user_id: person.user.id };
    const verified = await post(server.app, '/onboarding/verify-otp', payload, person.headers);
    expect(userAnswer.parse(verified.json()).body.user).toEqual({ ...changed, phone_verified: true });
    const told = await server.db.select().from(outboxMessages);
    expect(
      told.filter(({ to, text }) => to === person.user.phone && text.includes('was changed')),
    ).toHaveLength(1);
  });

  it('takes no code that was sent to the phone before', async () => {
    const person = await signUp(server.app);
    const old = await latestOtp(server.app, person.user.phone);
    const { phone } = aRegistration();
    await change(person, { phone });
    if (old !== (await latestOtp(server.app, phone))) {
      const payload = { otp: old, user_id: person.user.id };
      const response = await post(server.app, '/onboarding/verify-otp', payload, person.headers);
      expect(response.json().code).toBe('otp_wrong');
    }
    expect((await me(person)).phone_verified).toBe(false);
  });

  it('ends a reset code that was sent to the email before', async () => {
    const person = await signUpVerified(server.app);
    await post(server.app, '/onboarding/init-reset-password', { identifier: person.user.email });
    const otp = await latestOtp(server.app, person.user.email);
    const { email } = aRegistration();
    expect(userAnswer.parse((await change(person, { email })).json()).body.user).toEqual({
      ...person.user,
      email,
    });
    const response = await post(server.app, '/onboarding/check-otp', { identifier: email, otp });
    expect(response.json().code).toBe('otp_wrong');
  });

  it('keeps the verification when the same phone is sent again', async () => {
    const person = await signUpVerified(server.app);
    const { phone, email } = person.user;
    const response = await change(person, { phone, email: email.toUpperCase() });
    expect(userAnswer.parse(response.json()).body.user).toEqual(person.user);
  });

  it('changes the phone no more often than codes can be sent, and then not at all', async () => {
    const person = await signUp(server.app);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await change(person, { phone: aRegistration().phone })).statusCode).toBe(200);
    }
    const before = await me(person);
    const refused = await change(person, { phone: aRegistration().phone, first_name: 'Other' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'otp_too_many_codes']);
    expect(await me(person)).toEqual(before);
  });

  it('refuses an email or phone that another has, and changes nothing', async () => {
    const [ada, bola] = [await signUp(server.app), await signUp(server.app)];
    const email = await change(ada, { first_name: 'Other', email: bola.user.email.toUpperCase() });
    const rule = 'Another account has this email address.';
    expect([email.statusCode, email.json().code, email.json().message, email.json().fields]).toEqual([
      409,
      'email_taken',
      rule,
      { email: rule },
    ]);
    const phone = await change(ada, { phone: bola.user.phone });
    expect([phone.statusCode, phone.json().code, Object.keys(phone.json().fields)]).toEqual([
      409,
      'phone_taken',
      ['phone'],
    ]);
    expect(await me(ada)).toEqual(ada.user);
  });

  it('lets one of two who want the same phone at once have it', async () => {
    const people = await Promise.all([signUp(server.app), signUp(server.app), signUp(server.app)]);
    const { phone } = aRegistration();
    const answers = await Promise.all(people.map((person) => change(person, { phone })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['first_name', ''],
    ['first_name', '\u200b \u2800\u3164'],
    ['first_name', 5],
    ['first_name', null],
    ['last_name', 'x'.repeat(81)],
    ['phone', '0803 123 4567'],
    ['email', 'nobody'],
    ['date_of_birth', '28/02/1990'],
    ['date_of_birth', '2999-01-01'],
    ['date_of_birth', '1850-01-01'],
    ['date_of_birth', '1990-02-30'],
    ['employment_status', 'astronaut'],
  ])('refuses %s = %o at its field', async (field, value) => {
    const person = await signUp(server.app);
    const response = await change(person, { [field]: value });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(failure.parse(response.json()).fields ?? {})).toEqual([field]);
    expect(await me(person)).toEqual(person.user);
  });

  it('takes the dates of birth of people from 18 to 120', async () => {
    const person = await signUp(server.app);
    const today = lagosDate(server.clock.now());
    const statusOf = async (date_of_birth: string) => (await change(person, { date_of_birth })).statusCode;
    const yearsAgo = (years: number) => addMonths(today, -years * 12);
    const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(await statusOf(yearsAgo(18))).toBe(200);
    expect(await statusOf(dayAfter(yearsAgo(18)))).toBe(422);
    expect(await statusOf(today)).toBe(422);
    expect(await statusOf(dayAfter(yearsAgo(121)))).toBe(200);
    expect(await statusOf(yearsAgo(121))).toBe(422);
  });

  it('is shown to nobody without a session', async () => {
    for (const [method, url] of [
      ['GET', '/api/users/me'],
      ['PATCH', '/api/users/me'],
      ['PUT', '/api/users/me/picture'],
      ['POST', '/api/users/me/password'],
    ] as const) {
      expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  describe('changing the password', () => {
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
    const logIn = (person: TestPerson, password: string) =>
      post(server.app, '/onboarding/login', { identifier: person.user.email, password });

    it('ends the other sessions, keeps this one and tells the owner', async () => {
      const person = await signUp(server.app);
      const other = signedIn.parse((await logIn(person, TEST_PASSWORD)).json()).body.token.authToken;
      expect((await changePassword(person)).statusCode).toBe(200);
      expect(await me(person)).toEqual(person.user);
      const headers = { authorization: `Bearer ${other}` };
      expect((await server.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
      expect((await logIn(person, TEST_PASSWORD)).statusCode).toBe(401);
      expect((await logIn(person, NEW_PASSWORD)).statusCode).toBe(200);
      const told = await server.db.select().from(outboxMessages);
      expect(
        told.filter(({ to, text }) => to === person.user.email && text.includes('was changed')),
      ).toHaveLength(1);
    });

    it.each([
      [{ current_password: 'not it' }, 'current_password_wrong', 'current_password'],
      [{ confirm_password: 'another' }, 'passwords_differ', 'confirm_password'],
      [{ password: 'short', confirm_password: 'short' }, 'invalid_fields', 'password'],
      [{ password: 'password1', confirm_password: 'password1' }, 'invalid_fields', 'password'],
      [{ password: 12345678 }, 'invalid_fields', 'password'],
      [{ current_password: undefined }, 'invalid_fields', 'current_password'],
    ])('refuses %o as %s', async (payload, code, field) => {
      const person = await signUp(server.app);
      const response = await changePassword(person, payload);
      expect(response.statusCode).toBe(422);
      expect(failure.parse(response.json())).toMatchObject({ code, fields: { [field]: expect.any(String) } });
      expect((await logIn(person, TEST_PASSWORD)).statusCode).toBe(200);
    });
  });
});
