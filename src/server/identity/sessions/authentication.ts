import fp from 'fastify-plugin';
import { findPrincipal, type SessionOptions } from './sessions.ts';

/** Makes the principal of each request known to the routes, by the session of its token. */
export const authentication = fp<SessionOptions>(
  async (app, options) => {
    app.decorate('findPrincipal', findPrincipal(options));
    app.decorateRequest('principal', null);
  },
  { name: 'authentication', fastify: '5.x' },
);
