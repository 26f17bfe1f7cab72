import fp from 'fastify-plugin';

/** One span for each request, by the pattern of its route and never by its address: that may hold what is personal. */
export const tracedRequests = fp(
  async (app) => {
    // Anybody can send the header that continues a trace of theirs: each of ours begins here.
    app.addHook('onRequest', async ({ headers }) => {
      delete headers.traceparent;
    });
    // Loaded where traces are wanted alone.
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
