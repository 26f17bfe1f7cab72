import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports the server as not ready and closes each connection after its next response; requests are still served. */
    startDraining(): void;
    isDraining(): boolean;
  }
}

/** Lets a load balancer redirect its traffic before the server closes, so that no request is lost. */
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
