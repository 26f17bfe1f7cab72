import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#domain/durations.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';

const PASSWORD_PAGE = '/dashboard/profile?tab=security';
/** Readers of a stored copy have to fetch the file again by then. */
const SECURITY_TEXT_LIFETIME_MS = 30 * DAY_MS;

/**
 * The addresses that password managers and security researchers look for: `change-password`
 * (https://w3c.github.io/webappsec-change-password-url) and `security.txt` (RFC 9116). The latter needs absolute URLs,
 * so there is none without the public URL.
 */
function wellKnownRoutes(app: FastifyInstance, { now, settings: { publicUrl } }: Dependencies): void {
  app.get('/.well-known/change-password', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(PASSWORD_PAGE, 302),
  );
  if (publicUrl === null) return;

  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const fields = [
      ['Contact', new URL('/contact-support', publicUrl).href],
      ['Expires', new Date(now().getTime() + SECURITY_TEXT_LIFETIME_MS).toISOString()],
      ['Preferred-Languages', 'en'],
      ['Canonical', new URL('/.well-known/security.txt', publicUrl).href],
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  });
}

export const wellKnownArea = area<Dependencies>('well-known', ['error-handler'], wellKnownRoutes);
