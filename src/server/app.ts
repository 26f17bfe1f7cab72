import { randomUUID } from 'node:crypto';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { catalogueArea } from './catalogue/routes.ts';
import { unitPictureArea } from './catalogue/unit-picture/routes.ts';
import { documentsArea } from './documents/routes.ts';
import { onboardingArea } from './identity/onboarding/routes.ts';
import { profileArea } from './identity/profile/routes.ts';
import { authentication } from './identity/sessions/authentication.ts';
import { messageReportsArea } from './messages/reports/routes.ts';
import { messagePreferencesArea } from './messages/routes.ts';
import { requeryArea } from './money/bank/requery-routes.ts';
import { bankArea } from './money/bank/routes.ts';
import { ensureWalletOf } from './money/wallet/open.ts';
import { walletArea } from './money/wallet/routes.ts';
import { withdrawalsArea } from './money/withdrawals/routes.ts';
import { operatorsOnly } from './operations/access.ts';
import { operationsArea } from './operations/routes.ts';
import { ownDataArea } from './own-data/routes.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { eventsArea } from './platform/events/routes.ts';
import { connectionOptions, limitConnections } from './platform/http/connections.ts';
import { draining } from './platform/http/draining.ts';
import { errorHandler, sendError } from './platform/http/error-handler.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { openApi } from './platform/http/openapi.ts';
import { MAX_BODY_BYTES } from './platform/http/raw-bodies.ts';
import { requestGate } from './platform/http/request-gate.ts';
import { dropRawPackets, loggedRequest } from './platform/http/request-log.ts';
import { requestMetrics } from './platform/http/request-metrics.ts';
import { compileResponse, describedStatuses } from './platform/http/responses.ts';
import { unexpectedProxy } from './platform/http/unexpected-proxy.ts';
import { mediaArea } from './platform/media/routes.ts';
import { tracedRequests } from './platform/tracing/requests.ts';
import { sandboxArea } from './sandbox/routes.ts';
import { savingsArea } from './savings/routes.ts';
import { settleAfterDeposit } from './savings/settle.ts';
import { supportArea } from './support/routes.ts';
import { crawlerArea } from './web/crawlers/routes.ts';
import { decodableAddress } from './web/page-address.ts';
import type { PageRenderer } from './web/page-renderer.ts';
import { webArea } from './web/routes.ts';
import { wellKnownArea } from './web/well-known.ts';

/** Every call of the API except the event stream, and the OpenAPI description. */
async function registerApi(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await api.register(async (docs) => {
    docs.addHook('onRequest', operatorsOnly(dependencies.settings));
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: '/api',
      // Only this page sets inline styles on elements.
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    });
  });
  await api.register(onboardingArea, {
    ...dependencies,
    onPhoneVerified: (user) => ensureWalletOf(dependencies, user.id),
  });
  await api.register(profileArea, dependencies);
  await api.register(walletArea, dependencies);
  await api.register(withdrawalsArea, dependencies);
  await api.register(documentsArea, dependencies);
  await api.register(savingsArea, dependencies);
  await api.register(supportArea, dependencies);
  await api.register(ownDataArea, dependencies);
  await api.register(bankArea, { ...dependencies, onDepositCredited: settleAfterDeposit(dependencies) });
  await api.register(messagePreferencesArea, dependencies);
  await api.register(messageReportsArea, dependencies);
  await api.register(requeryArea, dependencies);
  await api.register(sandboxArea, dependencies);
}

/** The startup timeout of a plugin. Fastify's default of ten seconds is too short on a busy machine. */
const AREA_START_LIMIT_MS = 120_000;

/** Visitors' reads, with a separate request limit; they use the pool `browsing`. Both leave room for other calls. */
async function registerBrowsing(visitors: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings } = dependencies;
  await visitors.register(requestGate({ name: 'browsing', maxCount: settings.requests.maxBrowsingCount }));
  await visitors.register(catalogueArea, { ...dependencies, prefix: '/api' });
  await visitors.register(unitPictureArea, dependencies);
  await visitors.register(crawlerArea, dependencies);
  await visitors.register(wellKnownArea, dependencies);
}

/** Everything under the limit of requests in progress. */
async function registerServed(
  served: FastifyInstance,
  dependencies: Dependencies,
  renderer: PageRenderer | null,
): Promise<void> {
  await served.register(requestGate({ name: 'all', maxCount: dependencies.settings.requests.maxCount }));
  await served.register(async (api) => registerApi(api, dependencies), { prefix: '/api' });
  await served.register(async (visitors) => registerBrowsing(visitors, dependencies));
  await served.register(mediaArea, dependencies);
  await served.register(webArea, { ...dependencies, renderer });
}

/**
 * Builds the server from its dependencies, without listening.
 * @param renderer renders the public pages; without it, browsers render them from the bare shell.
 * @param checksResponses fails if a response does not match its schema or its status is not described, for tests.
 */
export async function buildApp(
  dependencies: Dependencies,
  renderer: PageRenderer | null = null,
  { checksResponses = false }: { readonly checksResponses?: boolean } = {},
): Promise<FastifyInstance> {
  const { settings } = dependencies;
  const app = Fastify({
    ...connectionOptions(settings.connections),
    logger: { level: settings.logLevel, serializers: { req: loggedRequest } },
    bodyLimit: MAX_BODY_BYTES,
    // Only the last entry of X-Forwarded-For, which the proxy adds: a client can forge the others.
    trustProxy: settings.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ method, url = '/' }) => (method === 'GET' ? decodableAddress(url) : url),
    frameworkErrors: sendError,
    pluginTimeout: AREA_START_LIMIT_MS,
  });
  limitConnections(app.server, settings.connections, { isProxied: settings.trustProxy });
  dropRawPackets(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileResponse({ isChecked: checksResponses }));
  // Calls accept JSON; areas that accept something else add their own parser.
  app.removeContentTypeParser('text/plain');
  // Before all routes.
  if (settings.tracesUrl !== null) await app.register(tracedRequests);
  await app.register(errorHandler);
  await app.register(securityHeaders, { publicUrl: settings.publicUrl });
  await app.register(openApi, { productName: settings.productName });
  if (checksResponses) await app.register(describedStatuses);
  await app.register(authentication, dependencies);
  await app.register(requestMetrics);
  await app.register(draining);
  if (!settings.trustProxy) await app.register(unexpectedProxy);
  await app.register(operationsArea, dependencies);
  await app.register(eventsArea, { ...dependencies, prefix: '/api' });
  await app.register(async (served) => registerServed(served, dependencies, renderer));
  return app;
}
