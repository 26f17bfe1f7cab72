import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

/** What all calls have in common: their errors and their descriptions. */
describeOnDatabase('the wire', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['a body that is no JSON', '/api/onboarding/login', '{"identifier":', {}, 400, 'malformed_request'],
    ['a body that is no object', '/api/onboarding/login', '[]', {}, 400, 'malformed_request'],
    [
      'fields of the wrong type',
      '/api/onboarding/login',
      '{"identifier":5,"password":[]}',
      {},
      422,
      'invalid_fields',
    ],
    [
      'a body that is too large',
      '/api/support/contact',
      JSON.stringify({ message: 'x'.repeat(100_000) }),
      {},
      413,
      'body_too_large',
    ],
    [
      'another kind of content',
      '/api/onboarding/login',
      'a=b',
      { 'content-type': 'text/csv' },
      415,
      'unsupported_media_type',
    ],
    ['no token', '/api/contributions', '{}', {}, 401, 'not_signed_in'],
    [
      'a token that is none',
      '/api/contributions',
      '{}',
      { authorization: `Bearer ${'x'.repeat(43)}` },
      401,
      'session_expired',
    ],
    ['a call that is not there', '/api/nothing', '{}', {}, 404, 'not_found'],
    ['the address of the calls itself', '/api', '{}', {}, 404, 'not_found'],
    ['an address that cannot be decoded', '/%ff', '{}', {}, 400, 'malformed_request'],
  ])('%s is answered', async (_, url, payload, headers, status, code) => {
    const response = await post(url, payload, headers);
    expect(response.statusCode).toBe(status);
    const body = failure.parse(response.json());
    expect(body.code).toBe(code);
    expect(body.message).not.toBe('');
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'takes no %s where it takes JSON',
    async (type) => {
      const response = await post('/api/onboarding/login', '{}', { 'content-type': type });
      expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('names each invalid field as in the API, with its rule', async () => {
    const response = await post(
      '/api/onboarding/register',
      JSON.stringify({ first_name: '', phone: '123', email: 'ada', password: 'short' }),
    );
    expect(response.json().fields).toStrictEqual({
      first_name: 'First Name is required.',
      last_name: 'Last Name is required.',
      phone: 'Enter a phone number with its country code, like +234 803 123 4567.',
      email: 'Enter an email address like name@example.com.',
      password: 'Password should be at least 8 characters',
    });
  });

  it('is described by OpenAPI, with every call', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json();
    expect(Object.keys(paths).sort()).toEqual(
      [
        '/onboarding/register',
        '/onboarding/verify-otp',
        '/onboarding/check-otp',
        '/onboarding/resend-otp',
        '/onboarding/login',
        '/onboarding/init-reset-password',
        '/onboarding/reset-password',
        '/onboarding/logout',
        '/users/me',
        '/users/me/picture',
        '/users/me/password',
        '/users/me/contact-codes',
        '/users/me/contacts/verify',
        '/users/me/message-preferences',
        '/users/me/export',
        '/users/me/erasure',
        '/users/me/inspections',
        '/users/me/inspections/{reference}/cancel',
        '/users/me/sessions',
        '/users/me/sessions/{id}/end',
        '/users/me/sessions/end-others',
        '/wallet',
        '/wallet/check-transfers',
        '/wallet/get',
        '/wallet/transactions',
        '/wallet/banks',
        '/wallet/payout-accounts',
        '/wallet/withdrawal-options',
        '/wallet/withdrawals',
        '/wallet/withdrawals/{id}',
        '/events',
        '/propy/places',
        '/propy/place',
        '/propy/filter-properties',
        '/propy/list-saved-properties',
        '/propy/get-property',
        '/propy/similar-properties',
        '/propy/count-properties',
        '/propy/price-counts',
        '/propy/list-properties',
        '/propy/save-property',
        '/propy/save-properties',
        '/propy/unsave-property',
        '/contributions',
        '/contributions/{id}',
        '/contributions/{id}/payments',
        '/contributions/{id}/cancel',
        '/contributions/{id}/changes',
        '/contributions/{id}/exit',
        '/contributions/{id}/exit/withdraw',
        '/contributions/{id}/schedule.{file}',
        '/payments/{id}',
        '/payments/{id}/withdraw',
        '/payments/{id}/receipt',
        '/documents',
        '/documents/verify/{code}',
        '/documents/{id}/letter',
        '/documents/{id}/file',
        '/support/contact',
        '/support/property-requests',
        '/support/inspections',
        '/webhooks/{provider}',
        '/sandbox/transfers',
        '/sandbox/withdrawals',
        '/sandbox/withdrawals/{id}',
        '/sandbox/messages',
      ].sort(),
    );
  });

  it("is described with each call's failures, and with details that no schema contains", async () => {
    const { paths, components } = (await server.app.inject('/api/docs/json')).json();
    const at = (path: string) => paths[path] ?? paths[`/api${path}`];
    expect(components.schemas.Failure.properties).toHaveProperty('request_id');
    for (const [path, call] of Object.entries<Record<string, { responses: object }>>(paths)) {
      for (const { responses } of Object.values(call)) {
        expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['429', '500', '503']));
      }
    }
    expect(Object.keys(at('/contributions').post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '409', '413', '415', '422']),
    );
    expect(JSON.stringify(at('/users/me').get.responses['401'])).toContain('#/components/schemas/Failure');
    for (const path of ['/contributions', '/contributions/{id}/payments', '/contributions/{id}/changes']) {
      expect(at(path).post.parameters).toContainEqual(
        expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true }),
      );
    }
    expect(at('/support/contact').post.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: false }),
    );
    expect(at('/users/me/picture').put.requestBody.content).toHaveProperty('multipart/form-data');
    expect(at('/webhooks/{provider}').post.requestBody.content).toHaveProperty('application/json');
  });

  it.each(['/api/docs', '/api/docs/'])('is shown at %s with all that the page refers to', async (url) => {
    const page = await server.app.inject(url);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    const elsewhere = await server.app.inject('/api/propy/filter-properties');
    expect(elsewhere.headers['content-security-policy']).not.toContain('unsafe-inline');
    const references = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, found]) => found ?? '');
    expect(references.length).toBeGreaterThan(3);
    for (const reference of references) {
      const { pathname } = new URL(reference, `http://localhost${url}`);
      expect((await server.app.inject(pathname)).statusCode, pathname).toBe(200);
    }
  });

  it.each([
    ['/propy/filter-properties', 'limit=0x10', 'limit', 'The limit is 1 to 100.'],
    ['/propy/filter-properties', 'page=1e2', 'page', 'Pages count from 1 to 1000000.'],
    ['/propy/filter-properties', 'limit=', 'limit', 'The limit is 1 to 100.'],
    ['/propy/filter-properties', 'min_price=-5', 'min_price', 'The amount must be a whole number of kobo.'],
    ['/propy/filter-properties', 'search=a&search=b', 'search', 'Search for one text.'],
    ['/propy/filter-properties', 'beds=2&beds=3', 'beds', 'Choose 1 to 4.'],
  ])('reads %s?%s as no number or text, and says why', async (url, query, field, rule) => {
    const response = await server.app.inject(`/api${url}?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ [field]: rule });
  });

  it('treats an empty filter as absent', async () => {
    const url = '/api/propy/filter-properties';
    const all = await server.app.inject(url);
    const empty = await server.app.inject(`${url}?min_price=&max_price=&beds=&baths=&search=&type=&sort=`);
    expect([empty.statusCode, empty.json()]).toEqual([200, all.json()]);
  });

  it.each(['/healthz', '/readyz'])('%s says that it is well', async (url) => {
    expect((await server.app.inject(url)).json()).toStrictEqual({ status: 'ok' });
  });

  it('exposes metrics to Prometheus', async () => {
    expect((await server.app.inject('/metrics')).body).toContain('otp_failures_total');
  });
});

describe('the error catalogue', () => {
  it('has a message for the buyer for every code', () => {
    for (const [code, { message, status }] of Object.entries(ERRORS)) {
      expect(message, code).toMatch(/^[A-Z].*[.!]$/);
      expect(status, code).toBeGreaterThanOrEqual(400);
    }
  });
});
