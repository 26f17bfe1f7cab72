import type { FastifyInstance } from 'fastify';
import { isSameSecret, type RunningProvider } from '../provider.ts';
import { accountRoutes } from './accounts.ts';
import { moneyRoutes } from './money.ts';
import { FAILURES } from './sendError.ts';

/** The calls of Paystack's API that this product uses. */
export function paystackRoutes(app: FastifyInstance, provider: RunningProvider, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secretKey}`))
      await reply.code(401).send(FAILURES.wrongKey);
  });
  accountRoutes(app, provider);
  moneyRoutes(app, provider);
}
