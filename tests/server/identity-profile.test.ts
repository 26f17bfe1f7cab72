import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { signedIn } from '#api/contract/onboarding.ts';
import { sessionsResponse, userResponse } from '#api/contract/users.ts';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import { users } from '#server/platform/db/schema/users.ts';
import {
  buildRegistration,
  cookiesOf,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
  type TestPerson,
  verifyEmail,
  wrongOtp,
} from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('the profile', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const change = (person: Pick<TestPerson, 'headers'>, payload: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/users/me', headers: person.headers, payload });
  const me = async (person: TestPerson) => {
    const response = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    return userResponse.parse(response.json()).body.user;
  };

  const verifyContact = async (person: Pick<TestPerson, 'headers'>, channel: string, otp: string) => {
    const response = await post(server.app, '/users/me/contacts/verify', { channel, otp }, person.headers);
    return { status: response.statusCode, code: response.json().code };
  };
  const sentTo = (to: string) => server.db.select().from(outboxMessages).where(eq(outboxMessages.to, to));
  const textsTo = async (to: string) => (await sentTo(to)).map(({ text }) => text);
  const aMember = async () => {
    const person = await signUpVerified(server.app);
    await verifyEmail(server.app, person);
    return person;
  };
  const logIn = async ({ user }: TestPerson) => {
    const payload = { identifier: user.phone, password: TEST_PASSWORD };
    const { token } = signedIn.parse((await post(server.app, '/onboarding/login', payload)).json()).body;
    return { headers: { authorization: `Bearer ${token.authToken}` } };
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
    expect(userResponse.parse(response.json()).body.user).toEqual(expected);
    await change(person, { date_of_birth: null });
    expect(await me(person)).toEqual({ ...expected, date_of_birth: null });
    expect((await change(person, {})).statusCode).toBe(200);
  });

  it('shows names that were stored before a name had to be one, and takes no new one', async () => {
    const person = await signUpVerified(server.app);
    const next_of_kin = { name: 'Ada Adeyemi', relation: 'sibling', phone: '+2348031234567' };
    await change(person, { next_of_kin });
    await server.db
      .update(users)
      .set({ firstName: 'Ada 😀', kinName: '<b>Ada</b>' })
      .where(eq(users.id, person.user.id));
    const stored = await me(person);
    expect([stored.first_name, stored.next_of_kin?.name]).toEqual(['Ada 😀', '<b>Ada</b>']);
    const rejected = await change(person, { next_of_kin: { ...next_of_kin, name: '<b>Ada</b>' } });
    expect([rejected.statusCode, rejected.json().fields]).toEqual([
      422,
      {
        'next_of_kin.name':
          'Their full name can have only Latin letters, spaces, hyphens, apostrophes, full stops and commas.',
      },
    ]);
    expect(
      (await change(person, { first_name: 'Adé-O’Neil', last_name: 'N. Nwosu-Eze Jr.' })).statusCode,
    ).toBe(200);
  });

  it('replaces a phone that was never verified at once, and sends the new one one code', async () => {
    const person = await signUp(server.app);
    const { phone } = buildRegistration();
    const changed = userResponse.parse((await change(person, { phone })).json()).body.user;
    expect(changed).toEqual({ ...person.user, phone });
    const codes = (await sentTo(phone)).filter(({ otp }) => otp !== null);
    expect(codes.map(({ channel, otp }) => [channel, otp?.length])).toEqual([['sms', 4]]);
    const payload = { otp: codes[0]?.otp, user_id: person.user.id };
    const verified = await post(server.app, '/onboarding/verify-otp', payload, person.headers);
    expect(signedIn.parse(verified.json()).body.user).toEqual({ ...changed, phone_verified: true });
  });

  it('replaces an email that was never verified at once, with the password', async () => {
    const person = await signUpVerified(server.app);
    const { email } = buildRegistration();
    expect((await change(person, { email })).json().fields).toHaveProperty('current_password');
    const response = await change(person, { email, current_password: TEST_PASSWORD });
    const changed = userResponse.parse(response.json()).body.user;
    expect(changed).toEqual({ ...person.user, email });
    expect((await verifyContact(person, 'email', await latestOtp(server.app, email))).status).toBe(200);
    expect(await me(person)).toEqual({ ...changed, email_verified: true });
    expect((await verifyContact(person, 'email', '000000')).code).toBe('nothing_to_verify');
  });

  it.each(['email', 'phone'] as const)(
    'keeps a verified %s until the new one is verified',
    async (channel) => {
      const person = await aMember();
      const other = await logIn(person);
      const wanted = buildRegistration()[channel];
      const asked = await change(person, { [channel]: wanted, current_password: TEST_PASSWORD });
      const pending = { ...(await me(person)), [`pending_${channel}`]: wanted };
      expect(userResponse.parse(asked.json()).body.user).toEqual(pending);
      expect(pending).toMatchObject({
        [channel]: person.user[channel],
        phone_verified: true,
        email_verified: true,
      });
      expect(await textsTo(person.user[channel])).toContainEqual(expect.stringContaining('asked to change'));

      const otp = await latestOtp(server.app, wanted);
      expect(otp).toMatch(/^\d{6}$/);
      expect((await verifyContact(person, channel, wrongOtp(otp))).code).toBe('otp_wrong');
      expect((await verifyContact(other, channel, otp)).code).toBe('otp_other_browser');
      expect((await verifyContact(person, channel, otp)).status).toBe(200);
      expect(await me(person)).toEqual({ ...pending, [channel]: wanted, [`pending_${channel}`]: null });
      expect(await textsTo(person.user[channel])).toContainEqual(expect.stringContaining('was changed'));
      expect((await server.app.inject({ url: '/api/users/me', headers: other.headers })).statusCode).toBe(
        401,
      );
    },
  );

  it('sends the code of a change again, and sends none where nothing waits', async () => {
    const person = await aMember();
    const again = (channel: string) =>
      post(server.app, '/users/me/contact-codes', { channel }, person.headers);
    expect((await again('email')).json().code).toBe('nothing_to_verify');
    expect((await again('phone')).json().code).toBe('nothing_to_verify');
    const { phone } = buildRegistration();
    await change(person, { phone, current_password: TEST_PASSWORD });
    expect((await again('phone')).statusCode).toBe(200);
    expect(await sentTo(phone)).toHaveLength(2);
    expect((await verifyContact(person, 'phone', await latestOtp(server.app, phone))).status).toBe(200);
  });

  it('withdraws a change that waits when the verified email or phone is given again', async () => {
    const person = await aMember();
    const [wanted, { email, phone }] = [buildRegistration(), person.user];
    const current_password = TEST_PASSWORD;
    await change(person, { email: wanted.email, phone: wanted.phone, current_password });
    const back = await change(person, { email, phone });
    expect(userResponse.parse(back.json()).body.user).toEqual({ ...person.user, email_verified: true });
    const otp = await latestOtp(server.app, wanted.email);
    expect((await verifyContact(person, 'email', otp)).code).toBe('nothing_to_verify');
  });

  it('asks for the current password before it changes what is verified', async () => {
    const person = await aMember();
    const { email } = buildRegistration();
    const missing = await change(person, { email });
    expect([missing.statusCode, missing.json().fields]).toEqual([
      422,
      { current_password: 'Current Password is required.' },
    ]);
    const wrong = await change(person, { email, current_password: 'not it', first_name: 'Other' });
    expect([wrong.json().code, Object.keys(wrong.json().fields)]).toEqual([
      'current_password_wrong',
      ['current_password'],
    ]);
    expect(await me(person)).toEqual({ ...person.user, email_verified: true });
    expect(await sentTo(email)).toEqual([]);
  });

  it('takes no code that was sent to the phone before', async () => {
    const person = await signUp(server.app);
    const old = await latestOtp(server.app, person.user.phone);
    const { phone } = buildRegistration();
    await change(person, { phone });
    if (old !== (await latestOtp(server.app, phone))) {
      const payload = { otp: old, user_id: person.user.id };
      const response = await post(server.app, '/onboarding/verify-otp', payload, person.headers);
      expect(response.json().code).toBe('otp_wrong');
    }
    expect((await me(person)).phone_verified).toBe(false);
  });

  it('ends a reset code that was sent to the email before', async () => {
    const person = await aMember();
    const asked = await post(server.app, '/onboarding/init-reset-password', {
      identifier: person.user.phone,
    });
    const resetOtp = await latestOtp(server.app, person.user.email);
    const { email } = buildRegistration();
    await change(person, { email, current_password: TEST_PASSWORD });
    await verifyContact(person, 'email', await latestOtp(server.app, email));
    const payload = { identifier: person.user.phone, otp: resetOtp };
    const response = await post(server.app, '/onboarding/check-otp', payload, cookiesOf(asked));
    expect(response.json().code).toBe('otp_wrong');
  });

  it('keeps the verification when the same phone is sent again', async () => {
    const person = await signUpVerified(server.app);
    const { phone, email } = person.user;
    const response = await change(person, { phone, email: email.toUpperCase() });
    expect(userResponse.parse(response.json()).body.user).toEqual(person.user);
  });

  it('changes the phone no more often than codes can be sent, and then not at all', async () => {
    const person = await signUp(server.app);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await change(person, { phone: buildRegistration().phone })).statusCode).toBe(200);
    }
    const before = await me(person);
    const rejected = await change(person, { phone: buildRegistration().phone, first_name: 'Other' });
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'otp_too_many_codes']);
    expect(await me(person)).toEqual(before);
  });

  it('rejects an email or phone that another verified, and changes nothing', async () => {
    const [ada, bola] = [await signUp(server.app), await aMember()];
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

  it('lets one of three who verify the same email at once have it, and tells who loses their claim', async () => {
    const { email } = buildRegistration();
    const people = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const person = await signUpVerified(server.app);
      await change(person, { email, current_password: TEST_PASSWORD });
      people.push({ person, otp: await latestOtp(server.app, email) });
    }
    const answers = await Promise.all(people.map(({ person, otp }) => verifyContact(person, 'email', otp)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.map(({ code }) => code)).toContain('email_taken');
    const loser = people[answers.findIndex(({ status }) => status === 409)]?.person;
    expect(await textsTo(loser?.user.phone ?? '')).toContainEqual(
      expect.stringContaining('Another person verified the email address'),
    );
  });

  it('lists the sessions by device, network and time, and ends them', async () => {
    const person = await signUpVerified(server.app);
    const { identifier, password } = { identifier: person.user.phone, password: TEST_PASSWORD };
    server.clock.advance(60_000);
    const other = await server.app.inject({
      method: 'POST',
      url: '/api/onboarding/login',
      payload: { identifier, password },
      remoteAddress: '102.89.1.9',
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      },
    });
    const headers = { authorization: `Bearer ${signedIn.parse(other.json()).body.token.authToken}` };
    const list = async (shownTo: { authorization: string }) => {
      const response = await server.app.inject({ url: '/api/users/me/sessions', headers: shownTo });
      return sessionsResponse.parse(response.json()).body.sessions;
    };
    // A minute has passed, so this call updates its own session's last use.
    const [first, second] = (await list(person.headers)).toSorted(
      (a, b) => Number(a.current) - Number(b.current),
    );
    expect(first).toMatchObject({ device: 'Chrome on Android', network: '102.89.1.0/24', current: false });
    expect(second).toMatchObject({
      network: '127.0.0.0/24',
      current: true,
      last_seen_at: server.clock.now().toISOString(),
    });
    const end = (id: string, by: TestPerson) =>
      post(server.app, `/users/me/sessions/${id}/end`, {}, by.headers);
    const stranger = await signUp(server.app);
    expect((await end(first?.id ?? '', stranger)).statusCode).toBe(404);
    expect((await end(first?.id ?? '', person)).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    await logIn(person);
    expect(await list(person.headers)).toHaveLength(2);
    await post(server.app, '/users/me/sessions/end-others', {}, person.headers);
    expect(await list(person.headers)).toHaveLength(1);
  });

  it.each([
    ['first_name', ''],
    ['first_name', '\u200b \u2800\u3164'],
    ['first_name', 5],
    ['first_name', null],
    ['last_name', 'x'.repeat(81)],
    ['last_name', '<b>Obi</b>'],
    ['phone', '0803 123 4567'],
    ['email', 'nobody'],
    ['date_of_birth', '28/02/1990'],
    ['date_of_birth', '2999-01-01'],
    ['date_of_birth', '1850-01-01'],
    ['date_of_birth', '1990-02-30'],
    ['employment_status', 'astronaut'],
  ])('rejects %s = %o at its field', async (field, value) => {
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
      ['DELETE', '/api/users/me/picture'],
      ['POST', '/api/users/me/password'],
      ['POST', '/api/users/me/contact-codes'],
      ['POST', '/api/users/me/contacts/verify'],
      ['GET', '/api/users/me/sessions'],
      ['POST', '/api/users/me/sessions/end-others'],
    ] as const) {
      expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    }
  });
});
