import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPhoto } from '../kit/pictures.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const PICTURE = 'people/00000000000000000000000000000000.webp';

/** Finding 15: no Permissions-Policy, and two contradictory rules about frames. */
describeOnDatabase('framing a page of ours, and using its features', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await server.dependencies.media.put(PICTURE, await createPhoto(20, 20));
  });
  afterAll(async () => {
    await server.dependencies.media.delete(PICTURE);
    await server.close();
  });

  it.each([
    ['a public page', '/'],
    ['a public call', '/api/propy/filter-properties'],
    ['a private call', '/api/users/me'],
    ['a call that is not there', '/api/nothing'],
    ['a picture', `/media/${PICTURE}`],
    ['the page of the API', '/api/docs'],
    ['a file of that page', '/api/docs/static/swagger-ui.css'],
    ['the figures', '/metrics'],
  ])('is rejected for %s', async (_, url) => {
    const { headers } = await server.app.inject(url);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'none'",
        // A page allows its own script by its hash.
        expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/=]+')?$/),
        "object-src 'none'",
        "base-uri 'self'",
      ]),
    );
    expect(policy.filter((rule) => rule.includes('script') && rule.includes('unsafe'))).toEqual([]);
    const features = String(headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(features).not.toMatch(/clipboard-write|web-share|fullscreen/);
  });
});
