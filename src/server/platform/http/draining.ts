import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server is not ready, ends each connection with its next response, and serves as before. */
    startDraining(): void;
    isDraining(): boolean;
  }
}

/** Lets a load balancer take its traffic elsewhere before the server closes, so that no request is lost. */
export const draining = fp(
  async (app) => {
    let isDraining = false;
    app.decorate('startDraining', () => {
      isDraining = true;
    });
    app.decorate('isDraining', () => isDraining);
    app.addHook('onRequest', async (_request, reply) => {
      if (isDraining) reply.header('Connection', 'close');
    });
  },
  { name: 'draining', fastify: '5.x' },
);
