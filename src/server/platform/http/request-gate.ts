import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { requestsInProgress, requestsShed } from '../metrics.ts';
import { HttpError } from './http-error.ts';

const RETRY_AFTER_SECONDS = 2;

interface GateOptions {
  /** The label in metrics. */
  readonly name: 'all' | 'browsing';
  readonly maxCount: number;
}

/**
 * Limits the requests in progress. Requests beyond the limit get 503 with `Retry-After` before any work is done for
 * them, so that the others finish in time.
 */
export const requestGate = (options: GateOptions) =>
  fp(
    async (app: FastifyInstance) => {
      let count = 0;
      app.addHook('onRequest', async (_request, reply) => {
        if (count >= options.maxCount) {
          requestsShed.inc({ gate: options.name });
          throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
        }
        count += 1;
        requestsInProgress.set({ gate: options.name }, count);
        reply.raw.once('close', () => {
          count -= 1;
          requestsInProgress.set({ gate: options.name }, count);
        });
      });
    },
    { name: `request-gate-${options.name}`, fastify: '5.x' },
  );
