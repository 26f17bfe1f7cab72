import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { measureDifferences } from '../money/bank/reconciled.ts';
import { measureOpenEvents, measureOpenRefunds } from '../money/bank/report.ts';
import { measureUnappliedEvents } from '../money/bank/sweep.ts';
import { measureBankHealth } from '../money/wallet/health.ts';
import { measureOpenWithdrawals } from '../money/withdrawals/measure.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggable } from '../platform/http/loggable.ts';
import { measureJobs } from '../platform/jobs/measure.ts';
import { registry } from '../platform/metrics.ts';
import { measureOpenExits } from '../savings/exits/decide.ts';
import { operatorsOnly } from './access.ts';

/** Liveness, readiness and metrics for the operator's monitoring. */
function operationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, settings } = dependencies;
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (request) => {
    if (app.isDraining()) throw new HttpError('dependency_down');
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
    async (request, reply) => {
      // The process's own metrics are still useful while the database is down.
      const measured = await Promise.allSettled([
        measureJobs(db),
        measureUnappliedEvents(dependencies),
        measureOpenEvents(dependencies),
        measureOpenRefunds(dependencies),
        measureOpenWithdrawals(dependencies),
        measureOpenExits(dependencies),
        measureBankHealth(dependencies),
        measureDifferences(dependencies),
      ]);
      for (const result of measured)
        if (result.status === 'rejected')
          request.log.error({ err: loggable(result.reason) }, 'not all metrics were read from the database');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

export const operationsArea = area<Dependencies>(
  'operations',
  ['error-handler', 'draining'],
  operationRoutes,
);
