import fp from 'fastify-plugin';
import { requestDuration } from '../metrics.ts';

const UNKNOWN = 'none';
const EVENT_STREAM = 'text/event-stream';

/** Measures requests by the route's pattern: the URL may contain personal data. */
export const requestMetrics = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      // A stream lasts as long as its page is open.
      if (reply.getHeader('content-type') === EVENT_STREAM) return;
      const route = request.routeOptions.url ?? UNKNOWN;
      const labels = { method: request.method, route, status: `${Math.trunc(reply.statusCode / 100)}xx` };
      requestDuration.observe(labels, reply.elapsedTime / 1_000);
    });
  },
  { name: 'request-metrics', fastify: '5.x' },
);
