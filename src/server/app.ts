import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { PICTURE_MAX_BYTES } from '#api/contract/users.ts';
import { bankRoutes } from './bank/routes.ts';
import { contributionRoutes } from './contributions/routes.ts';
import type { Dependencies } from './dependencies.ts';
import { answerFailures } from './http/failures.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { findCaller } from './onboarding/sessions.ts';
import { operationRoutes } from './operations/routes.ts';
import { propertyRoutes } from './properties/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { userRoutes } from './users/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import { webRoutes } from './web/routes.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The whole server on its dependencies; not listening yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings } = dependencies;
  const app = Fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: MAX_BODY_BYTES,
    // One hop: the proxy's own entry, the last. Those before it are whatever the caller wrote.
    trustProxy: settings.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => uuidv7(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('findCaller', findCaller(dependencies));
  app.decorateRequest('caller', null);
  answerFailures(app);

  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy(settings.publicUrl) },
  });
  await app.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5 } });
  await app.register(swagger, {
    openapi: {
      info: { title: `${settings.productName} API`, version: '1' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });

  await app.register(
    async (api) => {
      await api.register(swaggerUi, { routePrefix: '/docs' });
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
  await app.register(async (scope) => webRoutes(scope, dependencies));
  return app;
}

/** Everything comes from this server; nothing is written into the page as script or style. */
function contentSecurityPolicy(publicUrl: string | null): Record<string, string[] | null> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl?.startsWith('https:') ? [] : null,
  };
}
