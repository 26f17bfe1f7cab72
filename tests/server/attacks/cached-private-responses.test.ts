import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRegistration, signUp, TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

/** Finding 11: a shared phone's browser, or a proxy, could cache one user's private responses. */
describeOnDatabase('private responses in a cache', (open) => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await open();
    person = await signUp(server.app);
  });
  afterAll(() => server.close());

  const unknownId = '0198b0a0-0000-7000-8000-000000000000';
  it.each([
    '/users/me',
    '/wallet/get',
    '/wallet/transactions',
    '/contributions',
    `/contributions/${unknownId}`,
    `/payments/${unknownId}`,
    '/propy/list-saved-properties',
    // Public data contains user-specific marks if it is requested with a token.
    '/propy/filter-properties',
  ])('are kept by none: GET %s, whether it succeeds or fails', async (url) => {
    for (const headers of [person.headers, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const response = await server.app.inject({ url: `/api${url}`, headers });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([
        response.statusCode,
        'no-store',
      ]);
    }
  });

  it.each(['/users/me', '/wallet/get', '/contributions'])(
    'are kept by none: GET %s without a token',
    async (url) => {
      const response = await server.app.inject({ url: `/api${url}` });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store']);
    },
  );

  it.each([
    ['/onboarding/register', buildRegistration],
    ['/onboarding/login', () => ({ identifier: person.user.email, password: TEST_PASSWORD })],
  ])('are kept by none: the token of POST %s', async (url, payload) => {
    const response = await server.app.inject({ method: 'POST', url: `/api${url}`, payload: payload() });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.body).toContain('authToken');
  });

  it('are kept by none: the codes that the sandbox shows', async () => {
    const response = await server.app.inject({ url: '/api/sandbox/messages?to=x@example.com' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('are told from what everyone may read, which is left as it was', async () => {
    const response = await server.app.inject({ url: '/api/propy/filter-properties' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, undefined]);
  });
});
