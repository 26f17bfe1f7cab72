import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggable } from '../platform/http/loggable.ts';
import { registry } from '../platform/metrics.ts';
import { operatorsOnly } from './access.ts';

/** Liveness, readiness and metrics for the operator's monitoring. */
function operationRoutes(app: FastifyInstance, { db, settings }: Dependencies): void {
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (request) => {
    try {
      await db.execute(sql`select 1 from ledger_accounts limit 1`);
    } catch (error) {
      request.log.error({ err: loggable(error) }, 'not ready');
      throw new HttpError('dependency_down');
    }
    return { status: 'ok' };
  });

  app.get(
    '/metrics',
    { logLevel: 'silent', schema: { hide: true }, onRequest: operatorsOnly(settings) },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}

export const operationsArea = area<Dependencies>('operations', ['error-handler'], operationRoutes);
