import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  cookiesOf,
  latestOtp,
  post,
  signUp,
  signUpVerified,
  TEST_PASSWORD,
} from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

describeOnDatabase("an attacker registers the victim's phone with their own email", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const askReset = (identifier: string) =>
    post(server.app, '/onboarding/init-reset-password', { identifier });
  const resetCodesTo = async (to: string) =>
    (await server.db.select().from(outboxMessages).where(eq(outboxMessages.to, to))).filter(({ text }) =>
      text.includes('reset your password'),
    );

  it('reserves nothing: the victim can still sign up with it, and the claim is lost', async () => {
    const attacker = await signUp(server.app);
    const victim = await signUpVerified(server.app, {
      phone: attacker.user.phone,
      email: buildRegistration().email,
    });
    expect(victim.user).toMatchObject({ phone: attacker.user.phone, phone_verified: true });
    const otp = await latestOtp(server.app, victim.user.phone);
    const payload = { otp, user_id: attacker.user.id };
    const late = await post(server.app, '/onboarding/verify-otp', payload, attacker.headers);
    expect([late.statusCode, late.json().code]).toEqual([409, 'phone_taken']);
  });

  it("gets no reset code to the email, even if the account's phone is verified", async () => {
    // The account of the attacker, whose phone the victim verified by mistake.
    const { user } = await signUpVerified(server.app, { email: 'attacker@evil.example' });
    expect((await askReset('attacker@evil.example')).statusCode).toBe(200);
    expect((await askReset(user.phone)).statusCode).toBe(200);
    expect(await resetCodesTo('attacker@evil.example')).toEqual([]);
    expect(await resetCodesTo(user.phone)).toHaveLength(1);
  });

  it('sends no messages about the account to the email either', async () => {
    const person = await signUpVerified(server.app);
    await server.db.delete(outboxMessages);
    await post(
      server.app,
      '/users/me/password',
      { current_password: TEST_PASSWORD, password: 'lantern-okada-77', confirm_password: 'lantern-okada-77' },
      person.headers,
    );
    const sent = await server.db.select().from(outboxMessages);
    expect(sent.map(({ to }) => to)).toEqual([person.user.phone]);
  });

  it('keeps nobody out of an account that is not verified yet, by claiming the same over and over', async () => {
    const { phone, email } = buildRegistration();
    const registered = await post(server.app, '/onboarding/register', {
      ...buildRegistration(),
      phone,
      email,
    });
    const browser = cookiesOf(registered);
    for (let nth = 0; nth < 3; nth += 1)
      await signUp(server.app, { phone, email, password: 'umbrella-kettle-9' });
    for (const identifier of [phone, email]) {
      const payload = { identifier, password: TEST_PASSWORD };
      const response = await post(server.app, '/onboarding/login', payload, browser);
      expect(response.json().body?.user.id).toBe(registered.json().body.user.id);
      Object.assign(browser, cookiesOf(response));
    }
  });

  it('keeps nobody out by later accounts with verified phones and the same email', async () => {
    const victim = await signUpVerified(server.app);
    const { email } = victim.user;
    for (let nth = 0; nth < 3; nth += 1)
      await signUpVerified(server.app, { email, password: 'umbrella-kettle-9' });
    const response = await post(server.app, '/onboarding/login', {
      identifier: email,
      password: TEST_PASSWORD,
    });
    expect(response.json().body?.user.id).toBe(victim.user.id);
  });

  it('logs in to nothing of the victim by an identifier that both claim', async () => {
    const { phone, email } = buildRegistration();
    const attacker = await signUp(server.app, { phone, email, password: 'umbrella-kettle-9' });
    const victim = await signUp(server.app, { phone, email });
    const logIn = async (identifier: string, password: string) =>
      (await post(server.app, '/onboarding/login', { identifier, password })).json().body?.user.id;
    expect(await logIn(phone, TEST_PASSWORD)).toBe(victim.user.id);
    expect(await logIn(email, 'umbrella-kettle-9')).toBe(attacker.user.id);
    const payload = { otp: await latestOtp(server.app, phone), user_id: victim.user.id };
    await post(server.app, '/onboarding/verify-otp', payload, victim.headers);
    // The phone now belongs to the victim: the attacker's password does not log in with it.
    expect(await logIn(phone, TEST_PASSWORD)).toBe(victim.user.id);
    expect(await logIn(phone, 'umbrella-kettle-9')).toBeUndefined();
  });
});
