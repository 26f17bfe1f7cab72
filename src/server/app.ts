import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { propertyRoutes } from './catalogue/routes.ts';
import { onboardingRoutes } from './identity/onboarding/routes.ts';
import { findPrincipal } from './identity/onboarding/sessions.ts';
import { userRoutes } from './identity/users/routes.ts';
import { bankRoutes } from './money/bank/routes.ts';
import { walletRoutes } from './money/wallet/routes.ts';
import { operatorsOnly } from './operations/access.ts';
import { operationRoutes } from './operations/routes.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { connectionOptions, limitConnections } from './platform/http/connections.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { addSecurityHeaders } from './platform/http/headers.ts';
import { describeRoute, describeShared } from './platform/http/openapi.ts';
import { forgetRawPackets, loggedRequest } from './platform/http/request-log.ts';
import { mediaRoutes } from './platform/media/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { contributionRoutes } from './savings/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { webRoutes } from './web/routes.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The whole server on its dependencies; not listening yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings } = dependencies;
  const app = Fastify({
    ...connectionOptions(settings.connections),
    logger: { level: settings.logLevel, serializers: { req: loggedRequest } },
    bodyLimit: MAX_BODY_BYTES,
    // One hop: the proxy's own entry, the last. Those before it are whatever the caller wrote.
    trustProxy: settings.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => uuidv7(),
  });
  limitConnections(app.server, settings.connections, { isProxied: settings.trustProxy });
  forgetRawPackets(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('findPrincipal', findPrincipal(dependencies));
  app.decorateRequest('principal', null);
  // Calls take JSON; where they take something else, their area says so.
  app.removeContentTypeParser('text/plain');
  handleErrors(app);

  await addSecurityHeaders(app, settings.publicUrl);
  await app.register(swagger, {
    openapi: {
      info: { title: `${settings.productName} API`, version: '1' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: describeShared,
  });

  await app.register(
    async (api) => {
      await api.register(async (docs) => {
        docs.addHook('onRequest', operatorsOnly(settings));
        await docs.register(swaggerUi, {
          routePrefix: '/docs',
          indexPrefix: '/api',
          // This page alone writes style into its elements.
          transformStaticCSP: (policy) =>
            policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
        });
      });
      for (const area of [
        onboardingRoutes,
        userRoutes,
        walletRoutes,
        propertyRoutes,
        contributionRoutes,
        supportRoutes,
        bankRoutes,
        sandboxRoutes,
      ]) {
        await api.register(async (scope) => area(scope, dependencies));
      }
    },
    { prefix: '/api' },
  );
  await app.register(async (scope) => operationRoutes(scope, dependencies));
  await app.register(async (scope) => mediaRoutes(scope, dependencies));
  await app.register(async (scope) => webRoutes(scope, dependencies));
  return app;
}
