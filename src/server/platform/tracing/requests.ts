import fp from 'fastify-plugin';

/** One span per request, named after the route's pattern: its URL may contain personal data. */
export const tracedRequests = fp(
  async (app) => {
    // Anyone can send this header, so it is ignored: each trace begins here.
    app.addHook('onRequest', async ({ headers }) => {
      delete headers.traceparent;
    });
    // Loaded only if tracing is on.
    const { FastifyOtelInstrumentation } = await import('@fastify/otel');
    const instrumentation = new FastifyOtelInstrumentation({
      instrumentHooks: false,
      instrumentHandler: false,
      recordExceptions: false,
      requestHook: (span, request) => span.setAttribute('url.path', request.routeOptions.url ?? 'none'),
    });
    await app.register(instrumentation.plugin());
  },
  { name: 'traced-requests', fastify: '5.x' },
);
