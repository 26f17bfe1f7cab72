import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '#domain/durations.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { plainPage } from './plain-page.ts';

const FIELDS = ['name', 'email', 'message'] as const;

interface ContactFormOptions {
  readonly productName: string;
  readonly now: () => Date;
}

/** The contact form for browsers without scripts: makes the same API call and responds with a page. */
export async function contactFormRoutes(
  app: FastifyInstance,
  { productName, now }: ContactFormOptions,
): Promise<void> {
  await app.register(formbody);
  app.post('/contact-support', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new HttpError('not_found');
    const written = new Map(Object.entries(Object(request.body)));
    const typed = (field: string) => String(written.get(field) ?? '').replaceAll('\r\n', '\n');
    const response = await app.inject({
      method: 'POST',
      url: '/api/support/contact',
      remoteAddress: request.ip,
      // The page is one for everybody, so it has no key of its own: the same text counts once in an hour.
      headers: { 'Idempotency-Key': `form-${Math.floor(now().getTime() / HOUR_MS)}` },
      payload: Object.fromEntries(FIELDS.map((field) => [field, typed(field)])),
    });
    const { body, message, fields } = response.json();
    reply.header('Cache-Control', 'no-store');
    if (response.statusCode === 201)
      return reply.redirect(`/contact-support?reference=${body.reference}`, 303);
    return reply
      .code(response.statusCode)
      .type('text/html; charset=utf-8')
      .send(notSentPage(productName, Object.values<string>(fields ?? { form: message })));
  });
}

const notSentPage = (productName: string, reasons: readonly string[]): string =>
  plainPage({
    productName,
    title: 'Your message was not sent',
    body: `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>To keep what you wrote, go back to the page before in your browser. Or start again:</p>
<p><a href="/contact-support">Open the contact form</a> <a href="/">Go to the home page</a></p>`,
  });
