import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { oneTimeCodes, sessions, users } from '#server/platform/db/schema/users.ts';
import { buildRegistration, latestOtp, post, signUp, signUpVerified, verifyEmail } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const REGISTER = '/onboarding/register';

describeOnDatabase('registration', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const rejection = async (payload: object) => {
    const response = await post(server.app, REGISTER, payload);
    return { status: response.statusCode, ...failure.parse(response.json()) };
  };

  it('makes an account, signs in and sends phone and email a code each', async () => {
    const registration = buildRegistration();
    const response = await post(server.app, REGISTER, registration);
    const { message, body } = signedIn.parse(response.json());
    expect(response.statusCode).toBe(200);
    expect(message).toBe('Your account is ready.');
    expect(body.token.authToken).toMatch(/^[\w-]{43}$/);
    expect(body.user).toEqual({
      id: body.user.id,
      first_name: 'Ada',
      last_name: 'Obi',
      email: registration.email,
      phone: registration.phone,
      phone_verified: false,
      email_verified: false,
      pending_email: null,
      pending_phone: null,
      roles: [],
      picture: null,
      date_of_birth: null,
      employment_status: null,
      next_of_kin: null,
    });
    const otp = await latestOtp(server.app, registration.phone);
    expect(otp).toMatch(/^\d{4}$/);
    expect(await latestOtp(server.app, registration.email)).toMatch(/^\d{6}$/);
  });

  it('keeps neither the password, nor the token, nor the code', async () => {
    const person = await signUp(server.app, { password: 'umbrella-kettle-9' });
    const otp = await latestOtp(server.app, person.user.phone);
    const kept = JSON.stringify([
      await server.db.select().from(users),
      await server.db.select().from(sessions),
      await server.db.select({ codeHash: oneTimeCodes.codeHash }).from(oneTimeCodes),
    ]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain('umbrella-kettle-9');
    expect(kept).not.toContain(person.token);
    expect(kept).not.toContain(`"codeHash":"${otp}"`);
  });

  it('rejects an email that another verified, whatever its case, and a phone that another did', async () => {
    const person = await signUpVerified(server.app);
    await verifyEmail(server.app, person);
    const { user } = person;
    expect(await rejection({ ...buildRegistration(), email: user.email.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'email_taken',
      fields: { email: expect.stringContaining('email address') },
    });
    expect(await rejection({ ...buildRegistration(), phone: user.phone })).toMatchObject({
      status: 409,
      code: 'phone_taken',
      fields: { phone: expect.stringContaining('phone number') },
    });
    expect(await rejection({ ...buildRegistration(), email: user.email, phone: user.phone })).toMatchObject({
      code: 'email_taken',
      fields: { email: expect.any(String), phone: expect.any(String) },
    });
  });

  it('reserves nothing for whoever has not verified it', async () => {
    const first = await signUp(server.app);
    const second = await signUpVerified(server.app, { email: first.user.email, phone: first.user.phone });
    expect(second.user).toMatchObject({ email: first.user.email, phone_verified: true });
    const otp = await latestOtp(server.app, first.user.phone);
    const late = await post(
      server.app,
      '/onboarding/verify-otp',
      { otp, user_id: first.user.id },
      first.headers,
    );
    expect([late.statusCode, late.json().code]).toEqual([409, 'phone_taken']);
    const resent = await post(
      server.app,
      '/onboarding/resend-otp',
      { user_id: first.user.id },
      first.headers,
    );
    expect([resent.statusCode, resent.json().code]).toEqual([409, 'phone_taken']);
  });

  it('keeps nothing of a registration whose code cannot be sent', async () => {
    const { phone } = buildRegistration();
    const usersBefore = await server.db.$count(users);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post(server.app, REGISTER, { ...buildRegistration(), phone })),
    );
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await server.db.$count(users)).toBe(usersBefore + 5);
  });

  describe('bad input', () => {
    it('names every missing field', async () => {
      expect(await rejection({})).toMatchObject({
        status: 422,
        code: 'invalid_fields',
        fields: {
          first_name: 'First Name is required.',
          last_name: 'Last Name is required.',
          phone: 'Phone number is required.',
          email: 'Email Address is required.',
          password: 'Password is required.',
        },
      });
    });

    const BAD: readonly [string, Record<string, unknown>, string][] = [
      ['a number for a name', { first_name: 7 }, 'first_name'],
      ['a blank name', { first_name: '   ' }, 'first_name'],
      ['a name that is too long', { last_name: 'x'.repeat(81) }, 'last_name'],
      ['a name with a NUL', { first_name: 'A\u0000da' }, 'first_name'],
      ['a name with an emoji', { first_name: 'Ada 😀' }, 'first_name'],
      ['a name with markup', { last_name: '<b>Obi</b>' }, 'last_name'],
      ['an email without a domain', { email: 'ada@' }, 'email'],
      ['a list for an email', { email: ['a@example.com'] }, 'email'],
      ['a local phone number', { phone: '08031234567' }, 'phone'],
      ['a Nigerian number that is no mobile', { phone: '+2341234567890' }, 'phone'],
      ['a short password', { password: 'short-7' }, 'password'],
      ['a password that is too long', { password: 'x'.repeat(201) }, 'password'],
      ['a common password', { password: 'Password123' }, 'password'],
      ['a run along the keyboard', { password: 'qwertyuiop' }, 'password'],
      ['a repetition', { password: 'abababab' }, 'password'],
    ];
    it.each(BAD)('refuses %s at its field', async (_, change, field) => {
      expect(await rejection({ ...buildRegistration(), ...change })).toMatchObject({
        status: 422,
        code: 'invalid_fields',
        fields: { [field]: expect.any(String) },
      });
    });

    it("refuses the person's own email as the password", async () => {
      const registration = buildRegistration();
      expect(await rejection({ ...registration, password: registration.email })).toMatchObject({
        fields: {
          password:
            'That password is made of your name, email, phone number or our name. Please choose another.',
        },
      });
    });

    it('rejects what is no JSON, no object, or too large', async () => {
      const send = async (payload: string, contentType = 'application/json') => {
        const headers = { 'content-type': contentType };
        const response = await server.app.inject({
          method: 'POST',
          url: `/api${REGISTER}`,
          headers,
          payload,
        });
        return [response.statusCode, failure.parse(response.json()).code];
      };
      expect(await send('{"first_name": ')).toEqual([400, 'malformed_request']);
      expect(await send('[]')).toEqual([400, 'malformed_request']);
      expect(await send('null')).toEqual([400, 'malformed_request']);
      expect(await send('')).toEqual([400, 'malformed_request']);
      expect(await send(JSON.stringify({ first_name: 'x'.repeat(70_000) }))).toEqual([413, 'body_too_large']);
      expect(await send('<user/>', 'application/xml')).toEqual([415, 'unsupported_media_type']);
    });

    it('does not let a caller set what is not theirs to set', async () => {
      const response = await post(server.app, REGISTER, {
        ...buildRegistration(),
        roles: ['admin'],
        phone_verified: true,
        id: '00000000-0000-7000-8000-000000000000',
      });
      expect(signedIn.parse(response.json()).body.user).toMatchObject({ roles: [], phone_verified: false });
    });
  });
});
