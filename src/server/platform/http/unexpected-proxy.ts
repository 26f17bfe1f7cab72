import fp from 'fastify-plugin';

/**
 * Warns at the first request that came through a proxy, for a server that trusts none: limits per address and network
 * would count everybody together.
 */
export const unexpectedProxy = fp(
  async (app) => {
    let hasWarned = false;
    app.addHook('onRequest', async (request) => {
      if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
      hasWarned = true;
      app.log.warn(
        'requests come through a proxy, whose address counts for everybody behind it. Set TRUST_PROXY=1 where the proxy is yours',
      );
    });
  },
  { name: 'unexpected-proxy', fastify: '5.x' },
);
