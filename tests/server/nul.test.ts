import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListing } from './kit/listings.ts';
import { buildRegistration, TEST_PASSWORD, type TestPerson } from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';
import { agreement, createBuyer, postContribution } from './money/kit.ts';

const NUL = '\u0000';

describeOnEachDatabase('a NUL, which no database keeps,', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
    buyer = await createBuyer(server);
  });
  afterAll(() => server.close());

  test.each([
    ['/sandbox/messages', 'to'],
    ['/propy/filter-properties', 'search'],
    ['/propy/list-saved-properties', 'search'],
  ])('is rejected by GET %s in %s', async (url, field) => {
    const query = { [field]: `a${NUL}b` };
    const response = await server.app.inject({ url: `/api${url}`, query, headers: buyer.headers });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
  });

  test.each([
    ['/onboarding/login', { identifier: 'ada@example.com', password: NUL }, 'password'],
    ['/onboarding/register', { ...buildRegistration(), password: `${TEST_PASSWORD}${NUL}` }, 'password'],
    ['/onboarding/register', { ...buildRegistration(), first_name: `A${NUL}` }, 'first_name'],
    ['/onboarding/register', { ...buildRegistration(), email: `a${NUL}@example.com` }, 'email'],
    ['/onboarding/init-reset-password', { identifier: NUL }, 'identifier'],
    [
      '/users/me/password',
      { current_password: NUL, password: 'x', confirm_password: 'x' },
      'current_password',
    ],
    ['/support/contact', { name: 'Ada', email: 'a@example.com', message: NUL }, 'message'],
  ])('is rejected by POST %s of %j', async (url, payload, field) => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      headers: buyer.headers,
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  test('is rejected in an Idempotency-Key', async () => {
    const headers = { ...buyer.headers, 'idempotency-key': `a${NUL}b` };
    const response = await postContribution(server.app, headers, agreement(await createListing(server.db)));
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_request']);
  });
});
