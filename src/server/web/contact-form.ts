import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/escape-html.ts';
import { HttpError } from '../platform/http/http-error.ts';

const FIELDS = ['name', 'email', 'message'] as const;

/** The contact form for browsers without scripts: makes the same API call and responds with a page. */
export async function contactFormRoutes(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.post('/contact-support', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new HttpError('not_found');
    const written = new Map(Object.entries(Object(request.body)));
    const response = await app.inject({
      method: 'POST',
      url: '/api/support/contact',
      remoteAddress: request.ip,
      payload: Object.fromEntries(FIELDS.map((field) => [field, written.get(field) ?? ''])),
    });
    const { body, message, fields } = response.json();
    reply.header('Cache-Control', 'no-store');
    if (response.statusCode === 201)
      return reply.redirect(`/contact-support?reference=${body.reference}`, 303);
    return reply
      .code(response.statusCode)
      .type('text/html; charset=utf-8')
      .send(notSentPage(Object.values<string>(fields ?? { form: message })));
  });
}

const notSentPage = (reasons: readonly string[]): string => `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your message was not sent</title></head>
<body>
<h1>Your message was not sent</h1>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>Go back to the page before: what you wrote is still there.</p>
</body>
</html>`;
