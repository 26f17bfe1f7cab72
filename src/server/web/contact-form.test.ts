import fastify from 'fastify';
import { expect, test } from 'vitest';
import { contactFormRoutes } from './contact-form.ts';

/** Posts the form, with the API's response to it. */
async function post(status: number, response: object) {
  const app = fastify();
  app.post('/api/support/contact', async (_request, reply) => reply.code(status).send(response));
  await app.register(contactFormRoutes, { productName: 'Homes & Co', now: () => new Date() });
  return app.inject({
    method: 'POST',
    url: '/contact-support',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=&email=ada%40nowhere&message=Hello',
  });
}

test('a message that arrived leads to its reference', async () => {
  const { statusCode, headers } = await post(201, { body: { reference: 'C-ABC234' } });
  expect([statusCode, headers.location]).toEqual([303, '/contact-support?reference=C-ABC234']);
});

test.each([
  [400, { message: 'Invalid.', fields: { name: 'Name is <required>.', email: 'Not an email.' } }],
  [429, { message: 'Too many messages.' }],
])('after a %i the page says why, and leads on, in the style of the product', async (status, response) => {
  const { statusCode, headers, body } = await post(status, response);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  const reasons = status === 400 ? ['Name is &lt;required&gt;.', 'Not an email.'] : ['Too many messages.'];
  expect(Array.from(body.matchAll(/<li>(.+?)<\/li>/g), ([, reason]) => reason)).toEqual(reasons);
  expect(body).toContain('<html lang="en-NG">');
  expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(body).toContain('<title>Your message was not sent · Homes &amp; Co</title>');
  expect(body).toContain('<link rel="stylesheet" href="/offline.css">');
  expect(body).toMatch(/<a class="home" href="\/"><img [^>]+>Homes &amp; Co<\/a>/);
  expect(body).toContain('<a href="/contact-support">Open the contact form</a>');
  expect(body).toContain('<a href="/">Go to the home page</a>');
  // The content security policy rejects inline styles and scripts.
  expect(body).not.toMatch(/<style|style=|<script>/);
});

test('a message pressed twice is one request, and its lines end as those of the page with scripts', async () => {
  const requests: unknown[] = [];
  let at = Date.parse('2026-11-30T09:10:00Z');
  const app = fastify();
  app.post('/api/support/contact', async ({ headers, body }, reply) => {
    requests.push([headers['idempotency-key'], body]);
    return reply.code(201).send({ body: { reference: 'C-ABC234' } });
  });
  await app.register(contactFormRoutes, { productName: 'Homes & Co', now: () => new Date(at) });
  const press = () =>
    app.inject({
      method: 'POST',
      url: '/contact-support',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada&email=ada%40example.com&message=Hello%0D%0Athere',
    });
  await press();
  at += 60_000;
  await press();
  at += 3_600_000;
  await press();
  const sent = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere' };
  expect(requests).toEqual([
    [expect.any(String), sent],
    requests[0],
    [expect.not.stringMatching(String(Object(requests[0])[0])), sent],
  ]);
});
