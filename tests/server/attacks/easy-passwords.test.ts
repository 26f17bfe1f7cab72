import { afterAll, beforeAll, expect, it } from 'vitest';
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

const EASY = [
  'samantha',
  'jonathan',
  'zaq12wsx',
  'asdf1234',
  'chelseafc',
  'Kolo1234',
  'AdaObi123',
  'Acme2026!',
];

describeOnDatabase('a password that attackers try first', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ PRODUCT_NAME: 'Acme' });
  });
  afterAll(() => server.close());

  it.each(EASY)('%s is rejected by every call', async (password) => {
    const rule = { fields: { password: expect.stringContaining('Please choose another.') } };
    const registered = await post(server.app, '/onboarding/register', { ...buildRegistration(), password });
    expect(registered.json()).toMatchObject(rule);
    const { headers } = await signUp(server.app);
    const change = { password, confirm_password: password };
    const payload = { current_password: TEST_PASSWORD, ...change };
    expect((await post(server.app, '/users/me/password', payload, headers)).json()).toMatchObject(rule);
    const identifier = (await signUpVerified(server.app)).user.phone;
    const asked = cookiesOf(await post(server.app, '/onboarding/init-reset-password', { identifier }));
    const otp = await latestOtp(server.app, identifier);
    const reset = await post(server.app, '/onboarding/reset-password', { identifier, otp, ...change }, asked);
    expect(reset.json()).toMatchObject(rule);
  });
});
