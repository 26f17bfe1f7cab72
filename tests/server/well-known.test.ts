import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('well-known addresses', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ PUBLIC_URL: 'https://homes.localhost' });
  });
  afterAll(() => server?.close());

  test('password managers are led to the page that changes the password', async () => {
    const { statusCode, headers } = await server.app.inject('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/dashboard/profile?tab=security']);
  });

  test('security researchers read where to write to, for a month from now', async () => {
    const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: https://homes.localhost/contact-support\n');
    expect(body).toContain('Canonical: https://homes.localhost/.well-known/security.txt\n');
    const expiresMs = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expiresMs - server.clock.now().getTime()).toBe(30 * 24 * 3_600_000);
  });
});
