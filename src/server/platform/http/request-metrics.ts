import fp from 'fastify-plugin';
import { requestDuration } from '../metrics.ts';

const UNKNOWN = 'none';
const EVENT_STREAM = 'text/event-stream';

/** Measures each request by the pattern of its route, never by its address: that may hold what is personal. */
export const requestMetrics = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      // A stream ends when its page is closed.
      if (reply.getHeader('content-type') === EVENT_STREAM) return;
      const route = request.routeOptions.url ?? UNKNOWN;
      const labels = { method: request.method, route, status: `${Math.trunc(reply.statusCode / 100)}xx` };
      requestDuration.observe(labels, reply.elapsedTime / 1_000);
    });
  },
  { name: 'request-metrics', fastify: '5.x' },
);
