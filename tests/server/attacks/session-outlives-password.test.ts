import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#api/contract/onboarding.ts';
import { cookiesOf, latestOtp, post, signUp, signUpVerified, TEST_PASSWORD } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';

const NEW_PASSWORD = 'lantern-okada-77';
const change = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };

describeOnPostgres('logins with the old password while it is changed', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** How many sessions of the old password are alive after the change. */
  const survivorsOf = async (identifier: string, changePassword: () => Promise<{ statusCode: number }>) => {
    const logIn = () => post(server.app, '/onboarding/login', { identifier, password: TEST_PASSWORD });
    const [changed, ...logins] = await Promise.all([changePassword(), logIn(), logIn(), logIn(), logIn()]);
    expect(changed.statusCode).toBe(200);
    const statuses = await Promise.all(
      logins
        .filter((login) => login.statusCode === 200)
        .map(async (login) => {
          const { authToken } = signedIn.parse(login.json()).body.token;
          const headers = { authorization: `Bearer ${authToken}` };
          return (await server.app.inject({ url: '/api/users/me', headers })).statusCode;
        }),
    );
    return statuses.filter((status) => status === 200);
  };

  it('leave no session behind after a change', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { user, headers } = await signUp(server.app);
      const payload = { current_password: TEST_PASSWORD, ...change };
      const changePassword = () => post(server.app, '/users/me/password', payload, headers);
      expect(await survivorsOf(user.phone, changePassword)).toEqual([]);
    }
  });

  it('leave no session behind after a reset', async () => {
    for (let round = 0; round < 8; round += 1) {
      const identifier = (await signUpVerified(server.app)).user.phone;
      const asked = cookiesOf(await post(server.app, '/onboarding/init-reset-password', { identifier }));
      const otp = await latestOtp(server.app, identifier);
      const reset = () =>
        post(server.app, '/onboarding/reset-password', { identifier, otp, ...change }, asked);
      expect(await survivorsOf(identifier, reset)).toEqual([]);
    }
  });
});
