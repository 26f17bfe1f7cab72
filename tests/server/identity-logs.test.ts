import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRegistration, latestOtp, post, signUpVerified, TEST_PASSWORD } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('the log', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ LOG_LEVEL: 'trace' });
  });
  afterAll(() => server.close());

  it('shows each request and no password, token or code', async () => {
    const person = await signUpVerified(server.app);
    const otp = await latestOtp(server.app, person.user.phone);
    await post(server.app, '/onboarding/login', { identifier: person.user.email, password: TEST_PASSWORD });
    await post(server.app, '/onboarding/check-otp', { identifier: person.user.email, otp: '000000' });
    expect(server.log.text()).toContain('/api/onboarding/verify-otp');
    expect(server.log.text()).not.toContain(TEST_PASSWORD);
    expect(server.log.text()).not.toContain(person.token);
    // An id or a fraction of a second may happen to contain the same four digits.
    const asWord = new RegExp(`(?<![\\w.-])${otp}(?![\\w.-])`);
    expect(server.log.text().replace(/"pid":\d+/g, '')).not.toMatch(asWord);
  });

  it('quotes no value of a statement that failed', async () => {
    await server.db.execute(
      sql`alter table outbox_messages add constraint nothing_fits check (false) not valid`,
    );
    const registration = buildRegistration();
    server.log.clear();
    const response = await post(server.app, '/onboarding/register', registration);
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error']);
    expect(server.log.text()).toContain('nothing_fits');
    expect(server.log.text()).not.toMatch(/is your .* code|argon2|\+23480/);
    await server.db.execute(sql`alter table outbox_messages drop constraint nothing_fits`);
    expect((await post(server.app, '/onboarding/register', registration)).statusCode).toBe(200);
  });
});
