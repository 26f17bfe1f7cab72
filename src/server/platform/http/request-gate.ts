import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { requestsInProgress, requestsShed } from '../metrics.ts';
import { HttpError } from './http-error.ts';

const RETRY_AFTER_SECONDS = 2;

interface GateOptions {
  /** Of its metrics. */
  readonly name: 'all' | 'browsing';
  readonly maxCount: number;
}

/**
 * Limits how many requests of an area are in progress at once. Those beyond get 503 with `Retry-After` before anything
 * is done for them, so that the others finish in time, and the area serves again as soon as they have.
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
