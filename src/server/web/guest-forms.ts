import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** The account pages' forms for visitors, which the server renders. Their scripts call the API. */
const GUEST_FORMS = ['/login', '/sign-up', '/reset-password'] as const;

/** Opens a form's page again where it was sent before its scripts ran. Nothing of it is read: it may be a password. */
export async function guestFormRoutes(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  // The router opens the pages with a slash at the end, too.
  for (const path of GUEST_FORMS.flatMap((form) => [form, `${form}/`]))
    app.post(path, { schema: { hide: true } }, async ({ url }, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(url, 303),
    );
}
