import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '#server/platform/db/schema/users.ts';
import { buildRegistration, post } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const WRITER = { name: 'Ada', email: 'ada@example.com' };
const identifier = WRITER.email;
const otp = '123456';
const PASSWORDS = { password: 'mango-danfo-42', confirm_password: 'mango-danfo-42' };

/** A body of each writing call that is open to all, which passes validation: limits are counted after it. */
const OPEN_WRITES: Readonly<Record<string, () => object>> = {
  '/onboarding/register': buildRegistration,
  '/onboarding/login': () => ({ identifier, password: PASSWORDS.password }),
  '/onboarding/resend-otp': () => ({ identifier }),
  '/onboarding/init-reset-password': () => ({ identifier }),
  '/onboarding/check-otp': () => ({ identifier, otp }),
  '/onboarding/reset-password': () => ({ ...PASSWORDS, identifier, otp }),
  '/support/contact': () => ({ ...WRITER, message: 'Hello' }),
  '/support/property-requests': () => ({
    first_name: '',
    last_name: '',
    phone: '+2348031234567',
    email: '',
    preferred_location: 'Lekki',
    budget: 100,
    message: '',
  }),
  '/support/inspections': () => ({
    ...WRITER,
    property_id: '01980000-0000-7000-8000-000000000000',
    day: '2030-01-07',
    phone: '+2348031234567',
    note: '',
  }),
};

/** Webhooks are signed, and must not be lost; the sandbox is not part of a live deployment. */
const UNLIMITED = /^\/(webhooks|sandbox)\//;

describeOnDatabase('the writing calls that are open to all', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it('are those that are tested here', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json();
    const described = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method, { security }]) => method !== 'get' && security === undefined)
        .map(() => path),
    );
    expect(described.filter((path) => !UNLIMITED.test(path)).sort()).toEqual(Object.keys(OPEN_WRITES).sort());
  });

  it.each(Object.entries(OPEN_WRITES))('%s is limited by address', async (path, bodyOf) => {
    await server.db.delete(rateLimits);
    await post(server.app, path, bodyOf());
    await server.db.update(rateLimits).set({ hits: 1_000_000 }).where(like(rateLimits.key, '%:address:%'));
    expect((await post(server.app, path, bodyOf())).statusCode).toBe(429);
  });
});
